import type { LaundryPlace, Structure } from '#domain/listing/structure.ts'
import type { Utilities } from '#domain/listing/utilities.ts'
import { readHomeKind } from './home-kinds.ts'
import { readFact, readGarageSpaces, readWords } from './listing-features.ts'
import { readPositive, type RecordReader } from './reso-fields.ts'
import { lookupKey, SAYS_NONE, SAYS_NOTHING } from './reso-vocabulary.ts'

const MAX_STORIES = 120

/** The building; `words` gives the same record's texts without a hidden street. */
export function readStructure(reader: RecordReader, words: RecordReader): Structure {
  const kind = readHomeKind(reader)
  const total = readPositive(reader, 'StoriesTotal', 0.5, MAX_STORIES)
  const ownsBuilding = kind === 'house' || kind === 'townhouse' || kind === 'manufactured'
  return {
    kind,
    stories: readPositive(reader, 'Stories', 0.5, MAX_STORIES) ?? readLevels(reader) ?? (ownsBuilding ? total : null),
    buildingStories: total,
    basement: readFact(words, 'Basement'),
    hasBasement: readHasBasement(reader),
    hasFireplace: readHasFireplace(reader),
    garageSpaces: readGarageSpaces(reader) ?? (reader.flag('GarageYN') === false ? 0 : null),
    laundry: readLaundry(reader),
    accessibility: readWords(words, 'AccessibilityFeatures'),
  }
}

export function readUtilities(reader: RecordReader, words: RecordReader): Utilities {
  return {
    hasCentralAir: readHasCentralAir(reader),
    sewer: readFact(words, 'Sewer'),
    waterSource: readFact(words, 'WaterSource'),
  }
}

/** The values of Levels that are a number. */
const LEVELS: Readonly<Record<string, number>> = { one: 1, oneandonehalf: 1.5, two: 2 }

function readLevels(reader: RecordReader): number | null {
  const [level = '', ...others] = keysOf(reader, 'Levels')
  return others.length === 0 ? (LEVELS[level] ?? null) : null
}

/** The keys of a list's values, without those that say nothing. */
const keysOf = (reader: RecordReader, field: string): string[] =>
  reader
    .list(field)
    .map(lookupKey)
    .filter((key) => !SAYS_NOTHING.has(key))

/** Values of Basement that mean a home has none. */
const NO_BASEMENT = new Set([...SAYS_NONE, 'crawlspace', 'slab'])

function readHasBasement(reader: RecordReader): boolean | null {
  const values = keysOf(reader, 'Basement')
  if (values.length > 0) return values.some((value) => !NO_BASEMENT.has(value))
  return reader.flag('BasementYN')
}

function readHasFireplace(reader: RecordReader): boolean | null {
  const count = reader.number('FireplacesTotal')
  if (reader.flag('FireplaceYN') === true || (count ?? 0) >= 1) return true
  return count === 0 ? false : reader.flag('FireplaceYN')
}

function readHasCentralAir(reader: RecordReader): boolean | null {
  const values = keysOf(reader, 'Cooling')
  if (values.length > 0) return values.some((value) => value.startsWith('central'))
  return reader.flag('CoolingYN') === false ? false : null
}

const SHARED_LAUNDRY = /common|building|coin|community|shared/
/** A hookup is a place for a machine, not a machine. */
const HOOKUP = /hookup$|^sink$|^laundrychute$/

function readLaundry(reader: RecordReader): LaundryPlace | null {
  const values = keysOf(reader, 'LaundryFeatures').filter((value) => !HOOKUP.test(value))
  const appliances = keysOf(reader, 'Appliances')
  const has = (machine: string) => appliances.some((value) => value.includes(machine) && !value.startsWith('dish'))
  if (has('washer') && has('dryer')) return 'in-unit'
  if (values.length === 0) return null
  if (values.some((value) => SAYS_NONE.has(value))) return 'none'
  return values.every((value) => SHARED_LAUNDRY.test(value)) ? 'in-building' : 'in-unit'
}
