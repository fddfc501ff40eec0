import { PLACES_OF_WORK } from '#domain/commute/places-of-work.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import { WISH_PARTS } from '#domain/match/wishes.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import { BATHS_OPTIONS } from '#domain/search/filters/baths.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { NO_COST_LIMIT } from '#domain/search/filters/cost.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { NO_TRAIN } from '#domain/search/filters/train.ts'
import { type ListingQuery } from '#domain/search/search.ts'
import { SORTS } from '#domain/search/sort.ts'
import { seededRandom, type SeededRandom } from './seeded-random.ts'

const WORDS = [
  'maple',
  'ridgewood',
  'hoboken',
  'colonial',
  'loft',
  'river views',
  'jersey city',
  'palisade',
  'near the train',
  'sparta',
  'renovated',
  'wayne',
]

/** Words of half of the generated descriptions, and of none. */
const DESCRIBED = (
  'windows,light,room,kitchen,deck,garden,schools,shops,train,roof,boiler,years,entrance,bath,trees,yard,shade,privacy,floors,' +
  'moldings,main floor,new york,recent years,own entrance,full bath,oak floors,original moldings,gazebo,sauna'
).split(',')

/** Searches as visitors might ask for them, the same ones for the same seed: near half with text, most on the first page. */
export function generateQueries(count: number, seed = 7): ListingQuery[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => generateQuery(random))
}

/** The same searches, each with one to three of the further filters. */
export function withFurtherFilters(queries: readonly ListingQuery[], seed = 13): ListingQuery[] {
  const random = seededRandom(seed)
  const ways: Way[] = [
    (filters) => ({ ...filters, county: null, counties: ['Essex', 'Hudson', 'Morris'] }),
    (filters) => ({ ...filters, kinds: ['condo', 'house'] }),
    (filters) => ({ ...filters, size: { min: random.whole(8, 30) * 100, max: null } }),
    (filters) => ({ ...filters, built: { min: 1950, max: 2010 } }),
    (filters) => ({ ...filters, lot: { min: 0.25, max: null } }),
    (filters) => ({ ...filters, fee: { min: null, max: 300 } }),
    (filters) => ({ ...filters, days: 30 }),
    (filters) => ({ ...filters, openHouse: true }),
    (filters) => ({ ...filters, listedSince: '2026-06-01' }),
    (filters) => ({ ...filters, openOn: { from: '2026-11-28', to: '2026-12-04' } }),
    (filters) => ({ ...filters, reducedSince: '2026-06-01' }),
    (filters) => ({ ...filters, reducedBy: { min: 10_000, max: null } }),
    (filters) => ({ ...filters, market: 'rent', price: EVERY_PRICE, deposit: { min: null, max: 5000 } }),
    (filters) => ({ ...filters, reduced: true, basement: random.chance(0.5), fireplace: random.chance(0.5) }),
  ]
  return withSome(queries, ways, 3, random)
}

/** The same searches, each with one to four upper ends of rooms or things left out. */
export function withLeftOut(queries: readonly ListingQuery[], seed = 23): ListingQuery[] {
  const random = seededRandom(seed)
  const ways: Way[] = [
    (filters) => ({ ...filters, bedsMax: 4 }),
    (filters) => ({ ...filters, bathsMax: 3 }),
    (filters) => ({ ...filters, notCounties: ['Essex', 'Sussex'] }),
    (filters) => ({ ...filters, notKinds: ['condo', 'co-op'] }),
    (filters) => ({ ...filters, notAmenities: ['pool', 'waterfront'] }),
    (filters) => ({ ...filters, notFeatures: ['basement', 'deck'] }),
    (filters) => ({ ...filters, notTowns: ['Essex/Newark', 'Hudson/Jersey City'] }),
    (filters) => ({ ...filters, notArea: [at(40.7, -74.3), at(40.9, -74.3), at(40.9, -74.1), at(40.7, -74.1)] }),
  ]
  return withSome(queries, ways, 4, random)
}

const at = (lat: number, lng: number): LatLng => ({ lat, lng })

type Way = (filters: ListingFilters) => ListingFilters

/** Each search with one to `most` of these ways. */
const withSome = (
  queries: readonly ListingQuery[],
  ways: readonly Way[],
  most: number,
  random: SeededRandom,
): ListingQuery[] =>
  queries.map((query) => {
    const chosen = Array.from({ length: random.whole(1, most) }, () => random.pick(ways))
    return { ...query, filters: chosen.reduce((filters, choose) => choose(filters), query.filters) }
  })

/** The same searches, each with words in the description. */
export function withDescriptionWords(queries: readonly ListingQuery[], seed = 17): ListingQuery[] {
  const random = seededRandom(seed)
  return queries.map((query) => ({ ...query, filters: { ...query.filters, words: generateWords(random) } }))
}

const generateWords = (random: SeededRandom): string =>
  Array.from({ length: random.pick([1, 1, 2]) }, () => random.pick(DESCRIBED)).join()

function generateQuery(random: SeededRandom): ListingQuery {
  const min = random.whole(6, 14) * 50_000
  return {
    filters: {
      ...defaultFilters(),
      search: random.chance(0.45) ? generateText(random) : '',
      county: random.chance(0.5) ? random.pick(COUNTIES) : null,
      ...(random.chance(0.6) ? { price: { min, max: min + random.whole(2, 14) * 50_000 } } : {}),
      beds: random.chance(0.5) ? random.pick(BEDS_OPTIONS) : null,
      baths: random.chance(0.4) ? random.pick(BATHS_OPTIONS) : null,
      amenities: random.chance(0.4) ? AMENITY_KEYS.filter(() => random.chance(0.3)) : [],
    },
    sort: random.pick(SORTS),
    page: random.chance(0.8) ? 1 : random.whole(2, 10),
  }
}

/** A word, a piece of one as it stands while typing, a house number with its street, or a text without matches. */
function generateText(random: SeededRandom): string {
  const word = random.pick(WORDS)
  const way = random.next()
  if (way < 0.4) return word
  if (way < 0.7) return word.slice(0, random.whole(1, 6))
  return way < 0.9 ? `${random.whole(1, 999)} maple` : `zzqx ${random.whole(1, 9)}`
}

/** Ranked searches: of a market, by three to nine wishes, among them a monthly cost and minutes to work; some wishes are musts. */
export function generateRankQueries(count: number, seed = 29): RankQuery[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (): RankQuery => {
    const market = random.pick(['sale', 'sale', 'rent'] as const)
    const upTo = market === 'sale' ? random.whole(25, 80) * 100 : random.whole(15, 45) * 100
    const wanted: Partial<ListingFilters> = {
      cost: { ...NO_COST_LIMIT, upTo },
      train: { ...NO_TRAIN, to: random.pick(PLACES_OF_WORK), minutes: random.pick([30, 45, 60, 75]) },
      beds: random.whole(1, 4),
      size: { min: random.whole(6, 25) * 100, max: null },
      built: { min: random.pick([1950, 1980, 2000]), max: null },
      kinds: [random.pick(HOME_KINDS)],
      counties: [random.pick(COUNTIES)],
      amenities: [random.pick(AMENITY_KEYS)],
      features: [random.pick(['yard', 'porch', 'driveway', 'water-view'] as const)],
    }
    const keys = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(() => random.next() < 0.7)
    const filters = {
      ...defaultFilters(market, everyPrice),
      ...Object.fromEntries(keys.map((key) => [key, wanted[key]])),
    }
    const liked = WISH_PARTS.filter(() => random.next() < 0.85)
    return { filters, liked, page: random.pick([1, 1, 1, 2, 3]) }
  })
}
