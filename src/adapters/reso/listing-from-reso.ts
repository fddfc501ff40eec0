import { townAsKnown } from '#content/town-spellings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars, type Market } from '#domain/money/money.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { readAmenities, readFact, readFeatures, readParking } from './listing-features.ts'
import { readPictures } from './listing-pictures.ts'
import { isElsewhere, readCity, readCounty, readPlace, withoutStreets } from './listing-place.ts'
import { composeTitle } from './listing-title.ts'
import { CLOCK_TOLERANCE_MS, isRecord, readField, recordReader, recordVersion, shownValue } from './reso-fields.ts'
import type { RecordProblem, RecordReader, ResoRecord } from './reso-fields.ts'
import { acresToSquareFeet, feeFrequency, homeKind, homeMarket, isNoHome } from './reso-vocabulary.ts'
import { lookupWords, publicStatus, squareFeetPer, squareFeetToAcres } from './reso-vocabulary.ts'
import type { HomeKind } from './reso-vocabulary.ts'

/** What becomes of one record of a feed. */
export type RecordOutcome =
  /** Shown; `omitted` names the facts left out because they cannot be right. */
  | { kind: 'publish'; listing: ImportedListing; omitted: RecordProblem[] }
  /** In order, but not for the public: another status, hidden by the seller, no home, not in New Jersey. */
  | { kind: 'withhold'; key: string; reason: string }
  /** Wrong in a way that would make the listing wrong. */
  | { kind: 'reject'; key: string; problems: RecordProblem[] }

const PRICES: Record<Market, { min: number; max: number }> = {
  sale: { min: 1_000, max: 100_000_000 },
  rent: { min: 100, max: 100_000 },
}
const MAX_DESCRIPTION = 10_000

/**
 * Our listing from a RESO Property record, by the rules of docs/feed-import.md. Pure: the same record gives the same
 * outcome as long as its dates stay on the same side of `now`. Never throws, whatever the input is.
 *
 * @param place The record's place in the input, which names it in a report where it has no key.
 */
export function listingFromReso(input: unknown, place: number, now: Date): RecordOutcome {
  const key = recordVersion(input, now)?.key ?? null
  if (!isRecord(input) || key === null) return keyless(input, place)
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

function keyless(input: unknown, place: number): RecordOutcome {
  const key = `record ${place}`
  if (!isRecord(input)) {
    return { kind: 'reject', key, problems: [{ key, field: '(record)', reason: `${shownValue(input)} is no object` }] }
  }
  const reading = readField(input, 'ListingKey', 'line')
  const reason = reading.state === 'absent' ? 'is missing' : `${shownValue(input['ListingKey'])} is no key`
  return { kind: 'reject', key, problems: [{ key, field: 'ListingKey', reason }] }
}

/** Why the public may not see a record, or null. What cannot be read is taken for a no: nothing is shown by mistake. */
function whyWithheld(record: ResoRecord): string | null {
  const display = readField(record, 'InternetEntireListingDisplayYN', 'flag')
  if (display.state === 'unreadable' || (display.state === 'given' && !display.value))
    return 'not for display on the internet'
  const status = readField(record, 'StandardStatus', 'line')
  const shown = status.state === 'given' ? publicStatus(status.value) : undefined
  if (shown === undefined) return status.state === 'absent' ? 'StandardStatus missing' : 'StandardStatus unknown'
  if (shown === null) return `StandardStatus ${lookupWords((status as { value: string }).value)}`
  const reader = recordReader(record)
  const type = reader.line('PropertyType')
  if (type !== null && homeMarket(type) === null) return `no home: ${lookupWords(type)}`
  if (isNoHome(reader.line('PropertySubType') ?? '')) return `no home: ${lookupWords(reader.line('PropertySubType')!)}`
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
  if (market === null) reader.omit('PropertyType', `${shownValue(type)} is no PropertyType of the standard`)
  return market
}

/** Whole US dollars; null where there is none or it cannot be a price on this market. */
function readPrice(reader: RecordReader, field: string, market: Market): number | null {
  const { min, max } = PRICES[market]
  const price = reader.number(field)
  if (price === null || (price >= min && price <= max)) return price === null ? null : Math.round(price)
  reader.omit(
    field,
    `${price} is no plausible ${market === 'sale' ? 'price' : 'monthly rent'} (${formatDollars(min)} to ${formatDollars(max)})`,
  )
  return null
}

/**
 * ModificationTimestamp, or, where a record has none, the day it was listed. One in the future is an error, for it would
 * outrank every true version of the record.
 */
function readUpdatedAt(reader: RecordReader, now: Date): number | null {
  const modified = reader.instant('ModificationTimestamp')
  if (modified !== null && isPlausibleTime(modified, now)) return modified
  if (modified !== null)
    reader.omit('ModificationTimestamp', `${new Date(modified).toISOString()} is no plausible date`)
  const isMissing = !reader.omitted.some(({ field }) => field === 'ModificationTimestamp')
  return isMissing ? readListedTime(reader, now) : null
}

const EARLIEST = Date.UTC(1990, 0, 1)

const isPlausibleTime = (time: number, now: Date): boolean =>
  time >= EARLIEST && time <= now.getTime() + CLOCK_TOLERANCE_MS

/** ms since 1970 of OnMarketDate, else of ListingContractDate; a home that is coming soon may be dated ahead. */
function readListedTime(reader: RecordReader, now: Date): number | null {
  const isComingSoon = publicStatus(reader.line('StandardStatus') ?? '') === 'coming-soon'
  for (const field of ['OnMarketDate', 'ListingContractDate']) {
    const time = reader.instant(field)
    if (time === null) continue
    if (isPlausibleTime(time, now)) return time
    if (!isComingSoon) reader.omit(field, `${isoDay(time)} is no plausible date`)
  }
  return null
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

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
  const city = townAsKnown(required.city, county)
  const subType = reader.line('PropertySubType')
  const kind = subType === null ? null : homeKind(subType)
  const lot = readLot(reader)
  const beds = readWithin(reader, 'BedroomsTotal', 0, 50, Math.round)
  const features = readFeatures(reader, { kind, lot })
  const pictures = readPictures(record, reader, place.hiddenStreets)
  return {
    key,
    title: composeTitle({ beds, kind, styles: reader.list('ArchitecturalStyle'), city }),
    address: place.address,
    addressHidden: place.addressHidden,
    city,
    county,
    location: place.location,
    price,
    market,
    originalPrice: readOriginalPrice(reader, price, market),
    beds,
    baths: readBaths(reader),
    squareFeet: readLivingArea(reader),
    lotSize: lotText(lot, kind),
    yearBuilt: readPositive(reader, 'YearBuilt', 1600, now.getUTCFullYear() + 3, Math.round),
    propertyType: kind?.fact ?? (subType === null ? null : lookupWords(subType)),
    features,
    amenities: readAmenities(reader, features),
    heating: readFact(reader, 'Heating'),
    cooling: readFact(reader, 'Cooling'),
    parking: readParking(reader),
    schoolDistrict: reader.line('HighSchoolDistrict'),
    description: readDescription(record, place.hiddenStreets),
    taxes: readTaxes(reader, now),
    associationFee: readAssociationFee(reader),
    picture: pictures[0] ?? null,
    pictures,
    status: publicStatus(reader.line('StandardStatus')!)!,
    listedOn: isoDay(readListedTime(reader, now) ?? updatedAt),
    updatedAt: new Date(updatedAt).toISOString(),
    office,
    agent: reader.line('ListAgentFullName'),
    attributionContact: reader.line('AttributionContact'),
    listingNumber: reader.line('ListingId'),
  } satisfies Omit<Listing, 'id' | 'source'> & { key: string }
}

/** The seller hides the street. An answer that is neither yes nor no is taken for a no. */
function isAddressHidden(record: ResoRecord): boolean {
  const display = readField(record, 'InternetAddressDisplayYN', 'flag')
  return display.state === 'unreadable' || (display.state === 'given' && !display.value)
}

/** A number between two bounds, after `round`; one outside them is left out and noted. */
function readWithin(
  reader: RecordReader,
  field: string,
  min: number,
  max: number,
  round: (value: number) => number = (value) => value,
): number | null {
  const value = reader.number(field)
  if (value === null) return null
  const rounded = round(value)
  if (rounded >= min && rounded <= max) return rounded
  reader.omit(field, `${value} is not between ${min} and ${max}`)
  return null
}

/** Like `readWithin`, for facts where feeds write 0 for 'not known'. */
function readPositive(...args: Parameters<typeof readWithin>): number | null {
  const [reader, field] = args
  return reader.number(field) === 0 ? null : readWithin(...args)
}

const MAX_BATHS = 50

/** Full baths and halves at 0.5. BathroomsTotalInteger counts a half bath as one, so it stands in only for a missing part. */
function readBaths(reader: RecordReader): number | null {
  const [full, half] = ['BathroomsFull', 'BathroomsHalf'].map((field) =>
    readWithin(reader, field, 0, MAX_BATHS, Math.floor),
  )
  const total = readWithin(reader, 'BathroomsTotalInteger', 0, MAX_BATHS, Math.floor)
  const fullOrRest = full ?? (total === null ? null : Math.max(0, total - (half ?? 0)))
  if (fullOrRest === null) return null
  return fullOrRest + 0.5 * (half ?? 0) || null
}

const LIVING_AREA = { min: 50, max: 100_000 }

/** Whole square feet of LivingArea, which is in square feet unless LivingAreaUnits says otherwise. */
function readLivingArea(reader: RecordReader): number | null {
  return readArea(reader, 'LivingArea', reader.line('LivingAreaUnits') ?? 'Square Feet', LIVING_AREA)
}

const LOT = { min: 50, max: acresToSquareFeet(10_000) }

/** Whole square feet of the lot: LotSizeArea in LotSizeUnits, else LotSizeAcres, else LotSizeSquareFeet. */
function readLot(reader: RecordReader): number | null {
  const unit = reader.line('LotSizeUnits')
  return (
    (unit === null ? null : readArea(reader, 'LotSizeArea', unit, LOT)) ??
    readArea(reader, 'LotSizeAcres', 'Acres', LOT) ??
    readArea(reader, 'LotSizeSquareFeet', 'Square Feet', LOT)
  )
}

function readArea(reader: RecordReader, field: string, unit: string, { min, max }: { min: number; max: number }) {
  const area = reader.number(field)
  if (area === null || area === 0) return null
  const factor = squareFeetPer(unit)
  if (factor === null) {
    reader.omit(field, `${area} is in ${shownValue(unit)}, which is no unit we know`)
    return null
  }
  const squareFeet = Math.round(area * factor)
  if (squareFeet >= min && squareFeet <= max) return squareFeet
  reader.omit(field, `${area} ${lookupWords(unit)} is no plausible size`)
  return null
}

const SMALLEST_LOT_IN_ACRES = acresToSquareFeet(0.1)
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const hundredths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** '0.42 acres', '3,200 sq ft' for less than a tenth of an acre, 'N/A' for a home on shared ground. */
function lotText(squareFeet: number | null, kind: HomeKind | null): string | null {
  if (kind?.ground === 'shared') return 'N/A'
  if (squareFeet === null) return null
  if (squareFeet < SMALLEST_LOT_IN_ACRES) return `${wholeNumber.format(squareFeet)} sq ft`
  const acres = hundredths.format(squareFeetToAcres(squareFeet))
  return `${acres} ${acres === '1' ? 'acre' : 'acres'}`
}

function readOriginalPrice(reader: RecordReader, price: number, market: Market): number | null {
  const original = readPrice(reader, 'OriginalListPrice', market)
  return original === price ? null : original
}

function readTaxes(reader: RecordReader, now: Date): Listing['taxes'] {
  const amount = readPositive(reader, 'TaxAnnualAmount', 1, 5_000_000, Math.round)
  return amount === null ? null : { amount, year: readPositive(reader, 'TaxYear', 1990, now.getUTCFullYear() + 1) }
}

/** The fee with its frequency in words; an amount without one says nothing and is left out. */
function readAssociationFee(reader: RecordReader): Listing['associationFee'] {
  const amount = readPositive(reader, 'AssociationFee', 1, 100_000, Math.round)
  if (amount === null) return null
  const given = reader.line('AssociationFeeFrequency')
  const frequency = given === null ? null : feeFrequency(given)
  if (frequency !== null) return { amount, frequency }
  reader.omit(
    'AssociationFeeFrequency',
    given === null ? 'is missing beside AssociationFee' : `${shownValue(given)} is no frequency`,
  )
  return null
}

/** Tags that only give form to a text; those of the first kind end a line. */
const LINE_TAG = /<(?:br|\/p|\/div|\/li|\/ul|\/ol)(?:\s[^<>]*)?\/?>/gi
const FORM_TAG = /<\/?(?:p|div|li|ul|ol|b|i|u|em|strong|span|font)(?:\s[^<>]*)?>/gi
/** The character references that stand in texts written for a web page. */
const REFERENCES: Record<string, string> = { '&amp;': '&', '&nbsp;': ' ', '&quot;': '"', '&apos;': "'", '&#39;': "'" }
const REFERENCE = /&(?:amp|nbsp|quot|apos|#39);/g

/** Plain text with its line breaks. Tags that give form go; whatever else looks like HTML is text, and pages escape it. */
function readDescription(record: ResoRecord, hiddenStreets: readonly string[]): string {
  const remarks = record['PublicRemarks']
  if (typeof remarks !== 'string') return ''
  const text = remarks
    .slice(0, MAX_DESCRIPTION * 2)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(LINE_TAG, '\n')
    .replace(FORM_TAG, '')
    .replace(REFERENCE, (reference) => REFERENCES[reference]!)
    .replace(/\p{Cc}/gu, (character) => (character === '\n' ? '\n' : character === '\t' ? ' ' : ''))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return withoutStreets(text, hiddenStreets).slice(0, MAX_DESCRIPTION).toWellFormed()
}
