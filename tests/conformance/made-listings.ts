import fc from 'fast-check'
import { COUNTIES } from '#domain/geo/county.ts'
import { boundsAround, type Bounds, type LatLng } from '#domain/geo/geo.ts'
import type { TownKey } from '#domain/geo/town.ts'
import type { LeaseTerms } from '#domain/listing/lease-terms.ts'
import type { Listing, ListingSummary } from '#domain/listing/listing.ts'
import { firstHistory } from '#domain/listing/price-history.ts'
import type { Structure } from '#domain/listing/structure.ts'
import type { Market } from '#domain/money/money.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import { BATHS_OPTIONS } from '#domain/search/filters/baths.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import { normalizeSearch } from '#domain/search/filters/search-text.ts'
import { type ListingQuery } from '#domain/search/search.ts'
import { SORTS } from '#domain/search/sort.ts'
import { anyCharacter } from '../arbitrary/any-character.ts'

const STRUCTURE: Structure = {
  kind: 'house',
  stories: 2,
  buildingStories: null,
  basement: 'Full, Finished',
  hasBasement: true,
  hasFireplace: false,
  garageSpaces: 1,
  laundry: 'in-unit',
  accessibility: ['Accessible Entrance'],
}

const LEASE: LeaseTerms = {
  terms: ['12 Months'],
  pets: { cats: true, dogs: null, words: 'Cats OK' },
  furnished: 'partially',
  rentIncludes: ['Water'],
  tenantPays: ['Gas'],
  securityDeposit: 3000,
  applicationFee: 50,
}

/** A whole listing with everything known of it, but for what the test says. */
export function madeListing(facts: Partial<Listing> & { id: number }): Listing {
  const picture = {
    url: 'https://photos.example/1.jpg',
    alt: 'Front',
    caption: 'Front',
    width: 800,
    height: 600,
    color: '#aabbcc',
    illustrative: false,
  }
  const listing = {
    title: 'Colonial with a Garden',
    address: '12 Maple Street, Ridgewood, NJ 07450',
    city: 'Ridgewood',
    county: 'Bergen',
    price: 800_000,
    market: 'sale' as const,
    beds: 3,
    baths: 2.5,
    squareFeet: 2100,
    features: [],
    picture,
    location: { lat: 40.97, lng: -74.11 },
    status: 'active' as const,
    listedOn: '2026-10-01',
    priceReduction: null,
    openHouses: [
      {
        startsAt: '2026-10-04T17:00:00.000Z',
        endsAt: '2026-10-04T19:00:00.000Z',
        byAppointment: true,
        remarks: 'Ring',
      },
    ],
    availableOn: '2027-01-01',
    office: 'Harbor Realty',
    pictures: [picture, { ...picture, url: 'https://photos.example/2.jpg', width: null, height: null, color: null }],
    description: 'Light rooms.\nA “quiet” street.',
    amenities: ['Central air', 'Garden'],
    schoolDistrict: 'Ridgewood Public Schools',
    bathCounts: { full: 2, half: 1 },
    schoolDistricts: { elementary: 'Ridgewood', middle: null, high: 'Ridgewood' },
    lotSize: '0.25 acres',
    lotAcres: 0.25,
    propertyType: 'Single Family',
    yearBuilt: 1931,
    parking: null,
    heating: 'Gas',
    cooling: null,
    structure: STRUCTURE,
    utilities: { hasCentralAir: true, sewer: 'Public Sewer', waterSource: null },
    lease: LEASE,
    links: {
      virtualTour: 'https://tours.example/1',
      floorPlans: [{ url: 'https://tours.example/1.pdf', caption: 'First floor' }],
    },
    originalPrice: 850_000,
    previousPrice: null,
    priceChangedOn: null,
    statusChangedOn: null,
    taxes: { amount: 15_000.5, year: 2025 },
    taxAssessedValue: 520_000,
    associationFee: { amount: 120, frequency: 'monthly' },
    association: { exists: true, feeIncludes: ['Trash'], isSeniorCommunity: false },
    agent: null,
    attributionContact: '(201) 555-0142',
    listingNumber: 'HR-1',
    addressHidden: false,
    source: 'feed' as const,
    feed: null,
    updatedAt: '2026-10-02T09:00:00Z',
    ...facts,
  }
  return { ...listing, history: facts.history ?? firstHistory(listing) }
}

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
  ...(['picture', 'location', 'status', 'listedOn', 'openHouses', 'availableOn', 'office'] as const),
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

const madeFacts = fc.record({
  title: words,
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
  features: fc.subarray(['Pool', 'Two-Car Garage', 'Waterfront', 'Renovated', 'pool', 'Balcony']),
  listedOn: fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-02'),
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
  .map((made) => made.map(([id, facts]) => madeListing({ id, ...facts })))

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

export const someFilters: fc.Arbitrary<ListingFilters> = fc.record({
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
  ...fromFlags(() => fc.boolean()),
})

/** Any search that the pages or the API let through. */
export const someQuery: fc.Arbitrary<ListingQuery> = fc.record({
  filters: someFilters,
  sort: fc.constantFrom(...SORTS),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 4 }), fc.constant(100_000)),
})
