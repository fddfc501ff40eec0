import { fromFlags } from '#domain/search/filters/flags.ts'
import { readWith, type FilterReaders } from '../filter-readers.ts'
import type { Reading } from '../reading.ts'
import type { SpokenContext } from '../understanding.ts'
import { readAmenities } from './amenities.ts'
import { readAvailable } from './availability.ts'
import { readCircles } from './circles.ts'
import { readDeposits } from './deposits.ts'
import { readWords } from './description-words.ts'
import { readDroppedFeatures } from './dropped-features.ts'
import { readExactRooms } from './exact-rooms.ts'
import { readFees, readGarages, readLots, readSizes, readYears } from './figures.ts'
import { readFlags } from './flags.ts'
import { readKinds } from './home-kinds.ts'
import { readStyles } from './home-styles.ts'
import { readListedFeatures } from './listed-features.ts'
import { readDays, readMarketDays } from './market-days.ts'
import { readMonthlyCosts } from './monthly-costs.ts'
import { readOpenHouses } from './open-houses.ts'
import { readReductions } from './reductions.ts'
import { readRooms } from './rooms.ts'
import { readPlaces } from './search-places.ts'
import { readPrices } from './search-prices.ts'
import { readSharedRents } from './shared-rents.ts'
import { readSinceDays } from './since-days.ts'
import { readToldPlaces } from './told-places.ts'
import { readTrains } from './trains.ts'
import { readUnfiltered } from './unfiltered-features.ts'

function readListed(reading: Reading): void {
  readDroppedFeatures(reading)
  readListedFeatures(reading)
}

function readFeatures(reading: Reading): void {
  readAmenities(reading)
  readUnfiltered(reading)
}

/** The way to work first: 'I work in Hoboken, half an hour at most'. */
function readWorkplaces(reading: Reading, context: Pick<SpokenContext, 'places' | 'changedLast'>): void {
  readTrains(reading, context)
  readToldPlaces(reading, context.places)
}

const readAllRooms: FilterReaders['beds'] = (reading, context) => {
  readExactRooms(reading)
  readRooms(reading, context)
}

function readMoney(reading: Reading): void {
  readSharedRents(reading)
  readPrices(reading)
}

/** A reader for every filter, in reading order: an earlier one takes its phrases from the later ones. */
const FILTER_READERS: FilterReaders = {
  // Before the trains and the places: 'within 2 miles of Montclair station' is neither.
  area: readCircles,
  // What is mentioned may be the name of another filter.
  words: readWords,
  // 'Reduced since November 1' and 'reduced by 10,000' are more than reduced.
  reducedBy: readReductions,
  listedSince: readSinceDays,
  reducedSince: readSinceDays,
  // A finished basement is more than a basement.
  features: readListed,
  // Before the amenities, whose reader notes what no filter holds.
  ...fromFlags(() => readFlags),
  kinds: readKinds,
  lot: readLots,
  deposit: readDeposits,
  cost: readMonthlyCosts,
  train: readWorkplaces,
  fee: readFees,
  garage: readGarages,
  openOn: readOpenHouses,
  openHouse: readOpenHouses,
  available: readAvailable,
  size: readSizes,
  built: readYears,
  marketDays: readMarketDays,
  days: readDays,
  amenities: readFeatures,
  search: readStyles,
  beds: readAllRooms,
  baths: readAllRooms,
  bedsMax: readAllRooms,
  bathsMax: readAllRooms,
  county: readPlaces,
  counties: readPlaces,
  towns: readPlaces,
  within: readPlaces,
  notTowns: readPlaces,
  notCounties: readPlaces,
  notArea: readPlaces,
  notKinds: readKinds,
  notAmenities: readFeatures,
  notFeatures: readListed,
  market: readMoney,
  price: readMoney,
}

/** Reads every filter from a sentence. */
export const readFilters = readWith(FILTER_READERS)
