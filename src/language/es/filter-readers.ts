import { fromFlags } from '#domain/search/filters/flags.ts'
import { readWith, type FilterReaders } from '../filter-readers.ts'
import type { Reading } from '../reading.ts'
import { readAmenities } from './amenities.ts'
import { readCircles } from './circles.ts'
import { readDeposits } from './deposits.ts'
import { readFees, readGarages, readLots, readSizes, readYears } from './figures.ts'
import { readFlags, readRentFlags } from './flags.ts'
import { readAvailable, readOpenHouses, readSinceDays, readWords } from './home-events.ts'
import { readKinds, readStyles } from './home-kinds.ts'
import { readListedFeatures } from './listed-features.ts'
import { readDays, readMarketDays } from './market-days.ts'
import { readMonthlyCosts } from './monthly-costs.ts'
import { readPlaces } from './places.ts'
import { readPrices } from './prices.ts'
import { readReductions } from './reductions.ts'
import { readRooms } from './rooms.ts'
import { readSharedRents } from './shared-rents.ts'
import { readTrains } from './trains.ts'

const { pets: _pets, furnished: _furnished, ...flags } = fromFlags(() => readFlags)

function readMoney(reading: Reading): void {
  readSharedRents(reading)
  readPrices(reading)
}

/** A reader for every filter, in reading order: an earlier one takes its phrases from the later ones. */
const FILTER_READERS: FilterReaders = {
  // Before the trains and the places: 'a 2 millas de la estación de Montclair' is neither.
  area: readCircles,
  // What is mentioned may be the name of another filter.
  words: readWords,
  // 'Casas abiertas' are no kind, 'disponible para el 1 de marzo' is no price.
  reducedBy: readReductions,
  listedSince: readSinceDays,
  reducedSince: readSinceDays,
  openOn: readOpenHouses,
  openHouse: readOpenHouses,
  available: readAvailable,
  // A finished basement is more than a basement.
  features: readListedFeatures,
  ...flags,
  // 'Estudio' before the apartment that it is.
  search: readStyles,
  kinds: readKinds,
  lot: readLots,
  deposit: readDeposits,
  cost: readMonthlyCosts,
  train: readTrains,
  fee: readFees,
  garage: readGarages,
  size: readSizes,
  built: readYears,
  marketDays: readMarketDays,
  days: readDays,
  amenities: readAmenities,
  beds: readRooms,
  baths: readRooms,
  bedsMax: readRooms,
  bathsMax: readRooms,
  county: readPlaces,
  counties: readPlaces,
  towns: readPlaces,
  within: readPlaces,
  notTowns: readPlaces,
  notCounties: readPlaces,
  notArea: readPlaces,
  notKinds: readKinds,
  notAmenities: readAmenities,
  notFeatures: readListedFeatures,
  market: readMoney,
  price: readMoney,
  // A rent may be told by its amount alone.
  pets: readRentFlags,
  furnished: readRentFlags,
}

/** Reads every filter from a Spanish sentence. */
export const readFilters = readWith(FILTER_READERS)
