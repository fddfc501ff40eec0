import { COUNTIES } from '../geo/county.ts'
import { roundedDegrees } from '../geo/degrees.ts'
import type { Bounds, LatLng } from '../geo/geo.ts'
import type { TownKey } from '../geo/town.ts'
import { MARKETS } from '../money/money.ts'
import { AMENITY_KEYS, BATHS_OPTIONS, BEDS_OPTIONS, SEARCH_MAX_LENGTH } from './filters.ts'
import { SORTS } from './sort.ts'

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

/** The value a text stands for; undefined where it stands for none (`param-problems.ts` says why, in words). */
export function readParam(param: ListingParam, text: string): unknown {
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
      return towns.length > 0 && towns.length <= param.most && towns.every((town) => TOWN.test(town))
        ? towns
        : undefined
    }
    case 'box':
      return readBox(text)
    case 'ring':
      return readRing(text, param)
  }
}

const TOWN = /^[A-Z][\w .'-]{1,40}\/[A-Z][\w .'-]{1,60}$/

const eachOnce = (text: string): string[] => [...new Set(text.split(',').filter(Boolean))].sort()

/** Numbers with commas between them, to four places; none where one is no number of degrees. */
function readDegrees(text: string): number[] {
  const parts = text.split(',')
  return parts.every((part) => /^-?\d{1,3}(\.\d{1,10})?$/.test(part))
    ? parts.map((part) => roundedDegrees(Number(part)) + 0)
    : []
}

const isPoint = (lat: number, lng: number): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

/** West, south, east, north. */
export function readBox(text: string): Bounds | undefined {
  const degrees = readDegrees(text)
  const [west = 0, south = 0, east = 0, north = 0] = degrees
  const isBox = degrees.length === 4 && west < east && south < north && isPoint(south, west) && isPoint(north, east)
  return isBox ? { west, south, east, north } : undefined
}

function readRing(text: string, { least, most }: { least: number; most: number }): LatLng[] | undefined {
  const degrees = readDegrees(text)
  const points = degrees.flatMap((lat, place) => (place % 2 === 0 ? [{ lat, lng: degrees[place + 1] ?? NaN }] : []))
  const isRing = points.length >= least && points.length <= most && points.every(({ lat, lng }) => isPoint(lat, lng))
  return isRing ? points : undefined
}
