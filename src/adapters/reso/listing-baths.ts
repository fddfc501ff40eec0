import type { BathCounts } from '#domain/listing/bath-counts.ts'
import { readWithin, type RecordReader } from './reso-fields.ts'

const MAX_BATHS = 50

const readCount = (reader: RecordReader, field: string): number | null =>
  readWithin(reader, field, 0, MAX_BATHS, Math.floor)

/**
 * Full and half baths. A three-quarter bath counts as full, for it has a shower; BathroomsPartial counts as half, and only
 * where nothing tells which of them are which. A missing number of full baths is what is left of BathroomsTotalInteger.
 * Without any part, BathroomsTotalDecimal, a local field of several systems, stands in. Null if only a sum is known.
 */
export function readBathCounts(reader: RecordReader): BathCounts | null {
  const [full, threeQuarter] = [readCount(reader, 'BathroomsFull'), readCount(reader, 'BathroomsThreeQuarter')]
  const [half, partial] = [readCount(reader, 'BathroomsHalf'), readCount(reader, 'BathroomsPartial')]
  const total = readCount(reader, 'BathroomsTotalInteger')
  const halves = half ?? (threeQuarter === null ? partial : null)
  if (full === null && halves === null && threeQuarter === null) return readDecimal(reader)
  const rest = total === null ? null : Math.max(0, total - (halves ?? 0))
  const fulls = full === null ? rest : full + (threeQuarter ?? 0)
  return fulls === null ? onlyThreeQuarters(threeQuarter, halves) : known({ full: fulls, half: halves ?? 0 })
}

const onlyThreeQuarters = (threeQuarter: number | null, halves: number | null): BathCounts | null =>
  threeQuarter === null ? null : known({ full: threeQuarter, half: halves ?? 0 })

/** Zero means unknown. */
const known = (counts: BathCounts): BathCounts | null => (counts.full + counts.half > 0 ? counts : null)

/** What the decimals mean: quarters, or the number of half baths ('2.1' is two full and one half). */
const DECIMALS: ReadonlyMap<number, BathCounts> = new Map([
  [0, { full: 0, half: 0 }],
  [10, { full: 0, half: 1 }],
  [20, { full: 0, half: 2 }],
  [25, { full: 0, half: 0 }],
  [50, { full: 0, half: 1 }],
  [75, { full: 1, half: 0 }],
])

function readDecimal(reader: RecordReader): BathCounts | null {
  const total = readWithin(reader, 'BathroomsTotalDecimal', 0, MAX_BATHS)
  if (total === null) return null
  const rest = DECIMALS.get(Math.round((total % 1) * 100))
  if (rest) return known({ full: Math.floor(total) + rest.full, half: rest.half })
  reader.omit('BathroomsTotalDecimal', `${total} isn’t a number of baths`)
  return null
}

/** BathroomsTotalInteger, which counts a half bath as one: where nothing else is known. */
export const readBathTotal = (reader: RecordReader): number | null => readCount(reader, 'BathroomsTotalInteger') || null

/** The sum that lists show; a half bath counts 0.5. */
export const bathsOf = ({ full, half }: BathCounts): number => full + 0.5 * half
