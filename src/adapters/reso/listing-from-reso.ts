import { townAsKnown } from '#content/town-spellings.ts'
import type { Market } from '#domain/money/money.ts'
import type { RecordFormat, RecordOutcome } from '#ports/server/listing-feed.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { whyNotPermitted } from './display-permission.ts'
import { readHomeKeys } from './home-keys.ts'
import { readHomeKind } from './home-kinds.ts'
import { readAssociation, readSchoolDistricts } from './listing-association.ts'
import { bathsOf, readBathCounts, readBathTotal } from './listing-baths.ts'
import { isoDay, readChangeDay, readListedTime, readUpdatedAt } from './listing-dates.ts'
import { readDescription } from './listing-description.ts'
import { readAmenities, readFact, readFeatures, readParking } from './listing-features.ts'
import { readAvailableOn, readLease } from './listing-lease.ts'
import { readLinks } from './listing-links.ts'
import { mediaOf } from './listing-media.ts'
import {
  readAssociationFee,
  readOriginalPrice,
  readPreviousPrice,
  readPrice,
  readTaxAssessedValue,
  readTaxes,
} from './listing-money.ts'
import { readOpenHouses } from './listing-open-houses.ts'
import { readPictures } from './listing-pictures.ts'
import { isElsewhere, readCity, readCounty, readPlace } from './listing-place.ts'
import { lotAcres, lotText, readLivingArea, readLot } from './listing-size.ts'
import { readStructure, readUtilities } from './listing-structure.ts'
import { composeTitle } from './listing-title.ts'
import { remembered } from './remembered.ts'
import {
  changedTexts,
  isRecord,
  readField,
  readPositive,
  readWithin,
  recordReader,
  recordVersion,
  shownValue,
  type RecordReader,
  type ResoRecord,
} from './reso-fields.ts'
import { homeSubType, homeMarket, isNoHome, lookupWords, publicStatus, ROOM } from './reso-vocabulary.ts'

/** Records in RESO Common Format. Dates after `now` are errors. */
export const resoFormat = (now: Date): RecordFormat => ({
  versionOf: (record) => recordVersion(record, now),
  toListing: (record, number) => listingFromReso(record, number, now),
})

/**
 * Turns a RESO Property record into a listing, by the rules of docs/feed-import.md. Pure: the same record gives the same
 * outcome as long as its dates stay on the same side of `now`. Never throws, whatever the input is.
 *
 * @param number The record's number in the feed; it names a record without a key in the report.
 */
export function listingFromReso(input: unknown, number: number, now: Date): RecordOutcome {
  const key = recordVersion(input, now)?.key ?? null
  if (!isRecord(input) || key === null) return keyless(input, number)
  const reason = whyWithheld(input)
  if (reason !== null) return { kind: 'withhold', key, reason }
  const reader = recordReader(input)
  const required = readRequired(reader, now)
  if ('problems' in required) {
    return { kind: 'reject', key, problems: required.problems.map((problem) => ({ key, ...problem })) }
  }
  const listing = composeListing(key, input, reader, required, now)
  return { kind: 'publish', listing, omitted: reader.omitted.map((problem) => ({ key, ...problem })) }
}

function keyless(input: unknown, number: number): RecordOutcome {
  const key = `record ${number}`
  if (!isRecord(input)) {
    return {
      kind: 'reject',
      key,
      problems: [{ key, field: '(record)', reason: `${shownValue(input)} isn’t an object` }],
    }
  }
  const reading = readField(input, 'ListingKey', 'line')
  const reason = reading.state === 'absent' ? 'is missing' : `${shownValue(input['ListingKey'])} isn’t a key`
  return { kind: 'reject', key, problems: [{ key, field: 'ListingKey', reason }] }
}

/** Names the value, so that whoever set up the feed sees what to translate. */
const unknownStatus = (record: ResoRecord): string => `StandardStatus unknown: ${shownValue(record['StandardStatus'])}`

/** Why the public may not see a record, or null. What cannot be read is taken for a no: nothing is shown by mistake. */
function whyWithheld(record: ResoRecord): string | null {
  const forbidden = whyNotPermitted(record)
  if (forbidden !== null) return forbidden
  const status = readField(record, 'StandardStatus', 'line')
  const shown = status.state === 'given' ? publicStatus(status.value) : undefined
  if (shown === undefined) return status.state === 'absent' ? 'StandardStatus missing' : unknownStatus(record)
  if (shown === null) return `StandardStatus ${lookupWords((status as { value: string }).value)}`
  const reader = recordReader(record)
  const type = reader.line('PropertyType')
  if (type !== null && homeMarket(type) === null) return `no home: ${lookupWords(type)}`
  if (isNoHome(reader.line('PropertySubType') ?? '')) return `no home: ${lookupWords(reader.line('PropertySubType')!)}`
  if (type !== null && homeMarket(type) === 'sale' && readHomeKind(reader) === 'room') return 'no home: Room'
  return isElsewhere(reader) ? 'not in New Jersey' : null
}

interface Required {
  market: Market
  /** US dollars; per month for a rental. */
  price: number
  city: string
  county: string
  office: string
  /** ms since 1970. */
  updatedAt: number
}

type FieldNote = { field: string; reason: string }

/** What a listing cannot do without, or everything that is wrong with it. */
function readRequired(reader: RecordReader, now: Date): Required | { problems: FieldNote[] } {
  const missing: string[] = []
  const need = <T>(field: string, value: T | null): T | null => {
    if (value === null) missing.push(field)
    return value
  }
  const market = need('PropertyType', readMarket(reader))
  const draft = {
    market,
    price: market === null ? null : need('ListPrice', readPrice(reader, 'ListPrice', market)),
    city: need('City', readCity(reader)),
    county: need('CountyOrParish', readCounty(reader)),
    office: need('ListOfficeName', reader.line('ListOfficeName')),
    updatedAt: need('ModificationTimestamp', readUpdatedAt(reader, now)),
  }
  if (missing.length === 0) return draft as Required
  const noted = new Map(reader.omitted.map(({ field, reason }) => [field, reason]))
  return { problems: missing.map((field) => ({ field, reason: noted.get(field) ?? 'is missing' })) }
}

function readMarket(reader: RecordReader): Market | null {
  const type = reader.line('PropertyType')
  if (type === null) return null
  const market = homeMarket(type) ?? null
  if (market === null) reader.omit('PropertyType', `${shownValue(type)} isn’t a standard PropertyType`)
  return market
}

/** A town as the gazetteer spells it, of its name and county on two lines. */
const townOf = remembered((lines) => {
  const [town = '', county = ''] = lines.split('\n')
  return townAsKnown(town, county)
})

function composeListing(
  key: string,
  record: ResoRecord,
  reader: RecordReader,
  required: Required,
  now: Date,
): ImportedListing {
  const { market, price, county, office, updatedAt } = required
  // The address is read beside the feed's own spelling of the town.
  const place = readPlace(reader, required.city, county, isAddressHidden(record))
  const words = place.addressHidden ? changedTexts(reader, (text) => place.streetMask.mask(text)) : reader
  const city = townOf(`${required.city}\n${county}`)
  const subType = reader.line('PropertySubType')
  const structure = readStructure(reader, words)
  const isRoom = structure.kind === 'room'
  const kind = isRoom ? ROOM : subType === null ? null : homeSubType(subType)
  const lot = readLot(reader)
  // A room's record counts the bedrooms, baths and square feet of the home around it, or of the room: it doesn't say which.
  const beds = isRoom ? null : readWithin(reader, 'BedroomsTotal', 0, 50, Math.round)
  const features = readFeatures(reader, { kind, lot })
  const media = mediaOf(record)
  const bathCounts = isRoom ? null : readBathCounts(reader)
  const baths = isRoom ? null : bathCounts === null ? readBathTotal(reader) : bathsOf(bathCounts)
  return {
    key,
    homeKeys: readHomeKeys(reader, place, { market, kind }),
    title: composeTitle({ beds, kind, styles: reader.list('ArchitecturalStyle'), city }),
    address: place.address,
    addressHidden: place.addressHidden,
    city,
    county,
    location: place.location,
    price,
    market,
    originalPrice: readOriginalPrice(reader, price, market),
    previousPrice: readPreviousPrice(reader, price, market),
    priceChangedOn: readChangeDay(reader, 'PriceChangeTimestamp', now),
    statusChangedOn: readChangeDay(reader, 'StatusChangeTimestamp', now),
    beds,
    baths,
    bathCounts,
    squareFeet: isRoom ? null : readLivingArea(reader),
    lotSize: lotText(lot, kind),
    lotAcres: lotAcres(lot, kind),
    yearBuilt: readPositive(reader, 'YearBuilt', 1600, now.getUTCFullYear() + 3, Math.round),
    propertyType: kind?.fact ?? (subType === null ? null : lookupWords(subType)),
    features,
    amenities: readAmenities(words, features),
    heating: readFact(words, 'Heating'),
    cooling: readFact(words, 'Cooling'),
    parking: readParking(reader, words),
    structure,
    utilities: readUtilities(reader, words),
    lease: readLease(reader, words),
    links: readLinks(media, reader, place.streetMask),
    openHouses: readOpenHouses(record, reader, place.streetMask, now),
    availableOn: readAvailableOn(reader, now),
    schoolDistrict: reader.line('HighSchoolDistrict'),
    schoolDistricts: readSchoolDistricts(reader),
    description: readDescription(record, place.streetMask),
    taxes: readTaxes(reader, now),
    taxAssessedValue: readTaxAssessedValue(reader),
    associationFee: readAssociationFee(reader),
    association: readAssociation(reader, words),
    ...readPictures(media, reader, place.streetMask),
    status: publicStatus(reader.line('StandardStatus')!)!,
    listedOn: isoDay(readListedTime(reader, now) ?? updatedAt),
    updatedAt: new Date(updatedAt).toISOString(),
    office,
    agent: reader.line('ListAgentFullName'),
    attributionContact: reader.line('AttributionContact'),
    listingNumber: reader.line('ListingId'),
  } satisfies ImportedListing
}

/** The seller hides the street. An answer that is neither yes nor no is taken for a no. */
function isAddressHidden(record: ResoRecord): boolean {
  const display = readField(record, 'InternetAddressDisplayYN', 'flag')
  return display.state === 'unreadable' || (display.state === 'given' && !display.value)
}
