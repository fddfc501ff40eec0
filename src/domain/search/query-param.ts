import { readWorkPlace } from '../commute/read-work-place.ts'
import { isDay } from '../day.ts'
import { roundedDegrees } from '../geo/degrees.ts'
import type { Bounds, LatLng } from '../geo/geo.ts'
import type { DownPayment } from '../money/loan-terms.ts'

/** The values a query parameter may have. Pages and the API read by it, and the OpenAPI document is made from it. */
export type QueryParam =
  | { kind: 'text'; maxLength: number }
  | { kind: 'one-of'; options: readonly string[] }
  | { kind: 'number-of'; options: readonly number[] }
  | { kind: 'whole-number'; min: number; max: number }
  /** Names separated by commas; the value has each once, in alphabetical order. */
  | { kind: 'several-of'; options: readonly string[] }
  /** Towns with their counties ('Bergen/Ridgewood'), separated by commas; the value has each once, in alphabetical order. */
  | { kind: 'towns'; max: number }
  /** west,south,east,north in degrees. */
  | { kind: 'box' }
  /** The points of a closed line: latitude and longitude of each in turn, in degrees. */
  | { kind: 'ring'; min: number; max: number }
  /** Two numbers with a dash between them, '1200-2500'; an open end has none, '1200-'. */
  | { kind: 'span' }
  /** An ISO date, yyyy-mm-dd. */
  | { kind: 'day' }
  /** One such date, or the first and the last of several with a comma between them. */
  | { kind: 'days' }
  /** From 0, with at most three decimals. */
  | { kind: 'decimal'; max: number }
  /** A down payment: '10' percent, or '60000usd' US dollars. */
  | { kind: 'down'; maxDollars: number }
  /** A place of work, or a station's id. */
  | { kind: 'stop' }
  /** 'yes', or absent. */
  | { kind: 'flag' }

/** The value of a parameter's text; undefined when the text is not one of its values (`param-problems.ts` says why). */
export function readParam(param: QueryParam, text: string): unknown {
  switch (param.kind) {
    case 'text':
      return text.length <= param.maxLength ? text : undefined
    case 'one-of':
      return param.options.find((option) => option === text)
    case 'number-of':
      // Compared as text: '01' or '1.0' is not how the number is written.
      return param.options.find((option) => String(option) === text)
    case 'whole-number':
      return /^\d{1,9}$/.test(text) && Number(text) >= param.min && Number(text) <= param.max ? Number(text) : undefined
    case 'several-of': {
      const names = eachOnce(text)
      return names.every((name) => param.options.includes(name)) ? names : undefined
    }
    case 'towns': {
      const towns = eachOnce(text)
      const areTowns = towns.length > 0 && towns.length <= param.max && towns.every((town) => TOWN.test(town))
      return areTowns ? towns : undefined
    }
    case 'box':
      return readBox(text)
    case 'ring':
      return readRing(text, param)
    case 'span':
      return readSpan(text)
    case 'day':
      return isParamDay(text) ? text : undefined
    case 'days':
      return readDays(text)
    case 'decimal':
      return readDecimal(text, param.max)
    case 'down':
      return readDown(text, param.maxDollars)
    case 'stop':
      return readWorkPlace(text) ?? undefined
    case 'flag':
      return text === 'yes' || undefined
  }
}

const isParamDay = (text: string): boolean => text.startsWith('20') && isDay(text)

function readDecimal(text: string, max: number): number | undefined {
  const number = /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : Infinity
  return number <= max ? number : undefined
}

function readDown(text: string, maxDollars: number): DownPayment | undefined {
  const isDollars = text.endsWith('usd')
  const number = readDecimal(isDollars ? text.slice(0, -3) : text, isDollars ? maxDollars : 100)
  if (number === undefined) return undefined
  return isDollars ? { kind: 'dollars', dollars: number } : { kind: 'percent', percent: number }
}

/** A county and one of its towns. */
export const TOWN = /^[A-Z][\w .'-]{1,40}\/[A-Z][\w .'-]{1,60}$/

const eachOnce = (text: string): string[] => [...new Set(text.split(',').filter(Boolean))].sort()

/** From one ISO date to another, both included; a single day is both. */
export interface DaySpan {
  from: string
  to: string
}

function readDays(text: string): DaySpan | undefined {
  const days = eachOnce(text)
  return days.length > 0 && days.length < 3 && days.every(isParamDay) ? { from: days[0]!, to: days.at(-1)! } : undefined
}

/** Writes one day, or the first and the last. */
export const daysText = ({ from, to }: DaySpan): string => (from === to ? from : `${from},${to}`)

/** Two ends, both included; null is open. At least one of them is given. */
export interface Span {
  min: number | null
  max: number | null
}

/** Above every end that can be given. */
export const SPAN_LIMIT = 1e7

function readSpan(text: string): Span | undefined {
  const ends = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(text)
  const [min, max] = [ends?.[1], ends?.[2]].map((end) => (end === undefined ? null : Number(end))) as [
    Span['min'],
    Span['max'],
  ]
  if ((min ?? max) === null) return undefined
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

/** Writes two ends. */
export const spanText = ({ min, max }: Span): string => `${min ?? ''}-${max ?? ''}`

/** Numbers with commas between them, to four places; none where one is no number of degrees. */
function readDegrees(text: string): number[] {
  const parts = text.split(',')
  return parts.every((part) => /^-?\d{1,3}(\.\d{1,10})?$/.test(part))
    ? parts.map((part) => roundedDegrees(Number(part)) + 0)
    : []
}

const isPoint = (lat: number, lng: number): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

/** Reads west,south,east,north. */
export function readBox(text: string): Bounds | undefined {
  const degrees = readDegrees(text)
  const [west = 0, south = 0, east = 0, north = 0] = degrees
  const isBox = degrees.length === 4 && west < east && south < north && isPoint(south, west) && isPoint(north, east)
  return isBox ? { west, south, east, north } : undefined
}

/** Writes west,south,east,north, to four places. */
export const boxText = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map(roundedDegrees).join(',')

function readRing(text: string, { min, max }: { min: number; max: number }): LatLng[] | undefined {
  const degrees = readDegrees(text)
  const points = degrees.flatMap((lat, index) => (index % 2 === 0 ? [{ lat, lng: degrees[index + 1] ?? NaN }] : []))
  const isRing = points.length >= min && points.length <= max && points.every(({ lat, lng }) => isPoint(lat, lng))
  return isRing ? points : undefined
}

/** Writes the points of a ring, to four places. */
export const ringText = (ring: readonly LatLng[]): string =>
  ring.flatMap(({ lat, lng }) => [lat, lng].map(roundedDegrees)).join(',')
