import * as v from 'valibot'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import { FURNISHINGS } from '#domain/listing/lease-terms.ts'
import { LAUNDRY_PLACES } from '#domain/listing/structure.ts'
import { INSURED } from '#domain/money/home-insurance.ts'
import { TAX_ORIGINS } from '#domain/money/property-tax.ts'
import { count, described, dollars, orNothing, text } from './schema-values.ts'

/** Facts that a listing keeps in groups, for the API's description. Null and an empty list: the source has no value. */

export const OpenHouseSchema = v.object({
  startsAt: text('Date and time, UTC'),
  endsAt: text('Date and time, UTC'),
  byAppointment: v.boolean(),
  remarks: orNothing(v.string()),
})

export const CostFactsSchema = v.pipe(
  v.object({
    tax: orNothing(
      v.object({
        yearly: dollars('US dollars per year'),
        from: v.pipe(
          v.picklist(TAX_ORIGINS),
          described('From the listing; otherwise estimated from its assessment, or from the town’s or county’s rate'),
        ),
        year: orNothing(v.number()),
        place: orNothing(text('Town or county whose rate was used for the estimate')),
      }),
    ),
    fee: orNothing(dollars('Association fee, US dollars per month; 0 if none')),
    insured: v.pipe(
      v.picklist(INSURED),
      described('What the owner insures: the building, or only the inside of a condo, co-op, or apartment'),
    ),
    feeCapped: v.pipe(
      v.boolean(),
      described('Whether the law caps, or may cap, a tenant’s application fee. False for one- and two-family houses'),
    ),
    asked: v.optional(
      v.pipe(
        v.object({ deposit: orNothing(dollars('US dollars')), applicationFee: orNothing(dollars('US dollars')) }),
        described('The deposit and application fee a rental listing asks for; absent if it gives neither'),
      ),
    ),
    hudRents: v.optional(
      v.pipe(v.array(v.number()), described('HUD’s rents for 0 to 4 bedrooms in a rental’s ZIP code')),
    ),
  }),
  described('Monthly costs other than the loan; the tax is null for rentals'),
)

export const SchoolDistrictsSchema = v.object({
  elementary: orNothing(v.string()),
  middle: orNothing(v.string()),
  high: orNothing(v.string()),
})

export const StructureSchema = v.object({
  kind: orNothing(v.picklist(HOME_KINDS)),
  stories: orNothing(v.pipe(v.number(), described('Floors in the home'))),
  buildingStories: orNothing(v.number()),
  basement: orNothing(text('In the source’s words. None if there is none')),
  hasBasement: orNothing(v.pipe(v.boolean(), described('A crawl space doesn’t count'))),
  hasFireplace: orNothing(v.boolean()),
  garageSpaces: orNothing(count()),
  laundry: orNothing(v.picklist(LAUNDRY_PLACES)),
  accessibility: v.array(v.string()),
})

export const UtilitiesSchema = v.object({
  hasCentralAir: orNothing(v.boolean()),
  sewer: orNothing(v.string()),
  waterSource: orNothing(v.string()),
})

const PetRulesSchema = v.object({
  cats: orNothing(v.boolean()),
  dogs: orNothing(v.boolean()),
  words: text('In the source’s words'),
})

export const LeaseSchema = v.object({
  terms: v.array(v.string()),
  pets: orNothing(PetRulesSchema),
  furnished: orNothing(v.picklist(FURNISHINGS)),
  rentIncludes: v.array(v.string()),
  tenantPays: v.array(v.string()),
  securityDeposit: orNothing(dollars()),
  applicationFee: orNothing(dollars()),
})

export const LinksSchema = v.object({
  virtualTour: orNothing(text('Link to a tour on another site, https')),
  floorPlans: v.array(v.object({ url: text('Link to a drawing or document, https'), caption: v.string() })),
})

export const AssociationSchema = v.object({
  exists: orNothing(v.boolean()),
  feeIncludes: v.array(v.string()),
  isSeniorCommunity: orNothing(v.pipe(v.boolean(), described('RESO SeniorCommunityYN'))),
})
