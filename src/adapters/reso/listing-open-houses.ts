import type { OpenHouse } from '#domain/listing/open-house.ts'
import { listNames } from '#domain/name-list.ts'
import { newJerseyTime } from '#domain/new-jersey-time.ts'
import type { StreetMask } from './hidden-street.ts'
import { isRecord, recordReader, type RecordReader, type ResoRecord } from './reso-fields.ts'
import { lookupKey } from './reso-vocabulary.ts'

const MAX_READ = 200
const MAX_KEPT = 12
const MAX_REMARKS = 300
const HOUR = 3_600_000
const DAY = 24 * HOUR
const LONGEST = 12 * HOUR
const FURTHEST = 366 * DAY

/**
 * The open houses of a record that anyone may visit, by their start: OpenHouse as an array or an expanded resource. Those that
 * are canceled, over, or for brokers only are left out. A time without an offset is the time in New Jersey.
 */
export function readOpenHouses(
  record: ResoRecord,
  reader: RecordReader,
  streetMask: StreetMask,
  now: Date,
): OpenHouse[] {
  const given = record['OpenHouse'] ?? record['OpenHouses']
  const items = (Array.isArray(given) ? given.slice(0, MAX_READ) : []).filter(isRecord).map(recordReader)
  const wrong: string[] = []
  const readable = items.filter(isForAnyone).flatMap((item) => {
    const one = toOpenHouse(item, streetMask)
    if (one === null) wrong.push(`"${givenText(item)}"`)
    return one ?? []
  })
  if (wrong.length > 0) reader.omit('OpenHouse', `${listNames(wrong)} must be ${REMEDY}`)
  const coming = readable.filter(({ startsAt, endsAt }) => {
    const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
    return end > now.getTime() - DAY && start < now.getTime() + FURTHEST
  })
  const byStart = new Map(coming.map((one) => [one.startsAt, one]))
  return [...byStart.values()].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1)).slice(0, MAX_KEPT)
}

const LONGEST_QUOTED = 60

const REMEDY = 'a date, a start, and an end up to 12 hours later, like 2026-11-29 13:00-15:00'

/** An open house as the source gives it. */
function givenText(item: RecordReader): string {
  const [day, start, end] = ['OpenHouseDate', 'OpenHouseStartTime', 'OpenHouseEndTime'].map((name) => item.line(name))
  const given = [day, [start, end].filter((time) => time !== null).join('-')].filter(Boolean).join(' ')
  return given.slice(0, LONGEST_QUOTED).toWellFormed()
}

function isForAnyone(item: RecordReader): boolean {
  const status = lookupKey(item.line('OpenHouseStatus') ?? 'Active')
  const type = lookupKey(item.line('OpenHouseType') ?? 'Public')
  return status === 'active' && type === 'public'
}

function toOpenHouse(item: RecordReader, streetMask: StreetMask): OpenHouse | null {
  const day = DAY_PART.exec(item.line('OpenHouseDate') ?? '')?.[0] ?? null
  const [start, end] = [timeOf(item.line('OpenHouseStartTime'), day), timeOf(item.line('OpenHouseEndTime'), day)]
  if (start === null || end === null || end <= start || end - start > LONGEST) return null
  const remarks = item.line('OpenHouseRemarks')
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    byAppointment: item.flag('AppointmentRequiredYN') === true,
    remarks: remarks === null ? null : streetMask.mask(remarks).slice(0, MAX_REMARKS).toWellFormed(),
  }
}

const DAY_PART = /^\d{4}-\d{2}-\d{2}/
const TIME =
  /^(?:(\d{4}-\d{2}-\d{2})[T ])?(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([AP]\.?M\.?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** ms since 1970; `day` is that of a time without one. */
function timeOf(text: string | null, day: string | null): number | null {
  const parts = TIME.exec(text ?? '')
  const on = parts?.[1] ?? day
  if (!parts || on === null) return null
  const [, , clockHour, minute, half, offset] = parts
  const hour = half ? (Number(clockHour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(clockHour)
  if (hour > 23 || Number(minute) > 59 || Number.isNaN(Date.parse(on))) return null
  if (offset === undefined || parts[1] === undefined) return newJerseyTime(on, hour, Number(minute)).getTime()
  return Date.parse(`${on}T${String(hour).padStart(2, '0')}:${minute}:00${offset}`)
}
