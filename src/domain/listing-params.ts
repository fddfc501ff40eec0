import { COUNTIES } from './county.ts'
import { AMENITY_KEYS, BATHS_OPTIONS, BEDS_OPTIONS, SEARCH_MAX_LENGTH } from './filters.ts'
import { roundedDegrees, type Bounds, type LatLng } from './geo.ts'
import { MARKETS } from './money.ts'
import { SORTS } from './search.ts'
import type { TownKey } from './town.ts'

/** What the text of a query parameter may be, and so what value it stands for. */
export type ListingParam =
  | { kind: 'text'; maxLength: number }
  | { kind: 'one-of'; options: readonly string[] }
  | { kind: 'number-of'; options: readonly number[] }
  | { kind: 'whole-number'; min: number; max: number }
  /** Names separated by commas; the value has each once, in alphabetical order. */
  | { kind: 'several-of'; options: readonly string[] }
  /** Towns with their counties ('Bergen/Ridgewood'), separated by commas; the value has each once, in alphabetical order. */
  | { kind: 'towns'; most: number }
  /** west,south,east,north in degrees. */
  | { kind: 'box' }
  /** Latitude and longitude by turns, in degrees: the points of a closed line. */
  | { kind: 'ring'; least: number; most: number }

/** Highest price a URL may ask for, US dollars. */
const MAX_PRICE = 100_000_000
const MAX_PAGE = 100_000

/** Most points a drawn area may have, and towns that may be chosen at once. */
export const MAX_AREA_POINTS = 40
export const MAX_TOWNS = 20

/** The parameters of a listing search, as data: pages and API read by it, and the OpenAPI document is made from it. */
export const LISTING_PARAMS = {
  q: { kind: 'text', maxLength: SEARCH_MAX_LENGTH },
  market: { kind: 'one-of', options: MARKETS },
  county: { kind: 'one-of', options: COUNTIES },
  min: { kind: 'whole-number', min: 0, max: MAX_PRICE },
  max: { kind: 'whole-number', min: 0, max: MAX_PRICE },
  beds: { kind: 'number-of', options: BEDS_OPTIONS },
  baths: { kind: 'number-of', options: BATHS_OPTIONS },
  amenities: { kind: 'several-of', options: AMENITY_KEYS },
  towns: { kind: 'towns', most: MAX_TOWNS },
  area: { kind: 'ring', least: 3, most: MAX_AREA_POINTS },
  bbox: { kind: 'box' },
  sort: { kind: 'one-of', options: SORTS },
  page: { kind: 'whole-number', min: 1, max: MAX_PAGE },
} as const satisfies Record<string, ListingParam>

export type ListingParamName = keyof typeof LISTING_PARAMS

type ValueOf<P extends ListingParam> = P extends { kind: 'one-of'; options: readonly (infer Option)[] }
  ? Option
  : P extends { kind: 'several-of'; options: readonly (infer Option)[] }
    ? Option[]
    : P extends { kind: 'text' }
      ? string
      : P extends { kind: 'towns' }
        ? TownKey[]
        : P extends { kind: 'box' }
          ? Bounds
          : P extends { kind: 'ring' }
            ? LatLng[]
            : number

export type ListingParamValues = { [Name in ListingParamName]?: ValueOf<(typeof LISTING_PARAMS)[Name]> }

export type ReadParam = { value: string | number | string[] | Bounds | LatLng[] } | { problem: string }

/** The value a text stands for, or why it stands for none, in words that follow the parameter's name. */
export function readParam(param: ListingParam, text: string): ReadParam {
  switch (param.kind) {
    case 'text':
      return text.length <= param.maxLength
        ? { value: text }
        : { problem: `must be at most ${param.maxLength} characters` }
    case 'one-of':
      return param.options.includes(text) ? { value: text } : { problem: `must be one of ${param.options.join(', ')}` }
    case 'number-of':
      // Compared as text: '01' or '1.0' is not how the number is written.
      return param.options.some((option) => String(option) === text)
        ? { value: Number(text) }
        : { problem: `must be one of ${param.options.join(', ')}` }
    case 'whole-number':
      return /^\d{1,9}$/.test(text) && Number(text) >= param.min && Number(text) <= param.max
        ? { value: Number(text) }
        : { problem: `must be a whole number from ${param.min} to ${param.max}` }
    case 'several-of': {
      const names = [...new Set(text.split(',').filter(Boolean))].sort()
      return names.every((name) => param.options.includes(name))
        ? { value: names }
        : { problem: `must be names from ${param.options.join(', ')}, separated by commas` }
    }
    case 'towns':
      return readTowns(text, param.most)
    case 'box':
      return readBox(text)
    case 'ring':
      return readRing(text, param)
  }
}

/** How a town is written: letters, figures and what stands between them, in ASCII. */
export const TOWN = /^[A-Z][\w .'-]{1,40}\/[A-Z][\w .'-]{1,60}$/

function readTowns(text: string, most: number): ReadParam {
  const towns = [...new Set(text.split(',').filter(Boolean))].sort()
  return towns.length > 0 && towns.length <= most && towns.every((town) => TOWN.test(town))
    ? { value: towns }
    : { problem: `must be at most ${most} towns like Bergen/Ridgewood, separated by commas` }
}

/** Numbers with commas between them, to four places; null where one is no number of degrees. */
function readDegrees(text: string): number[] | null {
  const parts = text.split(',')
  return parts.every((part) => /^-?\d{1,3}(\.\d{1,10})?$/.test(part))
    ? parts.map((part) => roundedDegrees(Number(part)) + 0)
    : null
}

const isPoint = ({ lat, lng }: LatLng): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

function readBox(text: string): ReadParam {
  const degrees = readDegrees(text)
  const [west = 0, south = 0, east = 0, north = 0] = degrees ?? []
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ]
  return degrees?.length === 4 && west < east && south < north && corners.every(isPoint)
    ? { value: { west, south, east, north } }
    : { problem: 'must be west,south,east,north in degrees, like -74.3,40.7,-73.9,41.1' }
}

function readRing(text: string, { least, most }: { least: number; most: number }): ReadParam {
  const degrees = readDegrees(text) ?? []
  const points = degrees.flatMap((lat, place) => (place % 2 === 0 ? [{ lat, lng: degrees[place + 1] ?? NaN }] : []))
  return points.length >= least && points.length <= most && points.every(isPoint)
    ? { value: points }
    : { problem: `must be ${least} to ${most} points, each a latitude and a longitude in degrees, separated by commas` }
}
