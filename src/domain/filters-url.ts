import * as v from 'valibot'
import { COUNTIES } from './county.ts'
import {
  AMENITY_KEYS,
  BATHS_OPTIONS,
  BEDS_OPTIONS,
  defaultFilters,
  normalizeSearch,
  PRICE_SCALES,
  SEARCH_MAX_LENGTH,
} from './filters.ts'
import type { Market } from './money.ts'
import type { FieldProblem } from './result.ts'
import { SORTS, type ListingQuery } from './search.ts'

/** Highest price a URL may ask for, US dollars. */
const MAX_PRICE = 100_000_000
const MAX_PAGE = 100_000

const wholeNumber = (name: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `${name} must be at least ${min}`),
    v.maxValue(max, `${name} must be at most ${max}`),
  )

const oneOf = <const T extends readonly string[]>(options: T) =>
  v.picklist(options, `must be one of ${options.join(', ')}`)

const oneNumberOf = <const T extends readonly number[]>(options: T) =>
  v.pipe(v.string(), v.picklist(options.map(String), `must be one of ${options.join(', ')}`), v.transform(Number))

/** One schema per query parameter, from the text in the URL to the domain's value; pages, API and OpenAPI share them. */
export const LISTING_PARAMS = {
  q: v.pipe(
    v.string(),
    v.maxLength(SEARCH_MAX_LENGTH, `must be at most ${SEARCH_MAX_LENGTH} characters`),
    v.transform(normalizeSearch),
  ),
  market: oneOf(['sale', 'rent']),
  county: oneOf(COUNTIES),
  min: wholeNumber('min', 0, MAX_PRICE),
  max: wholeNumber('max', 0, MAX_PRICE),
  beds: oneNumberOf(BEDS_OPTIONS),
  baths: oneNumberOf(BATHS_OPTIONS),
  amenities: v.pipe(
    v.string(),
    v.transform((text) => [...new Set(text.split(',').filter(Boolean))].sort()),
    v.array(v.picklist(AMENITY_KEYS, `must be names from ${AMENITY_KEYS.join(', ')}, separated by commas`)),
  ),
  sort: oneOf(SORTS),
  page: wholeNumber('page', 1, MAX_PAGE),
} as const

type ParamName = keyof typeof LISTING_PARAMS
type Params = { [K in ParamName]?: v.InferOutput<(typeof LISTING_PARAMS)[K]> }

/** The query string as the router hands it over: text by name; a name that comes twice has its first value. */
export type QueryParams = Readonly<Record<string, string | undefined>>

export interface ReadListingQuery {
  query: ListingQuery
  /** Parameters that could not be understood; pages show the rest as if they were absent, the API refuses. */
  rejected: FieldProblem[]
}

/** Reads a listing search out of query parameters. Never throws; names it doesn't know are left alone. */
export function readListingQuery(raw: QueryParams): ReadListingQuery {
  const { params, rejected } = readParams(raw)
  const filters = { ...defaultFilters(params.market) }
  filters.search = params.q ?? normalizeSearch(raw['q'] ?? '')
  filters.county = params.county ?? null
  filters.price = { min: params.min ?? filters.price.min, max: params.max ?? filters.price.max }
  filters.beds = params.beds ?? null
  filters.baths = params.baths ?? null
  filters.amenities = params.amenities ?? []
  if (filters.price.min > filters.price.max) {
    rejected.push({ field: 'min', message: 'must not be above max' })
    filters.price = PRICE_SCALES[filters.market].initial
  }
  return { query: { filters, sort: params.sort ?? 'newest', page: params.page ?? 1 }, rejected }
}

function readParams(raw: QueryParams): { params: Params; rejected: FieldProblem[] } {
  const params: Record<string, unknown> = {}
  const rejected: FieldProblem[] = []
  for (const [name, schema] of Object.entries(LISTING_PARAMS)) {
    const text = raw[name]
    if (text === undefined || text === '') continue
    const read = v.safeParse(schema, text)
    if (read.success) params[name] = read.output
    else rejected.push({ field: name, message: read.issues[0].message })
  }
  return { params: params as Params, rejected }
}

/** The shortest query parameters for a listing search: what stands at its default is left out, in a fixed order. */
export function writeListingQuery({ filters, sort, page }: ListingQuery): Record<string, string> {
  const params: Record<string, string> = {}
  const initial = PRICE_SCALES[filters.market].initial
  const set = (name: ParamName, value: string | number | null, fallback: string | number | null) => {
    if (value !== null && value !== fallback) params[name] = String(value)
  }
  set('q', filters.search, '')
  set('market', filters.market, 'sale' satisfies Market)
  set('county', filters.county, null)
  set('min', filters.price.min, initial.min)
  set('max', filters.price.max, initial.max)
  set('beds', filters.beds, null)
  set('baths', filters.baths, null)
  set('amenities', [...filters.amenities].sort().join(','), '')
  set('sort', sort, 'newest')
  set('page', page, 1)
  return params
}

/** A query string as text by name: the first of a name that comes twice, except that a form's amenity boxes make one list. */
export function parseQueryString(queryString: string): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(queryString)) {
    if (name === 'amenities' && params[name]) params[name] += `,${value}`
    else params[name] ??= value
  }
  return params
}

/** Query parameters as text; commas stay readable. */
export const toQueryString = (params: Record<string, string>): string =>
  new URLSearchParams(params).toString().replaceAll('%2C', ',')

/** How the listings page lays out what it found; grid is the default (L-01). */
export const LISTINGS_VIEWS = ['grid', 'list'] as const
export type ListingsView = (typeof LISTINGS_VIEWS)[number]

/** The listings page's own parameter `view`; anything but 'list' is the grid. */
export const readListingsView = (raw: QueryParams): ListingsView => (raw['view'] === 'list' ? 'list' : 'grid')

/** The shortest parameters of the listings page: a search and how it is laid out. */
export const writeListingsPage = (query: ListingQuery, view: ListingsView): Record<string, string> => ({
  ...writeListingQuery(query),
  ...(view === 'list' ? { view } : {}),
})

/** The parameters of the listings page; one that is absent is undefined or missing. */
export type ListingsParams = { [K in ParamName | 'view']?: string | undefined }

const NO_PARAMS = Object.fromEntries([...Object.keys(LISTING_PARAMS), 'view'].map((name) => [name, undefined]))

/**
 * Parameters of the listings page with whatever is wrong or at its default undefined: spelled out, so that they also
 * take the place of the raw ones where a router merges the two. Names it doesn't know are left out.
 */
export const cleanListingsParams = (raw: QueryParams): ListingsParams => ({
  ...NO_PARAMS,
  ...writeListingsPage(readListingQuery(raw).query, readListingsView(raw)),
})
