import type { LatLng } from '#domain/geo/geo.ts'
import { NO_MASK, streetMask, type StreetMask } from './hidden-street.ts'
import { isInNewJersey } from './new-jersey.ts'
import { remembered } from './remembered.ts'
import { shownValue } from './reso-fields.ts'
import type { RecordReader } from './reso-fields.ts'

/** Where a home is, as far as the public may know. */
export interface Place {
  address: string
  /** Null where it is hidden or not given. */
  street: string | null
  addressHidden: boolean
  city: string
  county: string
  location: LatLng | null
  /** Takes the street of a hidden address out of every text. */
  streetMask: StreetMask
}

/** 'MONTCLAIR' and 'montclair' are shouted or mumbled names; 'McAfee' and 'Ho-Ho-Kus' are right as they are. */
function placeName(text: string): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text
  return text
    .toLowerCase()
    .replace(/(^|[\s\-.'/])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** Letters, marks, spaces, hyphens, apostrophes and periods, as in "St. Mary's-on-the-Hill"; it begins with a letter. */
const TOWN_NAME = /^\p{L}[\p{L}\p{M} \-'\u2019.]*$/u

/** The town's name, or null. */
export const readCity = (reader: RecordReader): string | null =>
  readName(reader, 'City', (text) => (TOWN_NAME.test(text) ? text : ''))

/** 'Bergen' for 'Bergen', 'BERGEN COUNTY' and 'Bergen County, NJ'; null where nothing is left. */
export const readCounty = (reader: RecordReader): string | null =>
  readName(reader, 'CountyOrParish', (text) =>
    text
      .replace(/,.*$/, '')
      .replace(/\s*\bcounty$/i, '')
      .trim(),
  )

function readName(reader: RecordReader, field: string, trim: (text: string) => string): string | null {
  const text = reader.line(field)
  if (text === null) return null
  const name = trim(text)
  if (/\p{L}/u.test(name) && name.length <= MAX_NAME) return placeName(name)
  reader.omit(field, `${shownValue(text)} isn’t a place name`)
  return null
}

const MAX_NAME = 80

/** Whether the record says that the home is in another state. A missing state is taken for New Jersey, the agency's own. */
export function isElsewhere(reader: RecordReader): boolean {
  const state = reader.line('StateOrProvince')
  return state !== null && !/^(nj|new jersey)$/i.test(state)
}

/** Address and position, cut down to town and ZIP where the seller hides the street (InternetAddressDisplayYN). */
export function readPlace(reader: RecordReader, city: string, county: string, addressHidden: boolean): Place {
  const town = `${city}, NJ${readZip(reader)}`
  const street = readStreet(reader, city)
  const location = readLocation(reader)
  if (addressHidden) {
    const streets = [street, streetOfParts(reader), reader.line('StreetName')].filter((text) => text !== null)
    const mask = streetMask(streets, [city, county])
    return { address: town, street: null, addressHidden, city, county, location: null, streetMask: mask }
  }
  const address = street === null ? town : `${calmStreet(street)}, ${town}`
  return { address, street, addressHidden, city, county, location, streetMask: NO_MASK }
}

/** ' 07042', or nothing. ZIP+4 is cut to the ZIP, and the zero that spreadsheets lose is put back. */
function readZip(reader: RecordReader): string {
  const zip = /^(\d{4,5})(-?\d{4})?$/.exec(reader.line('PostalCode') ?? '')?.[1]
  return zip === undefined ? '' : ` ${zip.padStart(5, '0')}`
}

/** '88 PROSPECT ST' without the shouting; directions and what has digits keep their capitals. */
function calmStreet(street: string): string {
  if (street !== street.toUpperCase() || !/\p{L}{3}/u.test(street)) return street
  const calmWord = (word: string) => {
    if (/^\d+(ST|ND|RD|TH)\b/.test(word)) return word.toLowerCase()
    return /\d/.test(word) || /^[NSEW]{1,2}\b/.test(word) ? word : placeName(word)
  }
  return street.split(' ').map(calmWord).join(' ')
}

function readStreet(reader: RecordReader, city: string): string | null {
  const unparsed = reader.line('UnparsedAddress')
  return unparsed === null ? streetOfParts(reader) : streetOf(unparsed, city)
}

function streetOfParts(reader: RecordReader): string | null {
  const parts = ['StreetNumber', 'StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix']
  const street = parts
    .map((field) => reader.line(field) ?? '')
    .filter(Boolean)
    .join(' ')
  if (reader.line('StreetName') === null) return null
  const unit = reader.line('UnitNumber')
  return unit === null ? street : `${street}, ${/^\d|^\w$/.test(unit) ? `Unit ${unit}` : unit}`
}

/** The street part of an address that may end in town, state, ZIP and country. */
const streetOf = (unparsed: string, city: string): string | null =>
  unparsed.replace(tailWith(city), '').replace(/[\s,]+$/, '') || null

const tailWith = remembered(
  (city) =>
    new RegExp(
      `(^|[\\s,]+)${escapePattern(city)}[\\s,]*(NJ|N\\.J\\.|New Jersey)?[\\s,]*(\\d{4,5}(-\\d{4})?)?[\\s,]*(USA?|United States)?$`,
      'iu',
    ),
)

/** Degrees, WGS 84, to six decimals (a hand's breadth); null where they are missing or not in New Jersey. */
function readLocation(reader: RecordReader): LatLng | null {
  const [lat, lng] = [reader.number('Latitude'), reader.number('Longitude')]
  if (lat === null || lng === null || (lat === 0 && lng === 0)) return null
  if (isInNewJersey({ lat, lng })) return { lat: roundDegrees(lat), lng: roundDegrees(lng) }
  reader.omit('Latitude', `${lat}, ${lng} is not in New Jersey`)
  return null
}

const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
