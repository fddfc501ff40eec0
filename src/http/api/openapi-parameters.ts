import type { JsonSchema } from '@valibot/to-json-schema'
import { dayFilter, type DayKey, type DaysKey } from '#domain/search/day-filters.ts'
import { flagNoun } from '#domain/search/feature-nouns.ts'
import { CATALOGUE } from '#domain/search/filters/catalogue.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import { keysOfKind } from '#domain/search/filters/keys-of-kind.ts'
import type { ListingParamName } from '#domain/search/listing-params.ts'
import { TOWN, type QueryParam } from '#domain/search/query-param.ts'
import { spanFilter, type SpanKey } from '#domain/search/span-filters.ts'

type SpanOrDay = SpanKey | DayKey | DaysKey
type SpanOrDayParam = { [Key in SpanOrDay]: keyof (typeof CATALOGUE)[Key]['params'] & string }[SpanOrDay]

/** The filters of numbers and days, with their parameters. */
const SPANS_AND_DAYS = [
  ...keysOfKind('span').map((key) => ({ key, ...spanFilter(key) })),
  ...[...keysOfKind('day'), ...keysOfKind('days')].map((key) => ({ key, ...dayFilter(key) })),
].map(({ key, meaning, example }) => ({ name: Object.keys(CATALOGUE[key].params)[0]!, meaning, example }))

/** The meaning of each search parameter; its values come from the parameter itself. */
const PARAM_MEANINGS: Readonly<
  Record<ListingParamName | 'like' | 'zoom' | 'name' | 'view' | 'street' | 'town', string>
> = {
  ...(Object.fromEntries(SPANS_AND_DAYS.map(({ name, meaning }) => [name, meaning])) as Record<SpanOrDayParam, string>),
  ...fromFlags((key) => `Homes with ${flagNoun(key)}`),
  q: 'Text in the title, address, or county, or its words in any order; the last word can be a prefix; case-insensitive',
  market: 'Homes for sale or for rent; default `sale`',
  county: 'Homes in one or more counties',
  kind: 'One or more home types; excludes homes with no listed type. A room is for rent, in a shared home',
  openHouse: 'Homes with an open house this weekend, New Jersey time',
  words:
    'Phrases in the description, separated by commas: adjacent whole words; ignores case, accents, and the plural of the last word',
  days: 'Homes listed within this many days, New Jersey time',
  min: 'Minimum price, inclusive, US dollars (per month for rentals); no default',
  max: 'Maximum price, inclusive, US dollars (per month for rentals); no default',
  cost: 'Maximum monthly cost in US dollars, rounded to the nearest 10: loan, taxes, insurance, and association fee, or the rent for rentals. Excludes homes with unknown taxes',
  uncosted: 'With `cost`: also includes homes with an unknown monthly cost',
  down: 'Down payment for monthly costs: percent of the price, or US dollars as `60000usd`; every term has a default',
  rate: 'Interest rate, percent per year',
  years: 'Loan term, years',
  loan: 'Loan type',
  insurance: 'Home insurance, US dollars per year',
  pmi: 'Private mortgage insurance for a conventional loan with less than 20% down, percent of the loan per year',
  train:
    'Homes with a known train commute to this place: `new-york-penn`, `world-trade-center`, `hoboken`, `newark-penn`, `secaucus`, `33rd-street`, `newark-broad-street`, or the id of a station',
  trainMinutes:
    'With `train`: maximum minutes to the platform plus the typical ride, from the timetable named on /how-we-compute. The trip to the station is an estimate, walking or driving, whichever is faster',
  walk: 'Maximum walk to the station, minutes; without `train`, to any station',
  line: 'Homes within 3 miles of a station (with `walk`, within that walk) on any of these rail lines; with `train`, the commute starts there',
  beds: 'Minimum number of bedrooms',
  baths: 'Minimum number of bathrooms',
  'beds-max': 'Maximum number of bedrooms; equal to `beds` for exactly that many',
  'baths-max': 'Maximum number of bathrooms; equal to `baths` for exactly that many',
  amenities: 'Required amenities',
  features: 'Required features, according to the listing',
  towns:
    'Homes in these towns, each with its county: `Bergen/Ridgewood,Essex/Montclair`; `GET /api/towns/{county}/{town}` has a town’s `neighbors`',
  area: 'Homes inside a polygon: alternating latitude and longitude of each point, degrees WGS 84. A home without a location is placed at its town’s center',
  bbox: 'Homes inside a bounding box: west,south,east,north, degrees WGS 84; a home without a location is placed at its town’s center',
  'not-towns': 'Leaves out homes in these towns, written as in `towns`',
  'not-county': 'Leaves out homes in one or more counties',
  'not-kind': 'Leaves out one or more home types; homes with no listed type stay',
  'not-amenities': 'Leaves out homes that list any of these amenities',
  'not-features': 'Leaves out homes with any of these features, where the listing says so',
  'not-area': 'Leaves out homes inside a polygon, written as in `area`; homes without a location stay',
  like: 'Filters that homes are ranked by instead of left out, by name; each amenity and feature has its own',
  zoom: 'Zoom level: the world is 512 pixels wide at 0 and doubles with each level',
  name: 'Typed text: words of a name, with or without its town; the last word can be a prefix; allows abbreviations, a house number, and minor typos',
  view: 'Visible bounding box: west,south,east,north, degrees WGS 84. Ties are sorted by distance from its center',
  street: 'Street name, as given in a suggestion',
  town: 'The street’s county and town: `Hudson/Hoboken`',
  sort: 'Sort order; default `newest`, also for `shortest-commute` without `train`',
  page: 'Page of 24 homes, from 1. A page number past the end returns the last page',
}

/** Values that show how a parameter is written; none where its schema says it. */
const PARAM_EXAMPLES: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(SPANS_AND_DAYS.map(({ name, example }) => [name, example])),
  q: 'garden',
  min: 300_000,
  max: 900_000,
  cost: 5500,
  down: '60000usd',
  rate: 6.25,
  insurance: 1800,
  pmi: 0.5,
  train: 'new-york-penn',
  trainMinutes: 60,
  walk: 15,
  line: ['morris-essex'],
  towns: ['Bergen/Ridgewood', 'Essex/Montclair'],
  area: '40.9,-74.2,41.1,-74.2,41.1,-73.9,40.9,-73.9',
  bbox: '-74.3,40.7,-73.9,41.1',
  county: ['Essex', 'Hudson'],
  'not-towns': ['Essex/Newark'],
  'not-area': '40.9,-74.2,41.1,-74.2,41.1,-73.9,40.9,-73.9',
  words: 'home office,gas',
  like: ['beds', 'pool'],
  zoom: 10,
  name: 'garden st hoboken',
  view: '-74.06,40.72,-74,40.76',
  street: 'Garden Street',
  town: ['Hudson/Hoboken'],
  page: 1,
}

/** The description of query parameters, from what reads them. */
export const inQuery = (params: Readonly<Record<string, QueryParam>>, required: readonly string[] = []) =>
  Object.entries(params).map(([name, param]) => ({
    name,
    in: 'query',
    description: PARAM_MEANINGS[name as keyof typeof PARAM_MEANINGS],
    ...(required.includes(name) && { required: true }),
    ...(name in PARAM_EXAMPLES && { example: PARAM_EXAMPLES[name] }),
    // An array is written as names with commas between them.
    style: 'form',
    explode: false,
    schema: parameterSchema(param),
  }))

// Spelled out: `\w` has more letters in other languages' regular expressions.
const TOWN_PATTERN = TOWN.source.replaceAll(String.raw`\w`, 'A-Za-z0-9_').replace(String.raw`\/`, '/')
const SPAN_END = String.raw`[0-9]{1,7}(\.[0-9]{1,2})?`
const SPAN_PATTERN = `^(${SPAN_END}-(${SPAN_END})?|-${SPAN_END})$`
const DOWN_PATTERN = String.raw`^((100|[0-9]{1,2}(\.[0-9]{1,3})?)|(100000000|[0-9]{1,8}(\.[0-9]{1,3})?)usd)$`
const DAY = { type: 'string', format: 'date', pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$' } as const
const FRACTION = String.raw`(\.[0-9]{1,10})?`
/** Degrees as `readParam` takes them. */
const LAT = String.raw`-?(90(\.0{1,10})?|[0-8]?[0-9]${FRACTION})`
const LNG = String.raw`-?(180(\.0{1,10})?|(1[0-7][0-9]|[0-9]{1,2})${FRACTION})`

/** A parameter's values in JSON Schema. */
function parameterSchema(param: QueryParam): JsonSchema {
  switch (param.kind) {
    case 'text':
      return { type: 'string', maxLength: param.maxLength }
    case 'one-of':
      return { type: 'string', enum: [...param.options] }
    case 'number-of':
      return { type: 'number', enum: [...param.options] }
    case 'whole-number':
      return { type: 'integer', minimum: param.min, maximum: param.max }
    case 'several-of':
      return { type: 'array', items: { type: 'string', enum: [...param.options] } }
    case 'towns':
      return { type: 'array', items: { type: 'string', pattern: TOWN_PATTERN }, minItems: 1, maxItems: param.max }
    case 'box':
      return { type: 'string', pattern: `^${LNG},${LAT},${LNG},${LAT}$` }
    case 'day':
      return DAY
    case 'days':
      return { type: 'array', items: DAY, minItems: 1, maxItems: 2 }
    case 'span':
      return { type: 'string', pattern: SPAN_PATTERN }
    case 'decimal':
      return { type: 'number', minimum: 0, maximum: param.max, multipleOf: 0.001 }
    case 'down':
      return { type: 'string', pattern: DOWN_PATTERN }
    case 'stop':
      return { type: 'string', pattern: '^[a-z0-9-]{1,80}$' }
    case 'flag':
      return { type: 'string', enum: ['yes'] }
    case 'ring':
      return { type: 'string', pattern: `^${LAT},${LNG}(,${LAT},${LNG}){${param.min - 1},${param.max - 1}}$` }
  }
}
