import * as v from 'valibot'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { ok } from '#domain/result.ts'
import { HOME_FACTS } from '#language/understanding.ts'
import { agentTool, type Fact } from '../agent-tool.ts'
import { homeFacts, homeSource } from '../home-facts.ts'

/** Facts of one home: those asked for, or an overview. */
export const listingFacts = agentTool({
  name: 'listing_facts',
  description:
    'What the listing of one home says: price, taxes, fees, year, lot, rooms, heating, cooling, parking, name of the school district, address, features, home type, garage, floors, accessibility, water, open houses, move-in date, lease, deposit, and price history. What it does not say is not provided: never guess.',
  schema: v.object({
    listing_id: v.pipe(v.number(), v.integer()),
    facts: v.optional(
      v.pipe(v.array(v.picklist(HOME_FACTS)), v.description('What the visitor asked about; default an overview.')),
    ),
    feature: v.optional(
      v.pipe(v.string(), v.maxLength(40), v.description('A feature the visitor asked about, such as "basement".')),
    ),
  }),
  async run({ listing_id: id, facts = [], feature }, { listings, clock, phrases }, signal) {
    const found = await listings.byId(id, signal)
    if (!found.ok) return found
    const home = found.value
    const today = newJerseyDay(clock.now())
    const answers = [
      ...(feature ? [phrases.facts.feature(feature, home)] : []),
      ...facts.map((fact) => phrases.facts.fact(fact, home, today)),
    ].join(' ')
    return ok({
      say: answers ? `${home.title}. ${answers}` : phrases.facts.overview(home, today),
      facts: allFacts(home),
      shown: { kind: 'listing', listing: summaryOf(home) },
      sources: [homeSource(home, phrases)],
    })
  },
})

/** All facts for a language model; null means 'not provided'. */
const allFacts = (home: Listing): Fact => ({
  ...(homeFacts(home) as Record<string, Fact>),
  amenities: home.amenities,
  description: home.description,
  school_district: home.schoolDistrict,
  lot_size: home.lotSize,
  property_type: home.propertyType,
  year_built: home.yearBuilt,
  parking: home.parking,
  heating: home.heating,
  cooling: home.cooling,
  original_price_usd: home.originalPrice,
  taxes_usd_per_year: home.taxes?.amount ?? null,
  tax_year: home.taxes?.year ?? null,
  association_fee_usd: home.associationFee?.amount ?? null,
  association_fee_frequency: home.associationFee?.frequency ?? null,
  full_baths: home.bathCounts?.full ?? null,
  half_baths: home.bathCounts?.half ?? null,
  kind: home.structure.kind,
  floors: home.structure.stories,
  basement: home.structure.basement,
  fireplace: home.structure.hasFireplace,
  garage_spaces: home.structure.garageSpaces,
  laundry: home.structure.laundry,
  accessibility: home.structure.accessibility,
  water: home.utilities.waterSource,
  sewer: home.utilities.sewer,
  available_on: home.availableOn,
  lease_terms: home.lease.terms,
  pets: home.lease.pets?.words ?? null,
  furnished: home.lease.furnished,
  rent_includes: home.lease.rentIncludes,
  tenant_pays: home.lease.tenantPays,
  security_deposit_usd: home.lease.securityDeposit,
  application_fee_usd: home.lease.applicationFee,
  open_houses: home.openHouses.map(({ startsAt, endsAt }) => `${startsAt} to ${endsAt}`),
  association_fee_includes: home.association.feeIncludes,
  listing_number: home.listingNumber,
  pictures: home.pictures.length,
})
