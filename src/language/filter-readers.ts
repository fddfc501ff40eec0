import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import { amenitiesAfter, readAmenities } from './amenities.ts'
import { readWords } from './description-words.ts'
import { readDays, readFees, readGarages, readLots, readSizes, readYears } from './figures.ts'
import { readFlags } from './flags.ts'
import { readAvailable, readKinds, readOpenHouses } from './home-facts.ts'
import { readHomeKinds } from './home-kinds.ts'
import { costAfter, readMonthlyCosts } from './monthly-costs.ts'
import { areaAfter, countiesAfter, countyAfter, readPlaces, searchAfter, townsAfter, withinAfter } from './places.ts'
import { priceAfter, readPrices } from './prices.ts'
import { plainAfter, type Reading } from './reading.ts'
import { readRooms } from './rooms.ts'
import type { SpokenContext } from './understanding.ts'

/** How one filter is read from a sentence. */
interface FilterReader<Key extends keyof ListingFilters> {
  /** Takes the filter's phrases out of the sentence and notes them. One function may read several filters. */
  read: (reading: Reading, context: SpokenContext) => void
  /** The filter after the sentence. `base`: the search in force, or the defaults for a new search. */
  after: (reading: Reading, base: ListingFilters) => ListingFilters[Key]
}

/** A reader for every filter, in reading order: an earlier one takes its phrases from the later ones. */
const FILTER_READERS: { readonly [Key in keyof ListingFilters]: FilterReader<Key> } = {
  // What is mentioned may be the name of another filter.
  words: { read: readWords, after: plainAfter('words') },
  // Before the amenities, whose reader notes what no filter holds.
  ...fromFlags((key) => ({ read: readFlags, after: plainAfter(key) })),
  kinds: { read: readKinds, after: plainAfter('kinds') },
  lot: { read: readLots, after: plainAfter('lot') },
  cost: { read: readMonthlyCosts, after: costAfter },
  fee: { read: readFees, after: plainAfter('fee') },
  garage: { read: readGarages, after: plainAfter('garage') },
  openHouse: { read: readOpenHouses, after: plainAfter('openHouse') },
  available: { read: readAvailable, after: plainAfter('available') },
  size: { read: readSizes, after: plainAfter('size') },
  built: { read: readYears, after: plainAfter('built') },
  days: { read: readDays, after: plainAfter('days') },
  amenities: { read: readAmenities, after: amenitiesAfter },
  search: { read: readHomeKinds, after: searchAfter },
  beds: { read: readRooms, after: plainAfter('beds') },
  baths: { read: readRooms, after: plainAfter('baths') },
  county: { read: readPlaces, after: countyAfter },
  counties: { read: readPlaces, after: countiesAfter },
  towns: { read: readPlaces, after: townsAfter },
  area: { read: readPlaces, after: areaAfter },
  within: { read: readPlaces, after: withinAfter },
  market: { read: readPrices, after: ({ market }) => market },
  price: { read: readPrices, after: priceAfter },
}

const READ_FUNCTIONS = new Set(Object.values(FILTER_READERS).map(({ read }) => read))

/** Reads every filter from a sentence, each function once. */
export function readFilters(reading: Reading, context: SpokenContext): void {
  for (const read of READ_FUNCTIONS) read(reading, context)
}

/** All filters after the sentence. */
export function filtersAfter(reading: Reading, base: ListingFilters): ListingFilters {
  const after = Object.entries(FILTER_READERS).map(([key, reader]) => [key, reader.after(reading, base)] as const)
  return { ...base, ...Object.fromEntries(after) }
}
