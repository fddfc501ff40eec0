import * as v from 'valibot'
import { COUNTIES } from '#domain/geo/county.ts'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import type { Listing, ListingSummary } from '#domain/listing/listing.ts'
import type { JudgedHome } from '#domain/match/judging.ts'
import type { RankedPage } from '#domain/match/ranking.ts'
import { MARKETS } from '#domain/money/money.ts'
import { WHOLE_FILTERS } from '#domain/search/filters.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import { FEATURE_KEYS } from '#domain/search/filters/features.ts'
import type { MapHomes } from '#domain/search/map-homes.ts'
import type { ListingPage } from '#domain/search/search.ts'
import type { HomeListings } from '#ports/browser/listing-gateway.ts'
import type { ProblemDetails } from '../problem-http.ts'
import type { CountyAnswer } from './counties.ts'
import {
  AssociationSchema,
  CostFactsSchema,
  LeaseSchema,
  LinksSchema,
  OpenHouseSchema,
  SchoolDistrictsSchema,
  StructureSchema,
  UtilitiesSchema,
} from './listing-fact-schemas.ts'
import { count, described, dollars, orNothing, text } from './schema-values.ts'

/** What the API answers, for its description. The types below prove that these are the domain's own. */

const isoDay = (meaning: string) => v.pipe(v.string(), v.isoDate(), described(meaning))

const PictureSchema = v.object({
  url: text('Address of a JPEG; relative to this site for our own pictures'),
  alt: text('What the picture shows; empty if unknown'),
  caption: orNothing(text('A short label, such as the room')),
  width: orNothing(count()),
  height: orNothing(count()),
  color: orNothing(text('Average color as #rrggbb')),
  illustrative: v.pipe(v.boolean(), described('Whether it’s a rendering, not a photograph of the home')),
})

const PlaceSchema = v.pipe(v.object({ lat: v.number(), lng: v.number() }), described('Degrees, WGS 84'))

const STATUSES = ['active', 'coming-soon', 'under-contract'] as const

const SUMMARY = {
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.string(),
  address: text('One line: street, town, state, and ZIP code. Only town and ZIP code if the seller hides the address'),
  city: v.string(),
  county: v.string(),
  price: dollars('US dollars; per month when `market` is `rent`'),
  market: v.picklist(MARKETS),
  beds: orNothing(v.number()),
  baths: orNothing(v.pipe(v.number(), described('Half baths count as 0.5'))),
  squareFeet: orNothing(v.number()),
  features: v.array(v.string()),
  picture: orNothing(PictureSchema),
  location: orNothing(PlaceSchema),
  status: v.picklist(STATUSES),
  listedOn: isoDay('Day the home was listed'),
  priceReduction: orNothing(
    v.pipe(
      v.object({ amount: dollars(), on: isoDay('Day of the change') }),
      described('The latest price reduction, if its day is known'),
    ),
  ),
  openHouses: v.pipe(v.array(OpenHouseSchema), described('Open houses, sorted by start. May include past ones')),
  availableOn: orNothing(isoDay('First move-in day')),
  costFacts: CostFactsSchema,
  office: text('Listing office; show it with the listing'),
}
export const ListingSummarySchema = v.object(SUMMARY)

export const FeedCreditSchema = v.pipe(
  v.object({
    name: text('Source of the homes'),
    logo: orNothing(text('URL of its picture, or a path on this site')),
    disclaimer: orNothing(v.string()),
    listingsAsOf: orNothing(text('Date and time of the last import')),
  }),
  described('Notices that the source requires with its homes'),
)

export const ListingSchema = v.object({
  ...SUMMARY,
  pictures: v.array(PictureSchema),
  description: v.string(),
  amenities: v.array(v.string()),
  bathCounts: orNothing(v.object({ full: count(), half: count() })),
  schoolDistrict: orNothing(v.string()),
  schoolDistricts: SchoolDistrictsSchema,
  lotSize: orNothing(text('With its unit. N/A if the home has no lot')),
  lotAcres: orNothing(v.number()),
  propertyType: orNothing(v.string()),
  yearBuilt: orNothing(v.number()),
  parking: orNothing(v.string()),
  heating: orNothing(v.string()),
  cooling: orNothing(v.string()),
  structure: StructureSchema,
  utilities: UtilitiesSchema,
  lease: LeaseSchema,
  links: LinksSchema,
  originalPrice: orNothing(dollars('US dollars; present if the price has changed')),
  previousPrice: orNothing(dollars('US dollars before the last change')),
  priceChangedOn: orNothing(isoDay('Day of the last price change, according to the source')),
  statusChangedOn: orNothing(isoDay('Day of the last status change, according to the source')),
  taxes: orNothing(v.object({ amount: dollars('US dollars per year'), year: orNothing(v.number()) })),
  taxAssessedValue: orNothing(dollars('US dollars. The value that taxes are based on')),
  associationFee: orNothing(v.object({ amount: dollars(), frequency: v.string() })),
  association: AssociationSchema,
  agent: orNothing(v.string()),
  attributionContact: orNothing(v.string()),
  listingNumber: orNothing(v.string()),
  addressHidden: v.boolean(),
  source: v.picklist(['sample', 'feed']),
  feed: orNothing(FeedCreditSchema),
  otherFeeds: v.array(FeedCreditSchema),
  updatedAt: text('Date and time of the last change at the source'),
  history: v.pipe(
    v.array(
      v.object({
        on: orNothing(isoDay('Start date; null if unknown')),
        price: SUMMARY.price,
        status: v.picklist([...STATUSES, 'unlisted']),
      }),
    ),
    described('Prices and statuses, oldest first, including those of the home’s earlier listings'),
  ),
})

const countsOf = <const K extends string>(keys: readonly K[]) =>
  v.object(Object.fromEntries(keys.map((key) => [key, count()])) as Record<K, ReturnType<typeof count>>)

const FilterPartSchema = v.variant('part', [
  v.object({
    part: v.picklist(WHOLE_FILTERS),
    step: v.exactOptional(v.pipe(v.number(), described('For a widened filter: which wider value'))),
  }),
  v.object({ part: v.literal('amenity'), amenity: v.picklist(AMENITY_KEYS) }),
  v.object({ part: v.literal('feature'), feature: v.picklist(FEATURE_KEYS) }),
])

export const ListingPageSchema = v.object({
  total: v.pipe(v.number(), described('Total homes found')),
  totalBeyondView: v.pipe(count(), described('Homes that match all filters except `bbox`')),
  page: v.pipe(v.number(), described('The page returned: the last one if the request’s page is past the end')),
  pageCount: v.number(),
  listings: v.array(ListingSummarySchema),
  facets: v.pipe(
    v.object({
      counties: countsOf(COUNTIES),
      amenities: countsOf(AMENITY_KEYS),
      markets: countsOf(MARKETS),
      above: v.pipe(count(), described('Homes above the maximum price')),
    }),
    described('The number of homes for each option, with all other filters unchanged'),
  ),
  relaxation: orNothing(
    v.pipe(
      v.object({ part: FilterPartSchema, total: v.number() }),
      described('If nothing was found: the filter to drop, and the number of homes without it'),
    ),
  ),
  uncosted: v.pipe(count(), described('Homes excluded by `cost` only because their monthly cost is unknown')),
  feeds: v.array(FeedCreditSchema),
})

const HomeFitSchema = v.object({
  points: v.pipe(v.array(v.number()), described('Of each wish, 0 to 100, in the order of the filters')),
  month: orNothing(v.pipe(v.number(), described('Monthly cost in cents, if `cost` is given and it is known'))),
  minutes: orNothing(v.pipe(v.number(), described('Door to door to `train`, if a way is known'))),
  yearBuilt: orNothing(v.number()),
  lotAcres: orNothing(v.number()),
  kind: orNothing(v.picklist(HOME_KINDS)),
})

export const RankedPageSchema = v.object({
  total: v.pipe(count(), described('Homes that meet all filters but the wishes')),
  full: v.pipe(count(), described('Of these, homes that meet every wish')),
  nearly: v.pipe(count(), described('Of these, homes that meet every wish but one')),
  page: v.number(),
  pageCount: v.number(),
  homes: v.array(
    v.object({
      listing: ListingSummarySchema,
      fit: HomeFitSchema,
    }),
  ),
  feeds: v.array(FeedCreditSchema),
})

export const JudgedHomesSchema = v.array(
  v.object({
    id: SUMMARY.id,
    fit: HomeFitSchema,
    musts: v.pipe(
      v.array(v.number()),
      described('Of each filter that isn’t named in `like`, 0 to 100, in the order of the filters; 100 meets it'),
    ),
  }),
)

export const ChoiceCountsSchema = v.pipe(
  v.record(v.string(), count()),
  described('By the parameter and value that stand for a choice, such as `county=Essex`'),
)

const HomeGroupSchema = v.object({
  at: PlaceSchema,
  count: v.pipe(v.number(), v.integer(), v.minValue(2)),
  cheapest: v.object({ id: SUMMARY.id, price: SUMMARY.price, market: SUMMARY.market }),
  bounds: v.pipe(
    v.object({ west: v.number(), south: v.number(), east: v.number(), north: v.number() }),
    described('The smallest box around the homes, degrees WGS 84; a point if all are at one address'),
  ),
})

export const MapHomesSchema = v.object({
  homes: v.pipe(v.array(v.object({ ...SUMMARY, location: PlaceSchema })), described('Newest first')),
  groups: v.array(HomeGroupSchema),
})

export const SimilarSchema = v.array(ListingSummarySchema)

export const CountiesSchema = v.array(
  v.object({
    name: v.picklist(COUNTIES),
    description: v.string(),
    stats: v.object({
      avgPrice: v.optional(text('Average home price; absent if no one has published one')),
      population: v.string(),
      towns: text('Number of municipalities'),
    }),
    listings: v.pipe(countsOf(MARKETS), described('Active homes, at any price')),
  }),
)

export const HomeSchema = v.object({
  featured: v.array(ListingSummarySchema),
  budget: v.array(
    v.object({
      label: v.string(),
      min: dollars(),
      max: orNothing(dollars('US dollars; null means no limit')),
      count: v.pipe(count(), described('The figure shown. It’s a sample figure while there are only sample homes')),
      listed: v.pipe(count(), described('Current homes for sale in the range')),
    }),
  ),
})

export const ProblemSchema = v.object({
  type: text('/problems/ and the kind of problem'),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  errors: v.exactOptional(v.array(v.object({ field: v.string(), message: v.string() }))),
  instance: text('Request id, as in the x-request-id header'),
})

/** Compiles only while a schema's output and the type that is answered are the same. */
type Answers<S extends v.GenericSchema, T> = [T, v.InferOutput<S>] extends [v.InferOutput<S>, T] ? true : false
type AllTrue<T extends readonly true[]> = T
export type SchemasAreTheDomains = AllTrue<
  [
    Answers<typeof ListingSummarySchema, ListingSummary>,
    Answers<typeof ListingSchema, Listing>,
    Answers<typeof ListingPageSchema, ListingPage>,
    Answers<typeof MapHomesSchema, MapHomes>,
    Answers<typeof RankedPageSchema, RankedPage>,
    Answers<typeof JudgedHomesSchema, JudgedHome[]>,
    Answers<typeof CountiesSchema, CountyAnswer[]>,
    Answers<typeof HomeSchema, HomeListings>,
    Answers<typeof ProblemSchema, ProblemDetails>,
  ]
>
