import * as v from 'valibot'
import { RAIL_LINES } from '../commute/rail-line.ts'
import { checkFields } from '../form/check-fields.ts'
import { COUNTIES } from '../geo/county.ts'
import { HOME_KINDS } from '../listing/home-kind.ts'
import { LOAN_KINDS } from '../money/loan-terms.ts'
import { MARKETS, type Market } from '../money/money.ts'
import { fail, invalid, ok, type FieldProblem, type Result } from '../result.ts'
import { readListingQuery } from './filters-from-url.ts'
import { writeListingQuery } from './filters-url.ts'
import { defaultFilters } from './filters.ts'
import { AMENITY_KEYS } from './filters/amenities.ts'
import type { FilterKey, ListingFilters } from './filters/catalogue.ts'
import { FEATURE_KEYS, LEFT_OUT_FEATURES } from './filters/features.ts'
import { fromFlags } from './filters/flags.ts'
import { fromKind } from './filters/keys-of-kind.ts'
import { normalizeSearch, SEARCH_MAX_LENGTH } from './filters/search-text.ts'
import { normalizeWords } from './filters/words.ts'
import { LISTING_PARAMS, type ListingParamName } from './listing-params.ts'
import { paramProblem } from './param-problems.ts'

const span = v.nullable(v.strictObject({ min: v.nullable(v.number()), max: v.nullable(v.number()) }))
const point = v.strictObject({ lat: v.number(), lng: v.number() })

const orNone = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null)
const terms = v.strictObject({
  down: orNone(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('percent'), percent: v.number() }),
      v.strictObject({ kind: v.literal('dollars'), dollars: v.number() }),
    ]),
  ),
  ratePct: orNone(v.number()),
  years: orNone(v.number()),
  loan: orNone(v.picklist(LOAN_KINDS)),
  insurance: orNone(v.number()),
  mortgageInsurancePct: orNone(v.number()),
})

/** The shape of each filter's value; the parameters of an address say which values it may have. */
const VALUES = {
  market: v.picklist(MARKETS),
  search: v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH)),
  county: v.nullable(v.picklist(COUNTIES)),
  price: v.strictObject({ min: v.number(), max: v.number() }),
  cost: v.strictObject({ upTo: v.nullable(v.number()), withUnknown: v.boolean(), terms }),
  train: v.strictObject({
    to: v.nullable(v.string()),
    minutes: v.nullable(v.number()),
    walk: v.nullable(v.number()),
    lines: v.optional(v.array(v.picklist(RAIL_LINES)), []),
  }),
  beds: v.nullable(v.number()),
  bedsMax: v.nullable(v.number()),
  baths: v.nullable(v.number()),
  bathsMax: v.nullable(v.number()),
  amenities: v.array(v.picklist(AMENITY_KEYS)),
  features: v.array(v.picklist(FEATURE_KEYS)),
  counties: v.array(v.picklist(COUNTIES)),
  kinds: v.array(v.picklist(HOME_KINDS)),
  ...fromKind('span', () => span),
  ...fromKind('day', () => v.nullable(v.string())),
  ...fromKind('days', () => v.nullable(v.strictObject({ from: v.string(), to: v.string() }))),
  openHouse: v.boolean(),
  days: v.nullable(v.number()),
  words: v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH)),
  towns: v.array(v.string()),
  area: v.nullable(v.array(point)),
  notTowns: v.array(v.string()),
  notCounties: v.array(v.picklist(COUNTIES)),
  notKinds: v.array(v.picklist(HOME_KINDS)),
  notAmenities: v.array(v.picklist(AMENITY_KEYS)),
  notFeatures: v.array(v.picklist(LEFT_OUT_FEATURES)),
  notArea: v.nullable(v.array(point)),
  within: v.nullable(v.strictObject({ west: v.number(), south: v.number(), east: v.number(), north: v.number() })),
  ...fromFlags(() => v.boolean()),
} satisfies Record<FilterKey, v.GenericSchema>

/** The shape of a listing search. */
export const ListingFiltersSchema = v.strictObject(VALUES)

/** Filters from outside in their plain form, or an 'invalid' problem that names what no search can ask for. */
export function checkFilters(value: unknown): Result<ListingFilters> {
  const read = checkFields(v.object({ filters: ListingFiltersSchema }), { filters: value })
  if (!read.ok) return read
  const { search, words, ...others } = read.value.filters
  // Towns are still any text here; the reading back refuses what is no town's name.
  const filters = { ...others, search: normalizeSearch(search), words: normalizeWords(words) } as ListingFilters
  const { query, rejected } = readListingQuery(filtersParams(filters))
  const wrong = rejected.map((name) => problemOf(name, filters))
  if (filters.train.minutes !== null && filters.train.to === null)
    wrong.push({ field: 'filters.trainMinutes', message: 'needs a train destination' })
  return wrong.length === 0 ? ok(query.filters) : fail(invalid(wrong))
}

function problemOf(name: ListingParamName, { price }: ListingFilters): FieldProblem {
  const field = `filters.${name}`
  if (name === 'min' && price.min > price.max) return { field, message: 'must not be above max' }
  return { field, message: paramProblem(LISTING_PARAMS[name]) }
}

/** Filters as they are kept: the parameters of their address, which later versions read, too. */
export const filtersParams = (filters: ListingFilters): Record<string, string> =>
  writeListingQuery({ filters, sort: 'newest', page: 1 })

/** Filters that an older version has kept: what it didn't know stands at its default. Null where they can't be read. */
export function completeFilters(value: unknown): ListingFilters | null {
  if (typeof value !== 'object' || value === null) return null
  const market: Market = 'market' in value && value.market === 'rent' ? 'rent' : 'sale'
  const read = checkFilters({ ...defaultFilters(market), ...value })
  return read.ok ? read.value : null
}
