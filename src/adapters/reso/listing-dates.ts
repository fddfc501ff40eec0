import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { remembered } from './remembered.ts'
import { CLOCK_TOLERANCE_MS, type RecordReader } from './reso-fields.ts'
import { publicStatus } from './reso-vocabulary.ts'

/**
 * ModificationTimestamp in ms since 1970, or the day of listing if a record has none. A time in the future is an error: it
 * would count as newer than every later version of the record.
 */
export function readUpdatedAt(reader: RecordReader, now: Date): number | null {
  const modified = reader.instant('ModificationTimestamp')
  if (modified !== null && isPlausibleTime(modified, now)) return modified
  if (modified !== null)
    reader.omit('ModificationTimestamp', `${new Date(modified).toISOString()} isn’t a plausible date`)
  const isMissing = !reader.omitted.some(({ field }) => field === 'ModificationTimestamp')
  return isMissing ? readListedTime(reader, now) : null
}

const EARLIEST = Date.UTC(1990, 0, 1)

const isPlausibleTime = (time: number, now: Date): boolean =>
  time >= EARLIEST && time <= now.getTime() + CLOCK_TOLERANCE_MS

/** OnMarketDate, else ListingContractDate, in ms since 1970. Only a home that is coming soon may have a future date. */
export function readListedTime(reader: RecordReader, now: Date): number | null {
  const isComingSoon = publicStatus(reader.line('StandardStatus') ?? '') === 'coming-soon'
  for (const field of ['OnMarketDate', 'ListingContractDate']) {
    const time = reader.instant(field)
    if (time === null) continue
    if (isPlausibleTime(time, now)) return time
    if (!isComingSoon) reader.omit(field, `${isoDay(time)} isn’t a plausible date`)
  }
  return null
}

/**
 * The day of a change in New Jersey as an ISO date, from PriceChangeTimestamp or StatusChangeTimestamp; null if missing, or
 * (noted) if it can't be one.
 */
export function readChangeDay(
  reader: RecordReader,
  field: 'PriceChangeTimestamp' | 'StatusChangeTimestamp',
  now: Date,
): string | null {
  const time = reader.instant(field)
  if (time === null) return null
  if (!isPlausibleTime(time, now)) {
    reader.omit(field, `${isoDay(time)} isn’t a plausible date`)
    return null
  }
  // A date without a time is a day, not its midnight in Greenwich.
  const day = isDateOnly(reader.line(field)!) ? isoDay(time) : newJerseyDay(new Date(time))
  return day > newJerseyDay(now) ? newJerseyDay(now) : day
}

const isDateOnly = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** ISO date (yyyy-mm-dd), UTC. */
export const isoDay = (time: number): string => isoDayOf(String(Math.floor(time / DAY_MS)))

const DAY_MS = 24 * 60 * 60 * 1000
const isoDayOf = remembered((day) => new Date(Number(day) * DAY_MS).toISOString().slice(0, 10))
