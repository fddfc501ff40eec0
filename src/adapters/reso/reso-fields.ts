import { withoutBidiControls } from '#domain/bidi-controls.ts'
import { isDay } from '#domain/day.ts'
import type { RecordVersion } from '#ports/server/record-version.ts'

/** One record of a feed as it came: field names of the RESO Data Dictionary, values of any kind. */
export type ResoRecord = Readonly<Record<string, unknown>>

const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const MAX_SHOWN_VALUE = 60
const MAX_LINE = 500
const MAX_LIST = 60

/** Printable ASCII with single spaces between: one line already, as most texts are. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/

/** Text on one line: well-formed, without control characters, those of direction too, white space collapsed. */
export const oneLine = (text: string): string =>
  PLAIN_LINE.test(text)
    ? text
    : withoutBidiControls(text.toWellFormed()).replace(CONTROL_CHARACTERS, ' ').replace(/\s+/gu, ' ').trim()

/** A value as a reason shows it: short, on one line. */
export function shownValue(value: unknown): string {
  const text = oneLine(
    typeof value === 'string' ? value.slice(0, MAX_SHOWN_VALUE * 4) : (JSON.stringify(value) ?? String(value)),
  )
  return `"${text.length > MAX_SHOWN_VALUE ? `${text.slice(0, MAX_SHOWN_VALUE).toWellFormed()}…` : text}"`
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** A value read from a field, or what is wrong with it in words that follow it. */
type Parsed<T> = { value: T } | { fault: string }

function readLine(raw: unknown): Parsed<string> {
  if (!isScalar(raw)) return { fault: 'isn’t text' }
  const value = oneLine(String(raw))
  return value.length > MAX_LINE ? { fault: `is longer than ${MAX_LINE} characters` } : { value }
}

/** '1,250,000', '$2,400' and '1250000.00' are numbers to the systems that send them. */
const NUMBER_TEXT = /^[+-]?\$?\d[\d,]*(\.\d+)?$|^[+-]?\.\d+$/

function readNumber(raw: unknown): Parsed<number> {
  const value = typeof raw === 'string' ? numberFromText(raw) : raw
  return typeof value === 'number' && Number.isFinite(value) ? { value } : { fault: 'isn’t a number' }
}

function numberFromText(text: string): number {
  const trimmed = text.trim()
  return trimmed.length < 40 && NUMBER_TEXT.test(trimmed) ? Number(trimmed.replace(/[$,]/g, '')) : Number.NaN
}

const FLAG_WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  y: true,
  yes: true,
  '1': true,
  false: false,
  n: false,
  no: false,
  '0': false,
}

function readFlag(raw: unknown): Parsed<boolean> {
  if (!isScalar(raw)) return { fault: 'isn’t text' }
  const value = FLAG_WORDS[String(raw).trim().toLowerCase()]
  return typeof value === 'boolean' ? { value } : { fault: 'is neither true nor false' }
}

/** A lookup list: an array, or text with commas between the values. */
function readList(raw: unknown): Parsed<string[]> {
  const values: unknown[] | null = typeof raw === 'string' ? raw.split(',') : Array.isArray(raw) ? raw : null
  if (values === null) return { fault: 'isn’t a list' }
  const texts: string[] = []
  for (const value of values.slice(0, MAX_LIST)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const text = oneLine(String(value).slice(0, MAX_LINE))
    if (text !== '') texts.push(text)
  }
  return { value: texts }
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/

/** A date or date-time as an instant; without an offset it is read as UTC, so that every machine reads the same. */
function readInstant(raw: unknown): Parsed<number> {
  const value = typeof raw === 'string' ? instantFromText(raw) : Number.NaN
  return Number.isFinite(value) ? { value } : { fault: 'isn’t a date' }
}

/** Date.parse takes the 31st of a shorter month for a day of the next. */
function isInItsMonth(date: string): boolean {
  return Number(date.slice(8)) <= 28 || isDay(date)
}

function instantFromText(text: string): number {
  const parts = DATE_TIME.exec(text.trim())
  if (!parts) return Number.NaN
  const [, date, time = '00:00', offset = 'Z'] = parts
  return isInItsMonth(date!) ? Date.parse(`${date}T${time}${offset}`) : Number.NaN
}

// Plain functions: hundreds of fields are read of each record.
const READERS = { line: readLine, number: readNumber, flag: readFlag, list: readList, instant: readInstant }
type Kind = keyof typeof READERS
type Read<K extends Kind> = Extract<ReturnType<(typeof READERS)[K]>, { value: unknown }>['value']

/** What a field holds: a value, nothing (null, missing, empty text), or something that cannot be read as this kind. */
export type FieldReading<T> =
  | { state: 'given'; value: T }
  | { state: 'absent' }
  | { state: 'unreadable'; reason: string }

/**
 * Reads one field tolerantly. Numbers may be text, lists may be comma-separated text, flags may be words; dates and
 * date-times become ms since 1970. Never throws.
 */
export function readField<K extends Kind>(record: ResoRecord, field: string, kind: K): FieldReading<Read<K>> {
  const raw = record[field]
  if (raw === null || raw === undefined || (typeof raw === 'string' && raw.trim() === '')) return { state: 'absent' }
  const parsed = READERS[kind](raw) as Parsed<Read<K>>
  if ('value' in parsed) return { state: 'given', value: parsed.value }
  return { state: 'unreadable', reason: `${shownValue(raw)} ${parsed.fault}` }
}

/** Reads fields of one record; what cannot be read counts as absent and is noted. */
export interface RecordReader {
  line(field: string): string | null
  number(field: string): number | null
  flag(field: string): boolean | null
  list(field: string): string[]
  instant(field: string): number | null
  /** Notes that a field's value was left out. */
  omit(field: string, reason: string): void
  /** Fields left out so far. */
  readonly omitted: readonly { field: string; reason: string }[]
}

export const recordReader = (record: ResoRecord): RecordReader => new FieldReader(record)

/** A class, for one is made of each picture too. What most records hold is answered without a reading. */
class FieldReader implements RecordReader {
  readonly #record: ResoRecord
  #omitted: Map<string, string> | null = null

  constructor(record: ResoRecord) {
    this.#record = record
  }

  line(field: string): string | null {
    const raw = this.#record[field]
    if (raw === null || raw === undefined) return null
    if (typeof raw === 'string' && raw.length <= MAX_LINE && PLAIN_LINE.test(raw)) return raw
    return this.#read(field, 'line') || null
  }

  number(field: string): number | null {
    const raw = this.#record[field]
    return raw === null || raw === undefined ? null : this.#read(field, 'number')
  }

  flag(field: string): boolean | null {
    const raw = this.#record[field]
    if (typeof raw === 'boolean') return raw
    return raw === null || raw === undefined ? null : this.#read(field, 'flag')
  }

  list(field: string): string[] {
    const raw = this.#record[field]
    return raw === null || raw === undefined ? [] : (this.#read(field, 'list') ?? [])
  }

  instant(field: string): number | null {
    return this.#read(field, 'instant')
  }

  omit(field: string, reason: string): void {
    this.#omitted ??= new Map()
    this.#omitted.set(field, reason)
  }

  get omitted(): readonly { field: string; reason: string }[] {
    return this.#omitted === null ? [] : [...this.#omitted].map(([field, reason]) => ({ field, reason }))
  }

  #read<K extends Kind>(field: string, kind: K): Read<K> | null {
    const reading = readField(this.#record, field, kind)
    if (reading.state === 'unreadable') this.omit(field, reading.reason)
    return reading.state === 'given' ? reading.value : null
  }
}

/** The same reader, its texts changed by `change`, a hidden street's mask. */
export const changedTexts = (reader: RecordReader, change: (text: string) => string): RecordReader => ({
  number: (field) => reader.number(field),
  flag: (field) => reader.flag(field),
  instant: (field) => reader.instant(field),
  omit: (field, reason) => reader.omit(field, reason),
  line: (field) => {
    const text = reader.line(field)
    return text === null ? null : change(text)
  },
  list: (field) => reader.list(field).map(change),
  get omitted() {
    return reader.omitted
  },
})

/** A number from `min` to `max`, after `round`; one outside is noted and left out. */
export function readWithin(
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

/** Like `readWithin`, for facts that feeds set to 0 if unknown. */
export function readPositive(...args: Parameters<typeof readWithin>): number | null {
  const [reader, field] = args
  return reader.number(field) === 0 ? null : readWithin(...args)
}

const MAX_KEY = 255

/** A record may be dated ahead of our clock by this much: clocks differ, and so do time zones nobody wrote down. */
export const CLOCK_TOLERANCE_MS = 24 * 60 * 60 * 1000

/** The record's key and version, or null where the input is no record or has no usable ListingKey. */
export function recordVersion(input: unknown, now: Date): RecordVersion | null {
  if (!isRecord(input)) return null
  const key = readField(input, 'ListingKey', 'line')
  if (key.state !== 'given' || key.value === '' || key.value.length > MAX_KEY) return null
  const modified = readField(input, 'ModificationTimestamp', 'instant')
  const known = modified.state === 'given' && modified.value <= now.getTime() + CLOCK_TOLERANCE_MS
  return { key: key.value, modified: known ? modified.value : null }
}

export const isRecord = (input: unknown): input is ResoRecord =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
