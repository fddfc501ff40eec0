import { COUNTIES } from './county.ts'
import { AMENITY_KEYS, BATHS_OPTIONS, BEDS_OPTIONS, SEARCH_MAX_LENGTH } from './filters.ts'
import { MARKETS } from './money.ts'
import { SORTS } from './search.ts'

/** What the text of a query parameter may be, and so what value it stands for. */
export type ListingParam =
  | { kind: 'text'; maxLength: number }
  | { kind: 'one-of'; options: readonly string[] }
  | { kind: 'number-of'; options: readonly number[] }
  | { kind: 'whole-number'; min: number; max: number }
  /** Names separated by commas; the value has each once, in alphabetical order. */
  | { kind: 'several-of'; options: readonly string[] }

/** Highest price a URL may ask for, US dollars. */
const MAX_PRICE = 100_000_000
const MAX_PAGE = 100_000

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
      : number

export type ListingParamValues = { [Name in ListingParamName]?: ValueOf<(typeof LISTING_PARAMS)[Name]> }

export type ReadParam = { value: string | number | string[] } | { problem: string }

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
  }
}
