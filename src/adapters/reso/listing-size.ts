import { formatCount } from '#domain/count.ts'
import { decimalFormat } from '#domain/number-format.ts'
import { remembered } from './remembered.ts'
import { shownValue, type RecordReader } from './reso-fields.ts'
import {
  acresToSquareFeet,
  lookupWords,
  squareFeetPer,
  squareFeetToAcres,
  type HomeSubType,
} from './reso-vocabulary.ts'

const LIVING_AREA = { min: 50, max: 100_000 }

/** Whole square feet of LivingArea, which is in square feet unless LivingAreaUnits says otherwise. */
export function readLivingArea(reader: RecordReader): number | null {
  return readArea(reader, 'LivingArea', reader.line('LivingAreaUnits') ?? 'Square Feet', LIVING_AREA)
}

const LOT = { min: 50, max: acresToSquareFeet(10_000) }

/** Whole square feet of the lot: LotSizeArea in LotSizeUnits, else LotSizeAcres, else LotSizeSquareFeet. */
export function readLot(reader: RecordReader): number | null {
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
    reader.omit(field, `${area} is in ${shownValue(unit)}, a unit we don’t know`)
    return null
  }
  const squareFeet = Math.round(area * factor)
  if (squareFeet >= min && squareFeet <= max) return squareFeet
  reader.omit(field, `${area} ${lookupWords(unit)} isn’t a plausible size`)
  return null
}

/** Acres to four decimals; null for a home on shared ground. */
export const lotAcres = (squareFeet: number | null, kind: HomeSubType | null): number | null =>
  squareFeet === null || kind?.ground === 'shared' ? null : Math.round(squareFeetToAcres(squareFeet) * 1e4) / 1e4

const SMALLEST_LOT_IN_ACRES = acresToSquareFeet(0.1)
const hundredths = decimalFormat(0, 2)

/** '0.42 acres', '3,200 sq ft' for less than a tenth of an acre, 'N/A' for a home on shared ground. */
export function lotText(squareFeet: number | null, kind: HomeSubType | null): string | null {
  if (kind?.ground === 'shared') return 'N/A'
  return squareFeet === null ? null : sizeText(String(squareFeet))
}

const sizeText = remembered((text) => {
  const squareFeet = Number(text)
  if (squareFeet < SMALLEST_LOT_IN_ACRES) return `${formatCount(squareFeet)} sq ft`
  const acres = hundredths(squareFeetToAcres(squareFeet))
  return `${acres} ${acres === '1' ? 'acre' : 'acres'}`
})
