import * as fc from 'fast-check'
import { RAIL_LINES } from '#domain/commute/rail-line.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { boundsAround, type Bounds, type LatLng } from '#domain/geo/geo.ts'
import type { TownKey } from '#domain/geo/town.ts'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import type { Listing, ListingStatus } from '#domain/listing/listing.ts'
import type { OpenHouse } from '#domain/listing/open-house.ts'
import { LOAN_KINDS, NO_OWN_TERMS, type OwnTerms } from '#domain/money/loan-terms.ts'
import type { Market } from '#domain/money/money.ts'
import { amenityFeature } from '#domain/search/amenity-feature.ts'
import { makeFilters } from '#domain/search/filters.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import { BATHS_OPTIONS } from '#domain/search/filters/baths.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import { FILTERS, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { CostLimit } from '#domain/search/filters/cost.ts'
import { DAYS_OPTIONS } from '#domain/search/filters/days.ts'
import type { FeatureKey, LeftOutFeature } from '#domain/search/filters/features.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import { fromKind } from '#domain/search/filters/keys-of-kind.ts'
import { PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import { normalizeSearch } from '#domain/search/filters/search-text.ts'
import { NO_TRAIN, type TrainLimit } from '#domain/search/filters/train.ts'
import { normalizeWords } from '#domain/search/filters/words.ts'
import type { Span } from '#domain/search/query-param.ts'
import { type ListingQuery } from '#domain/search/search.ts'
import { SORTS, sortFor } from '#domain/search/sort.ts'
import { spanFilter, type SpanKey } from '#domain/search/span-filters.ts'
import { anyCharacter } from './any-character.ts'
import { madeListing } from './made-listing.ts'

const anyMarket = fc.constantFrom<Market>('sale', 'rent')

/** Prices on and around the ends of the sliders, so that borders are met often. */
const anyPrice = fc.oneof(
  fc.integer({ min: 0, max: 3_000_000 }),
  fc.constantFrom(
    ...Object.values(PRICE_SCALES).flatMap(({ min, max, step }) => [min, max, min - 1, max + 1, min + step]),
  ),
)

const anyPriceRange = fc.tuple(anyPrice, anyPrice).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))

/** Degrees as an address gives them: to four places. */
const anyDegrees = (min: number, max: number) =>
  fc.integer({ min: min * 10_000, max: max * 10_000 }).map((degrees) => degrees / 10_000)

const anyPoint: fc.Arbitrary<LatLng> = fc.record({ lat: anyDegrees(40, 42), lng: anyDegrees(-76, -73) })

const anyBox: fc.Arbitrary<Bounds> = fc
  .tuple(anyPoint, anyPoint)
  .filter(([a, b]) => a.lat !== b.lat && a.lng !== b.lng)
  .map((corners) => boundsAround(corners))

/** Of two whole numbers, either may be open. */
const someSpan = (...ends: number[]): fc.Arbitrary<Span | null> =>
  fc
    .tuple(fc.option(fc.constantFrom(...ends)), fc.option(fc.constantFrom(...ends)))
    .map(([a, b]) =>
      a === null && b === null
        ? null
        : a === null || b === null
          ? { min: a, max: b }
          : { min: Math.min(a, b), max: Math.max(a, b) },
    )

const offeredEnds = (key: SpanKey): number[] =>
  spanFilter(key).offered.flatMap(([text]) => text.split('-').filter(Boolean).map(Number))

/** What 'More filters' asks for, but for the flags. */
export const moreFilters = {
  // The ends that lists offer, and no home has by chance; below, those that homes have.
  ...fromKind('span', (key) => someSpan(...offeredEnds(key))),
  ...fromKind('day', () => fc.option(fc.constantFrom('2026-11-28', '2026-11-29', '2026-12-31'))),
  counties: fc.oneof(
    fc.constant([]),
    fc.subarray([...COUNTIES], { minLength: 2, maxLength: 4 }).map((some) => some.sort()),
  ),
  size: someSpan(650, 900, 2100),
  features: fc
    .subarray<FeatureKey>(['balcony', 'deck', 'porch', 'dishwasher', 'home-office', 'soaking-tub'], { maxLength: 3 })
    .map((some) => some.sort()),
  kinds: fc.subarray([...HOME_KINDS], { maxLength: 3 }).map((some) => some.sort()),
  lot: someSpan(0, 0.25, 1),
  fee: someSpan(0, 120, 300),
  garage: someSpan(0, 1, 2),
  marketDays: someSpan(0, 1, 30),
  openHouse: fc.boolean(),
  openOn: fc.option(
    fc.constantFrom(
      { from: '2026-11-28', to: '2026-11-28' },
      { from: '2026-11-29', to: '2026-11-29' },
      { from: '2026-11-29', to: '2026-12-05' },
    ),
  ),
  available: fc.option(fc.constantFrom('2026-12-31', '2027-01-01', '2027-02-28')),
  bedsMax: fc.option(fc.constantFrom(...BEDS_OPTIONS)),
  bathsMax: fc.option(fc.constantFrom(...BATHS_OPTIONS)),
  notTowns: fc.subarray<TownKey>(['Bergen/Ridgewood', 'Essex/Montclair', 'Sussex/Newton']).map((towns) => towns.sort()),
  notCounties: fc.subarray([...COUNTIES], { maxLength: 2 }).map((some) => some.sort()),
  notKinds: fc.subarray([...HOME_KINDS], { maxLength: 2 }).map((some) => some.sort()),
  notAmenities: fc.subarray([...AMENITY_KEYS], { maxLength: 2 }).map((keys) => keys.sort()),
  notFeatures: fc
    .subarray<LeftOutFeature>(['balcony', 'basement', 'deck', 'elevator', 'soaking-tub'], { maxLength: 3 })
    .map((some) => some.sort()),
  notArea: fc.option(fc.array(anyPoint, { minLength: 3, maxLength: 12 })),
  built: someSpan(1900, 1931, 2015),
  days: fc.option(fc.constantFrom(...DAYS_OPTIONS)),
  words: fc.oneof(
    fc.constant(''),
    fc.constantFrom('home office', 'gas,quiet street', '“', "chef's kitchen,Café", 'room'),
    fc.string({ unit: anyCharacter, maxLength: 300 }).map(normalizeWords),
  ),
}

/** Any terms that an address can give. */
export const anyTerms: fc.Arbitrary<OwnTerms> = fc.record({
  down: fc.option(
    fc.oneof(
      fc.constantFrom(3.5, 10, 20, 100).map((percent) => ({ kind: 'percent' as const, percent })),
      fc.constantFrom(0, 60_000, 250_000.5).map((dollars) => ({ kind: 'dollars' as const, dollars })),
    ),
  ),
  ratePct: fc.option(fc.constantFrom(0, 3.125, 6.5, 7.4, 20)),
  years: fc.option(fc.constantFrom(20, 25, 30)),
  loan: fc.option(fc.constantFrom(...LOAN_KINDS)),
  insurance: fc.option(fc.constantFrom(0, 1234.56, 1800)),
  mortgageInsurancePct: fc.option(fc.constantFrom(0, 0.58, 1.5)),
})

/** A limit of the monthly cost; few where nothing would be found. */
export const anyCost: fc.Arbitrary<CostLimit> = fc
  .record({
    upTo: fc.option(fc.oneof(fc.integer({ min: 0, max: 15_000 }), fc.constantFrom(2000, 2400, 5500, 12_000)), {
      freq: 1,
    }),
    withUnknown: fc.boolean(),
    terms: fc.oneof(fc.constant(NO_OWN_TERMS), anyTerms),
  })
  .map((limit) => ({ ...limit, withUnknown: limit.upTo !== null && limit.withUnknown }))

/** A limit of the way to work. */
export const anyTrain: fc.Arbitrary<TrainLimit> = fc
  .record({
    to: fc.option(fc.constantFrom('new-york-penn', 'hoboken', 'world-trade-center', 'njt-ridgewood', 'njt-nowhere')),
    minutes: fc.option(fc.constantFrom(15, 30, 60, 90, 180)),
    walk: fc.option(fc.constantFrom(5, 10, 15, 30, 60)),
    lines: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...RAIL_LINES]) }),
  })
  .map((limit) => ({ ...limit, minutes: limit.to === null ? null : limit.minutes }))

/** As an address has them: several counties stand in place of one, and what is of the other market isn't asked for. */
export const withOnePlace = (filters: ListingFilters): ListingFilters => ({
  ...makeFilters((key) =>
    (FILTERS[key].market ?? filters.market) === filters.market ? filters[key] : FILTERS[key].none,
  ),
  county: filters.counties.length > 0 ? null : filters.county,
})

/** Any filters that the panel or an address can ask for. */
export const anyFilters: fc.Arbitrary<ListingFilters> = anyMarket.chain((market) =>
  fc
    .record({
      market: fc.constant(market),
      search: fc.oneof(
        fc.constant(''),
        fc.constantFrom('lake', 'LANE', 'morris', 'Straße', '%', '_', "'"),
        fc.string({ unit: anyCharacter, maxLength: 300 }).map(normalizeSearch),
      ),
      county: fc.option(fc.constantFrom(...COUNTIES)),
      price: fc.oneof(fc.constant(PRICE_SCALES[market].initial), anyPriceRange),
      cost: anyCost,
      train: fc.oneof({ weight: 2, arbitrary: fc.constant(NO_TRAIN) }, { weight: 1, arbitrary: anyTrain }),
      beds: fc.option(fc.constantFrom(...BEDS_OPTIONS)),
      baths: fc.option(fc.constantFrom(...BATHS_OPTIONS)),
      amenities: fc.subarray([...AMENITY_KEYS]).map((keys) => keys.sort()),
      ...moreFilters,
      towns: fc
        .subarray<TownKey>(['Bergen/Ridgewood', 'Essex/Montclair', "Morris/St. Ann's", 'Sussex/Ho-Ho-Kus'])
        .map((towns) => towns.sort()),
      area: fc.option(fc.array(anyPoint, { minLength: 3, maxLength: 12 })),
      within: fc.option(anyBox),
      ...fromFlags(() => fc.boolean()),
    })
    .map(withOnePlace),
)

/** Any search. */
export const anyQuery: fc.Arbitrary<ListingQuery> = fc
  .record({
    filters: anyFilters,
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  .map((query) => ({ ...query, sort: sortFor(query) }))

const anyListing = (id: number): fc.Arbitrary<Listing> =>
  fc
    .record({
      id: fc.constant(id),
      title: fc.constantFrom('Lakeview House', 'Colonial', 'Loft on Straße', 'Ranch'),
      address: fc.constantFrom('1 Maple Lane, Denville, NJ 07834', '2 River Road, Hoboken, NJ 07030', '100% Street'),
      city: fc.constant('Denville'),
      county: fc.constantFrom(...COUNTIES, 'Mercer', 'Camden'),
      price: anyPrice,
      market: anyMarket,
      beds: fc.option(fc.integer({ min: 0, max: 6 })),
      baths: fc.option(fc.integer({ min: 0, max: 12 }).map((halves) => halves / 2)),
      squareFeet: fc.option(fc.integer({ min: 300, max: 9_000 })),
      features: fc.subarray([...AMENITY_KEYS.map(amenityFeature), 'Porch']),
      picture: fc.constant(null),
      location: fc.constantFrom(
        null,
        { lat: 40.98, lng: -74.12 },
        { lat: 40.74, lng: -74.03 },
        { lat: 41.05, lng: -74.75 },
      ),
      status: fc.constantFrom<ListingStatus>('active', 'coming-soon', 'under-contract'),
      listedOn: fc.constantFrom('2026-10-01', '2026-11-01', '2026-11-20'),
      priceReduction: fc.option(
        fc.constantFrom({ amount: 5000, on: '2026-10-20' }, { amount: 9000, on: '2026-11-10' }),
      ),
      openHouses: fc.constant<OpenHouse[]>([]),
      availableOn: fc.constant(null),
      office: fc.constant('Office'),
      yearBuilt: fc.option(fc.constantFrom(1900, 1931, 2015)),
      originalPrice: fc.option(anyPrice),
      taxes: fc.option(fc.integer({ min: 0, max: 40_000 }).map((amount) => ({ amount, year: 2025 }))),
    })
    .map((facts) => madeListing(facts))

/** Up to `most` homes with the ids from 1, in any order. */
export const anyListings = (most = 40): fc.Arbitrary<Listing[]> =>
  fc
    .integer({ min: 0, max: most })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => anyListing(place + 1))))
    .chain((listings) => fc.shuffledSubarray(listings, { minLength: listings.length }))
