import fc from 'fast-check'
import { daysAfter, daysBefore } from '#domain/day.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { boundsAround, type Bounds, type LatLng } from '#domain/geo/geo.ts'
import type { TownKey } from '#domain/geo/town.ts'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import { UNKNOWN_LEASE } from '#domain/listing/lease-terms.ts'
import type { Listing, ListingSummary } from '#domain/listing/listing.ts'
import type { OpenHouse } from '#domain/listing/open-house.ts'
import { LAUNDRY_PLACES, UNKNOWN_STRUCTURE } from '#domain/listing/structure.ts'
import type { Market } from '#domain/money/money.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import { BATHS_OPTIONS } from '#domain/search/filters/baths.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { NO_COST_LIMIT } from '#domain/search/filters/cost.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import { fromKind } from '#domain/search/filters/keys-of-kind.ts'
import { normalizeSearch } from '#domain/search/filters/search-text.ts'
import { NO_TRAIN } from '#domain/search/filters/train.ts'
import { normalizeWords } from '#domain/search/filters/words.ts'
import type { DaySpan, Span } from '#domain/search/query-param.ts'
import { type ListingQuery } from '#domain/search/search.ts'
import { SORTS } from '#domain/search/sort.ts'
import { anyCharacter } from '../arbitrary/any-character.ts'
import { anyCost, anyTerms, anyTrain, moreFilters, withOnePlace } from '../arbitrary/listings.ts'
import { madeListing } from '../arbitrary/made-listing.ts'

export { madeListing } from '../arbitrary/made-listing.ts'

const SUMMARY_FIELDS = [
  ...([
    'id',
    'title',
    'address',
    'city',
    'county',
    'price',
    'market',
    'beds',
    'baths',
    'squareFeet',
    'features',
  ] as const),
  ...(['picture', 'location', 'status', 'listedOn', 'priceReduction', 'office'] as const),
  ...(['picture', 'location', 'status', 'listedOn', 'openHouses', 'availableOn', 'costFacts', 'office'] as const),
]

/** What a card shows of a listing, and nothing more. */
export const summaryOf = (listing: Listing): ListingSummary =>
  Object.fromEntries(SUMMARY_FIELDS.map((field) => [field, listing[field]])) as unknown as ListingSummary

/** Search texts in which a careless adapter sees more than letters. */
export const HOSTILE_TEXTS = [
  '"',
  '""',
  '"maple"',
  "'",
  "' OR 1=1 --",
  '%',
  '%%',
  '_',
  'm_ple',
  'm%e',
  '\\',
  '\\%',
  '*',
  'mapl*',
  '^maple',
  'NEAR(a b)',
  'title:maple',
  'maple AND oak',
  'maple OR oak',
  'NOT maple',
  '-maple',
  'a',
  'ma',
  'MA',
  'İ',
  'i̇',
  'ß',
  'SS',
  'ẞ',

  '🏠',
  '🏠🏡',
  '👩‍👩‍👧',
  'é',
  'e\u0301',
  'ﬁ',
  'Σ',
  'ς',
  '\0',
  'ma\0ple',
  'maple\nstreet',
  '\u001f',
  '; DROP TABLE listings',
  '{}',
  '[]',
  '$1',
  '?',

  'maple '.repeat(1000),
  '"'.repeat(5000),
  '%'.repeat(5000),
  '🏠'.repeat(2500),
  '\ud83c',
  '<script>',
  '&amp;',
  '../../etc',
]

const WORDS = [
  'Maple',
  'maple',
  'MAPLE',
  'oak',
  'Street',
  'a',
  'ma',
  '100%',
  'm_ple',
  'back\\slash',
  '"Villa"',
  "O'Hara",
  '🏠',
  '🏡🏠',
  'İstanbul',
  'Straße',
  'Caf\u00e9',
  'Cafe\u0301',
  'ΟΔΟΣ',
  ',',
  '07450',
  'St.',
  'Road',
  'Bergen',
  'county',
  'New',
  'Jersey',
  'the',
]

const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((some) => some.join(' '))

/** Few enough that homes share doors, and lie on the sides and corners of what is drawn around them. */
const somePoint: fc.Arbitrary<LatLng> = fc.record({
  lat: fc.constantFrom(40.7357, 40.8, 40.9, 40.9793, 41, 41.0584),
  lng: fc.constantFrom(-74.75, -74.5, -74.25, -74.2091, -74.1166, -74),
})

/** An open house at noon so many days from now. */
const openHouseIn = (days: number): OpenHouse => {
  const day = daysBefore(todayInNewJersey(), -days)
  return { startsAt: `${day}T17:00:00.000Z`, endsAt: `${day}T19:00:00.000Z`, byAppointment: false, remarks: null }
}

/** Little else than the words that are looked for, so that they stand next to each other, apart and in the plural. */
const description = fc
  .array(fc.oneof(fc.constantFrom('maple', 'Maples', 'OAK', 'road', '.', '\n'), fc.constantFrom(...WORDS)), {
    maxLength: 9,
  })
  .map((some) => some.join(' '))

const madeFacts = fc.record({
  title: words,
  description,
  address: words,
  county: fc.constantFrom(...COUNTIES, 'Mercer', 'Monmouth', 'Camden', ''),
  price: fc.oneof(
    fc.constantFrom(300_000, 500_000, 500_000.5, 750_000, 1_000_000, 1_500_000, 2_400),
    fc.integer({ min: 0, max: 2_500_000 }),
  ),
  market: fc.constantFrom<Market>('sale', 'sale', 'sale', 'rent'),
  beds: fc.option(fc.integer({ min: 0, max: 7 })),
  baths: fc.option(fc.integer({ min: 0, max: 9 }).map((halves) => halves / 2)),
  squareFeet: fc.option(fc.constantFrom(650, 900, 900.5, 2100)),
  features: fc.subarray(['Pool', 'Two-Car Garage', 'Waterfront', 'Renovated', 'pool', 'Balcony', 'Porch', 'No deck']),
  amenities: fc.subarray(['Deck', 'Wrap-around porch', 'Dishwasher', 'Interior: Office, Freestanding Tub']),
  listedOn: fc.oneof(
    fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-02'),
    fc.constantFrom(0, 1, 2, 7, 8, 30, 31).map((days) => daysBefore(todayInNewJersey(), days)),
  ),
  priceReduction: fc.option(fc.constantFrom({ amount: 5000, on: '2026-10-20' }, { amount: 9000, on: '2026-11-10' })),
  lotAcres: fc.option(fc.constantFrom(0.2, 0.25, 1, 2)),
  structure: fc.record({
    kind: fc.option(fc.constantFrom(...HOME_KINDS)),
    hasBasement: fc.option(fc.boolean()),
    hasFireplace: fc.option(fc.boolean()),
    garageSpaces: fc.option(fc.constantFrom(0, 1, 2, 3)),
    laundry: fc.option(fc.constantFrom(...LAUNDRY_PLACES)),
    accessibility: fc.subarray(['Accessible Entrance', 'Accessible Bedroom', 'Elevator']),
  }),
  lease: fc.record({
    securityDeposit: fc.option(fc.constantFrom(2500, 4000.5, 5000)),
    terms: fc.subarray(['6 Months', '12 Months', '24 Months', 'Month To Month', 'Short Term Lease']),
    rentIncludes: fc.subarray(['Heat', 'Electricity', 'All Utilities', 'Water']),
  }),
  associationFee: fc.option(
    fc.constantFrom({ amount: 120, frequency: 'monthly' }, { amount: 1200, frequency: 'yearly' }),
  ),
  openHouses: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7], { maxLength: 2 }).map((days) => days.map(openHouseIn)),
  availableOn: fc.option(fc.constantFrom('2026-12-31', '2027-01-01', '2027-01-02')),
  taxes: fc.option(fc.constantFrom({ amount: 9000, year: 2025 }, { amount: 15_000.5, year: null })),
  yearBuilt: fc.option(fc.constantFrom(1899, 1900, 1931, 2015, 2026)),
  originalPrice: fc.option(fc.constantFrom(400_000, 500_000.5, 800_000, 2_600_000)),
  city: fc.constantFrom('Ridgewood', 'Montclair', 'Newton', 'Franklin', 'Springfield', 'Ho-Ho-Kus'),
  location: fc.option(somePoint),
})

/** Up to forty listings with unlike ids and much in common, so that filters overlap and orders have ties. */
export const someListings: fc.Arbitrary<Listing[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5000 }), madeFacts), {
    selector: ([id]) => id,
    maxLength: 40,
    size: 'max',
  })
  .map((made) =>
    made.map(([id, { structure, lease, ...facts }]) =>
      madeListing({
        id,
        ...facts,
        structure: { ...UNKNOWN_STRUCTURE, ...structure },
        lease: { ...UNKNOWN_LEASE, ...lease },
      }),
    ),
  )

const searchText = fc
  .oneof(
    { weight: 3, arbitrary: fc.constant('') },
    {
      weight: 3,
      arbitrary: fc.tuple(words, fc.nat(12), fc.nat(6)).map(([text, from, length]) => text.slice(from, from + length)),
    },
    { weight: 2, arbitrary: fc.constantFrom(...WORDS) },
    { weight: 2, arbitrary: words },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 1, arbitrary: fc.constantFrom('bergen', 'ERG', 'sse') },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 6 }) },
  )
  .map(normalizeSearch)

const priceRange = fc
  .tuple(...[0, 1].map(() => fc.constantFrom(0, 300_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_500_000)))
  .map((ends) => ({ min: Math.min(...ends), max: Math.max(...ends) }))

/** Mostly null: where every filter asks for something, nothing is ever found. */
const rarely = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: some })

/** Mostly this value. */
const unless = <T>(none: NoInfer<T>, some: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: some })

/** The same of filters of which most are rarely used: the value that asks for nothing comes first. */
const someMore = fc.record({
  counties: unless([], moreFilters.counties),
  features: unless([], moreFilters.features),
  kinds: unless([], moreFilters.kinds),
  ...fromKind('span', (key) => unless<Span | null>(null, moreFilters[key])),
  ...fromKind('day', (key) => unless<string | null>(null, moreFilters[key])),
  openHouse: unless(false, moreFilters.openHouse),
  days: unless(null, moreFilters.days),
  words: unless(
    '',
    fc
      .oneof(
        fc.array(words, { minLength: 1, maxLength: 3 }).map((some) => some.join()),
        fc.constantFrom('maple', 'oak maple', 'maple oak,road', ...WORDS),
        fc.constantFrom(...HOSTILE_TEXTS),
        fc.string({ unit: anyCharacter, maxLength: 6 }),
      )
      .map(normalizeWords),
  ),
  openOn: unless<DaySpan | null>(
    null,
    fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 2 }).map((ahead) => {
      const days = ahead.map((each) => daysAfter(todayInNewJersey(), each)).sort()
      return { from: days[0]!, to: days.at(-1)! }
    }),
  ),
  bedsMax: unless(null, moreFilters.bedsMax),
  bathsMax: unless(null, moreFilters.bathsMax),
  notCounties: unless([], moreFilters.notCounties),
  notKinds: unless([], moreFilters.notKinds),
  notAmenities: unless([], moreFilters.notAmenities),
  notFeatures: unless([], moreFilters.notFeatures),
  cost: fc.oneof(
    { weight: 3, arbitrary: anyTerms.map((terms) => ({ ...NO_COST_LIMIT, terms })) },
    { weight: 1, arbitrary: anyCost },
  ),
  train: fc.oneof({ weight: 3, arbitrary: fc.constant(NO_TRAIN) }, { weight: 1, arbitrary: anyTrain }),
})

const someTowns = fc.subarray<TownKey>(
  ['Bergen/Ridgewood', 'Essex/Montclair', 'Sussex/Newton', 'Sussex/Franklin', 'Warren/Franklin', 'Bergen/Nowhere'],
  { minLength: 1, maxLength: 3 },
)

const someBox: fc.Arbitrary<Bounds> = fc
  .tuple(somePoint, somePoint)
  .filter(([a, b]) => a.lat !== b.lat && a.lng !== b.lng)
  .map((corners) => boundsAround(corners))

/** A closed line of any kind: it may cross itself, or be no more than a line. */
const someArea: fc.Arbitrary<LatLng[]> = fc.array(somePoint, { minLength: 3, maxLength: 8 })

export const someFilters: fc.Arbitrary<ListingFilters> = fc
  .record({
    market: fc.constantFrom<Market>('sale', 'sale', 'sale', 'rent'),
    search: searchText,
    county: rarely(fc.constantFrom(...COUNTIES)),
    price: priceRange,
    beds: rarely(fc.constantFrom(...BEDS_OPTIONS)),
    baths: rarely(fc.constantFrom(...BATHS_OPTIONS)),
    amenities: fc.oneof(fc.constant([]), fc.subarray([...AMENITY_KEYS], { maxLength: 2 })),
    towns: rarely(someTowns).map((towns) => towns ?? []),
    area: rarely(someArea),
    within: rarely(someBox),
    notTowns: unless([], someTowns),
    notArea: unless<LatLng[] | null>(null, someArea),
    more: someMore,
    ...fromFlags(() => fc.nat(19).map((chance) => chance === 0)),
  })
  .map(({ more, ...filters }) => withOnePlace({ ...filters, ...more }))

/** Any search that the pages or the API let through. */
export const someQuery: fc.Arbitrary<ListingQuery> = fc.record({
  filters: someFilters,
  sort: fc.constantFrom(...SORTS),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 4 }), fc.constant(100_000)),
})
