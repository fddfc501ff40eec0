import { activeParts, filterOfPart } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { Reading } from './reading.ts'
import { isAmenity, isFeature } from './wishes.ts'

type Key = keyof ListingFilters

const PLACES: ReadonlySet<Key> = new Set(['county', 'counties', 'towns', 'area', 'within', 'notTowns', 'notCounties'])

/** Filters that stood before a sentence and don't after it, except those that the sentence itself clears or replaces. */
export function droppedIn(reading: Reading, after: ListingFilters): Key[] {
  if (reading.isReset) return []
  const keysOf = (filters: ListingFilters) => new Set(activeParts(filters, reading.defaultPrice).map(filterOfPart))
  const stand = keysOf(after)
  return [...keysOf(reading.inForce)].filter((key) => !stand.has(key) && !isNamed(reading, key))
}

/** Whether a sentence says something of a filter. */
function isNamed(reading: Reading, key: Key): boolean {
  const { plain, price, place, townsAdded, townsDropped, unwanted, monthlyCost, train, cleared, inForce } = reading
  if (PLACES.has(key)) return place !== null || townsAdded.size + townsDropped.size > 0
  // A ZIP code gives way to a place.
  if (key === 'search' && place && /^\d{5}$/.test(inForce.search)) return true
  if (key === 'price') return Object.keys(price).length > 0
  if (key === 'amenities') return [...unwanted].some(isAmenity)
  if (key === 'features') return [...unwanted].some(isFeature)
  if (key === 'notKinds') return plain.kinds !== undefined
  if (key === 'notAmenities' || key === 'notFeatures') return true
  if (cleared.has(key)) return true
  if (key === 'cost') return monthlyCost !== null
  if (key === 'train') return Object.keys(train).length > 0
  return key in plain
}
