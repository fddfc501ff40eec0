import { GAZETTEER } from '#content/gazetteer.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import type { Place } from '#domain/geo/place.ts'
import { townKey } from '#domain/geo/town.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { compareNames } from '#domain/name-order.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { normalizeSearch } from '#domain/search/filters/search-text.ts'
import { hasWords } from '#domain/search/search-words.ts'
import { foldName, readPlaceNames } from '#language/place-names.ts'
import { respellPlaces } from '#language/respelled-places.ts'
import { addressLines } from '#ui/listing/address-lines.ts'

/** Most suggestions for a text, and most places among them where homes have such an address. */
const MAX_SUGGESTIONS = 8
const MAX_PLACES_BESIDE_HOMES = 5

const NAMES = readPlaceNames(GAZETTEER)

/** Something a search text may become. */
export interface Suggestion {
  kind: 'Town' | 'County' | 'ZIP code' | 'Address'
  name: string
  /** Where that is. */
  context: string
  /** The filters that ask for it. */
  change: Partial<ListingFilters>
}

/**
 * Towns, counties, ZIP codes and addresses of these homes that a text may be the beginning of; where there are none, places whose name
 * it resembles. Addresses that are hidden
 * have no street and are never among them.
 */
export function suggest(text: string, homes: readonly Pick<ListingSummary, 'address'>[]): Suggestion[] {
  const typed = normalizeSearch(text)
  if (typed.length < 2) return []
  const addresses = addressesFor(typed, homes)
  const known = placesFor(typed)
  const places = known.length + addresses.length > 0 ? known : placesFor(respellPlaces(typed, NAMES) ?? '')
  const most = addresses.length > 0 ? MAX_PLACES_BESIDE_HOMES : MAX_SUGGESTIONS
  return [...places.slice(0, most).map(ofPlace), ...addresses].slice(0, MAX_SUGGESTIONS)
}

/** Homes whose street has a part in it; a text that the town and ZIP code meet alone is about the place. */
function addressesFor(text: string, homes: readonly Pick<ListingSummary, 'address'>[]): Suggestion[] {
  const found = homes
    .map(({ address }) => address)
    .filter((address) => {
      const { street, place } = addressLines(address)
      return street !== '' && meets(address, text) && !meets(place, text)
    })
  return [...new Set(found)].map((address) => {
    const { street, place } = addressLines(address)
    const name = street.replace(/,\s*$/, '')
    return { kind: 'Address', name, context: place, change: { search: normalizeSearch(address) } }
  })
}

const meets = (address: string, text: string): boolean => hasWords({ title: '', address, county: '' }, text)

/** Names that begin with the text, the larger place first, and then those with a later word that does. */
function placesFor(text: string): Place[] {
  if (/^\d+$/.test(text)) return GAZETTEER.filter(({ kind, name }) => kind === 'zip' && name.startsWith(text))
  const wanted = [...new Set([plain(text), foldName(text)])].filter(Boolean)
  const named = GAZETTEER.filter(({ kind }) => kind !== 'zip').map((place) => ({
    place,
    name: ` ${plain(place.name)}`,
  }))
  const begins = named.filter(({ name }) => wanted.some((begun) => name.startsWith(` ${begun}`)))
  const within = named.filter(({ name }) => wanted.some((begun) => name.indexOf(` ${begun}`) > 0))
  return [begins, within].flatMap((some) => some.map(({ place }) => place).sort(byPopulation))
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.join(' ') ?? ''

const byPopulation = (a: Place, b: Place): number =>
  Number(b.kind === 'county') - Number(a.kind === 'county') ||
  (b.population ?? 0) - (a.population ?? 0) ||
  compareNames(a.name, b.name) ||
  compareNames(a.county, b.county)

/** A place that is chosen replaces every other one, and the text that led to it. */
function ofPlace({ kind, name, town, county }: Place): Suggestion {
  const elsewhere = { search: '', county: null, towns: [], area: null, within: null }
  if (kind === 'zip') {
    const context = town ? `${town}, ${county} County` : `${county} County`
    return { kind: 'ZIP code', name, context, change: { ...elsewhere, search: name } }
  }
  if (kind === 'county') {
    const chosen = COUNTIES.find((one) => one === county) ?? null
    return { kind: 'County', name, context: 'New Jersey', change: { ...elsewhere, county: chosen } }
  }
  const change = { ...elsewhere, towns: [townKey(name, county)] }
  return { kind: 'Town', name, context: `${county} County`, change }
}
