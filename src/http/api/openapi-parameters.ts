import type { JsonSchema } from '@valibot/to-json-schema'
import { flagAt, fromFlags } from '#domain/search/filters/flags.ts'
import type { ListingParamName } from '#domain/search/listing-params.ts'
import { TOWN, type QueryParam } from '#domain/search/query-param.ts'

/** The meaning of each search parameter; its values come from the parameter itself. */
const PARAM_MEANINGS: Readonly<Record<ListingParamName | 'zoom' | 'name' | 'view' | 'street' | 'town', string>> = {
  ...fromFlags((key) => `Homes with ${flagAt(key).noun}`),
  q: 'Text that the title, the address or the county contains, or words that stand in them, in any order, the last one begun; without regard to case',
  market: 'Homes to buy or to rent; `sale` unless given',
  county: 'Homes of one county, or of any of several',
  size: 'Living area, square feet: `1200-2500`, `1200-` or `-2500`; homes that don’t give it are left out',
  built: 'Year of construction: `1950-1999`, `2000-` or `-1949`; homes that don’t give it are left out',
  kind: 'Kinds of home, any of them; homes that don’t give theirs are left out',
  lot: 'Lot, acres: `0.25-1`, `0.25-` or `-1`; homes that don’t give it are left out',
  fee: 'Fee of the association, US dollars a month: `-300` is at most 300, `-0` none; homes that don’t give it are left out',
  garage: 'Cars that the garage holds: `2-`; homes that don’t give it are left out',
  openHouse: 'Homes with an open house this weekend, by the date in New Jersey',
  available: 'Homes for rent that are free on this day or earlier; without effect on homes for sale',
  words:
    'Phrases that the description has, with commas between them: whole words next to each other, without regard to case and accents; the last word of each may stand in the plural',
  days: 'Homes that came on the market at most so many days ago, by the date in New Jersey',
  min: 'Lowest price, included, US dollars (a month for rents); no lowest price unless given',
  max: 'Highest price, included, US dollars (a month for rents); no highest price unless given',
  cost: 'Homes whose month, with loan, taxes, insurance and fee of the association, is at most so many US dollars, rounded to 10; for rentals the rent. Homes whose taxes aren’t known are left out',
  uncosted: 'With `cost`: also homes whose month can’t be worked out',
  down: 'Down payment that months are computed by: percent of the price, or US dollars as `60000usd`; each term has a usual value unless given',
  rate: 'Rate of interest, percent a year',
  years: 'Term of the loan, years',
  loan: 'Kind of loan',
  insurance: 'Home insurance, US dollars a year',
  pmi: 'Private mortgage insurance of a conventional loan with less than 20 percent down, percent of the loan a year',
  train:
    'Homes with a known way to this place by train: `new-york-penn`, `world-trade-center`, `hoboken`, `newark-penn`, `secaucus`, `33rd-street`, `newark-broad-street`, or the id of a station',
  trainMinutes:
    'With `train`: minutes from the door to the platform and usually on the train, at most, by the timetable that /how-we-compute names; the way to the station is on foot or by car, whichever is quicker, and estimated',
  walk: 'Minutes on foot to the station, at most; without `train` to any station',
  beds: 'At least so many bedrooms',
  baths: 'At least so many bathrooms',
  amenities: 'Amenities a home must have, all of them',
  towns: 'Homes of these towns, each with its county: `Bergen/Ridgewood,Essex/Montclair`',
  area: 'Homes inside a closed line: latitude and longitude of each point by turns, degrees WGS 84; a home whose place is not given stands where its town does',
  bbox: 'Homes in a box: west,south,east,north, degrees WGS 84; a home whose place is not given stands where its town does',
  zoom: 'Scale of the map: the world is 512 pixels wide at 0, and twice as wide with each step',
  name: 'What was typed: words of a name, the last one begun, with or without its town; abbreviations, a house number and few typos are understood',
  view: 'Box seen: of equal places those near its center come first; west,south,east,north, degrees WGS 84',
  street: 'Name of a street as a suggestion gives it',
  town: 'Its town with the county: `Hudson/Hoboken`',
  sort: 'Order of the homes; `newest` unless given, and for `shortest-commute` without `train`',
  page: 'Page of 24 homes, from 1; the last page for any later one',
}

/** Values that show how a parameter is written; none where its schema says it. */
const PARAM_EXAMPLES: Readonly<Record<string, unknown>> = {
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
  towns: ['Bergen/Ridgewood', 'Essex/Montclair'],
  area: '40.9,-74.2,41.1,-74.2,41.1,-73.9,40.9,-73.9',
  bbox: '-74.3,40.7,-73.9,41.1',
  county: ['Essex', 'Hudson'],
  size: '1200-2500',
  lot: '0.25-',
  fee: '-300',
  garage: '2-',
  available: '2027-01-28',
  built: '1950-',
  words: 'home office,gas',
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
      return { type: 'string', format: 'date', pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])$' }
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
