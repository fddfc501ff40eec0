import type { RecordReader } from './reso-fields.ts'
import type { HomeSubType } from './reso-vocabulary.ts'
import { acresToSquareFeet, lookupKey, lookupWords, SAYS_NONE, SAYS_NOTHING } from './reso-vocabulary.ts'

const LARGE_YARD_SQUARE_FEET = acresToSquareFeet(0.5)
const MAX_AMENITIES = 60

/** What the badges need to know besides the record. */
export interface FeatureFacts {
  kind: HomeSubType | null
  /** Square feet. */
  lot: number | null
}

/** Short names for cards and filters, each from a field that says so; remarks are not searched for praise. */
export function readFeatures(reader: RecordReader, { kind, lot }: FeatureFacts): string[] {
  const has = (field: string, ...values: string[]) =>
    reader.list(field).some((value) => values.includes(lookupKey(value)))
  const [cats, dogs] = [has('PetsAllowed', 'yes', 'catsok'), has('PetsAllowed', 'yes', 'dogsok')]
  const found: [string, boolean][] = [
    ['Pool', hasPool(reader)],
    ['Two-Car Garage', (readGarageSpaces(reader) ?? 0) >= 2],
    ['Waterfront', reader.flag('WaterfrontYN') === true],
    ['Renovated', has('PropertyCondition', 'updatedremodeled', 'updated', 'remodeled', 'renovated')],
    ['New Construction', reader.flag('NewConstructionYN') === true || has('PropertyCondition', 'newconstruction')],
    ['Balcony', has('ExteriorFeatures', 'balcony') || has('PatioAndPorchFeatures', 'balcony')],
    [
      'Doorman',
      ['AssociationAmenities', 'BuildingFeatures', 'SecurityFeatures'].some((field) => has(field, 'doorman')),
    ],
    ['Large Yard', kind?.ground === 'own' && lot !== null && lot >= LARGE_YARD_SQUARE_FEET],
    ['Fireplace', reader.flag('FireplaceYN') === true || (reader.number('FireplacesTotal') ?? 0) >= 1],
    ['Pets Welcome', cats && dogs],
    ['Cats Welcome', cats && !dogs],
    ['Dogs Welcome', dogs && !cats],
    ['Furnished', has('Furnished', 'furnished')],
  ]
  return found.filter(([, justified]) => justified).map(([name]) => name)
}

/** A pool of one's own or one the association shares. */
function hasPool(reader: RecordReader): boolean {
  if (reader.flag('PoolPrivateYN') === true) return true
  return reader.list('PoolFeatures').some(namesSomething)
}

const AMENITY_FIELDS = [
  'InteriorFeatures',
  'Appliances',
  'ExteriorFeatures',
  'PatioAndPorchFeatures',
  'AssociationAmenities',
  'BuildingFeatures',
]

/** Lists whose values need the list's name beside them: 'Fencing: Wood'. */
const NAMED_LISTS: readonly (readonly [name: string, field: string])[] = [
  ['Laundry', 'LaundryFeatures'],
  ['Flooring', 'Flooring'],
  ['Windows', 'WindowFeatures'],
  ['Electric', 'Electric'],
  ['Energy', 'GreenEnergyGeneration'],
  ['Security', 'SecurityFeatures'],
  ['Spa', 'SpaFeatures'],
  ['Lot', 'LotFeatures'],
  ['Fencing', 'Fencing'],
  ['Other structures', 'OtherStructures'],
  ['View', 'View'],
  ['Waterfront', 'WaterfrontFeatures'],
  ['Community', 'CommunityFeatures'],
]

/** The long list of the Features tab: the badges first, then what the record lists, in its words, each once. */
export function readAmenities(reader: RecordReader, features: readonly string[]): string[] {
  const listed = AMENITY_FIELDS.flatMap((field) => reader.list(field).filter(namesSomething))
  const named = NAMED_LISTS.flatMap(([name, field]) => {
    const values = readWords(reader, field)
    return values.length > 0 ? [`${name}: ${values.join(', ')}`] : []
  })
  return uniqueBy([...features, ...listed.map(lookupWords), ...named], lookupKey).slice(0, MAX_AMENITIES)
}

/** The first of those that have the same key. */
function uniqueBy(values: readonly string[], keyOf: (value: string) => string): string[] {
  const seen = new Set<string>()
  return values.filter((value) => !seen.has(keyOf(value)) && seen.add(keyOf(value)))
}

const namesSomething = (value: string): boolean =>
  !SAYS_NOTHING.has(lookupKey(value)) && !SAYS_NONE.has(lookupKey(value))

/** A list such as Heating in readable words, 'Forced Air, Natural Gas'; 'None' where the record says that; null unknown. */
export function readFact(reader: RecordReader, field: string): string | null {
  const values = reader.list(field).filter((value) => !SAYS_NOTHING.has(lookupKey(value)))
  const telling = values.filter((value) => lookupKey(value) !== 'none')
  if (telling.length > 0) return [...new Set(telling.map(lookupWords))].join(', ')
  return values.length > 0 ? 'None' : null
}

/** What a list names, in readable words, each once. */
export const readWords = (reader: RecordReader, field: string): string[] =>
  uniqueBy(reader.list(field).filter(namesSomething), lookupKey).map(lookupWords)

const MAX_GARAGE_SPACES = 50

/** Cars that the garage holds. */
export function readGarageSpaces(reader: RecordReader): number | null {
  const spaces = reader.number('GarageSpaces')
  if (spaces === null) return null
  if (spaces >= 0 && spaces <= MAX_GARAGE_SPACES) return Math.floor(spaces)
  reader.omit('GarageSpaces', `${spaces} is not between 0 and ${MAX_GARAGE_SPACES}`)
  return null
}

/** '2-car garage, Driveway'; null where the record says nothing of parking. */
export function readParking(reader: RecordReader, words: RecordReader): string | null {
  const spaces = readGarageSpaces(reader) ?? 0
  const garage = spaces >= 1 ? `${spaces}-car garage` : null
  const features = readFact(words, 'ParkingFeatures')
  if (garage === null) return features
  return features === null || features === 'None' ? garage : `${garage}, ${features}`
}
