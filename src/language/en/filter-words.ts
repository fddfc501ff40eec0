import { flagNoun } from '#domain/search/feature-nouns.ts'
import { FILTERS, type FilterKey } from '#domain/search/filters/catalogue.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import { FLAG_WORDS } from './flags.ts'
import { FEATURE_WORDS } from './listed-features.ts'

/** How a filter or the order is said, corrected, dropped and asked about. */
export interface FilterWords {
  /** What it is called in an answer: 'the year built'. */
  noun: string
  /** Its names in a sentence that drops it or asks for it, as part of a pattern. */
  names: string
  /** A sentence that sets it; null for what words can't tell. */
  say: string | null
  /** A sentence that changes it once it is set; null where there is only one value. */
  correct: string | null
  /** A sentence that takes it back; null for what every search has. */
  drop: string | null
}

const entry = (
  noun: string,
  names: string,
  [say, correct, drop]: readonly [string | null, string | null, string | null],
): FilterWords => ({ noun, names, say, correct, drop })

/** The words of every filter and of the order; one that lacks them doesn't compile. */
export const FILTER_WORDS: Readonly<Record<FilterKey | 'sort', FilterWords>> = {
  search: entry('a word in the title or address', 'styles?|street|keywords? in the title|title', [
    'a colonial',
    'victorian instead',
    'any style',
  ]),
  market: entry('buying or renting', 'rentals?|renting|market', ['for rent', 'for sale', null]),
  county: entry('the county', 'county', ['in Bergen County', 'Essex County instead', 'any county']),
  counties: entry('the counties', 'counties', ['Bergen or Essex County', 'also Hudson County', 'any county']),
  towns: entry('the town', 'towns?|city|zip(?: code)?|place', ['in Nutley', 'also Belleville', 'any town']),
  price: entry('the price', 'prices?(?: (?:limit|range))?|budget', ['under 800,000', 'make it 750,000', 'any price']),
  cost: entry(
    'the monthly cost',
    '(?:total |all in )?monthly (?:costs?|payments?|budget|limit|number)|monthly|(?:mortgage )?payments?|costs? (?:a|per) month',
    ['monthly cost up to 4,000', 'make it 4,500 a month', 'forget the monthly cost'],
  ),
  beds: entry('bedrooms', 'bed ?rooms?|beds', ['3 bedrooms', 'make it 4 bedrooms', 'any bedrooms']),
  baths: entry('bathrooms', 'bath ?rooms?|baths', ['2 bathrooms', 'make it 3 bathrooms', 'any bathrooms']),
  bedsMax: entry('the maximum bedrooms', '(?:the )?(?:most|maximum|max) (?:bed ?rooms|beds)', [
    'at most 2 bedrooms',
    'at most 3 bedrooms',
    'forget the maximum bedrooms',
  ]),
  bathsMax: entry('the maximum bathrooms', '(?:the )?(?:most|maximum|max) (?:bath ?rooms|baths)', [
    'at most 2 bathrooms',
    'at most 3 bathrooms',
    'forget the maximum bathrooms',
  ]),
  amenities: entry(
    'pool, two-car garage, waterfront, and renovated',
    'amenities|extras|features|pools?|water ?front|renovated|#\\d+ car garages?',
    ['with a pool', 'also waterfront', 'forget the pool'],
  ),
  features: entry('porches, driveways, dishwashers, and more', Object.values(FEATURE_WORDS).join('|'), [
    'with a porch',
    'also a driveway',
    'forget the porch',
  ]),
  kinds: entry(
    'the home type',
    'kinds?(?: of (?:home|house|property))?|(?:home|house|property) types?|types?(?: of (?:home|house|property))?|condos|townhouses',
    ['a condo', 'a townhouse instead', 'any home type'],
  ),
  size: entry(
    'the size',
    '(?:living )?(?:size|area|space)|square (?:feet|foot|footage)|sq (?:ft|feet)|footage|how (?:big|large|small|spacious)',
    ['at least 1,200 square feet', 'make it 1,500 square feet', 'any size'],
  ),
  lot: entry('the lot', 'lots?(?: size)?|acres?|acreage|land', [
    'at least half an acre',
    'make it one acre',
    'any lot size',
  ]),
  built: entry('the year built', 'years?(?: (?:built|of construction))?|age|how (?:old|new)|construction', [
    'built after 1990',
    'actually 2000 or newer',
    'any year',
  ]),
  fee: entry(
    'the association fee',
    'hoa(?: (?:fees?|dues))?|(?:association|maintenance|common|condo) (?:fees?|dues|charges?)|fees?|dues',
    ['HOA fee under 400', 'make the fee 500', 'forget the fee'],
  ),
  garage: entry('garage spaces', 'garages?(?: (?:spaces?|spots?|size))?|parking', [
    'a three-car garage',
    'actually at least 2 garage spaces',
    'forget the garage',
  ]),
  deposit: entry('the security deposit', '(?:security )?deposits?', [
    'for rent with a deposit under 5,000',
    'make that a deposit under 4,000',
    'forget the deposit',
  ]),
  days: entry(
    'time on the market',
    'days(?: on (?:the )?market)?|time on (?:the )?market|how long (?:theyve been |they have been |its been )?on the market|listing dates?|(?:(?:when|it|they|was|were|got|been) )*listed|how long (?:it|they)(?: has| have| is|s)?(?: been)? listed',
    ['listed in the last 7 days', 'make it 30 days', 'listed any time'],
  ),
  marketDays: entry('days on the market', 'days on (?:the )?market', [
    'more than 60 days on the market',
    'make that at least 90 days on the market',
    'forget the days on the market',
  ]),
  openHouse: entry('an open house this weekend', 'open ?houses?', [
    'open house this weekend',
    null,
    'forget the open house',
  ]),
  listedSince: entry('homes new since a certain day', '(?:homes? )?new since(?: a(?: certain)? day)?', [
    'listed since November 10th',
    'make that listed since November 12th',
    'forget new since',
  ]),
  reducedBy: entry('the size of a reduction', '(?:size|amount) of (?:the|an?) (?:price )?(?:cut|reduction)', [
    'reduced by at least 10,000',
    'make that reduced by at least 20,000',
    'forget the size of the price cut',
  ]),
  reducedSince: entry('homes reduced since a certain day', '(?:homes? )?reduced since(?: a(?: certain)? day)?', [
    'reduced since November 10th',
    'make that reduced since November 12th',
    'forget reduced since',
  ]),
  openOn: entry('an open house on a certain day', 'open ?houses?(?: on a(?: day)?)?', [
    'open house on December 6th',
    'make that an open house on December 13th',
    'forget the open house on a day',
  ]),
  available: entry('the move-in date', 'move in(?: (?:date|day))?|availability|dates?|moving in', [
    'for rent, move in by February 1st',
    'actually March 1st',
    'any move-in date',
  ]),
  words: entry(
    'keywords in the description',
    '(?:key ?)?words?(?: (?:in|of) the description)?|descriptions?|mentions?',
    ['that mention a home office', 'that mention a garden', 'forget the keywords in the description'],
  ),
  train: entry(
    'the train',
    '(?:the |a )?(?:trains?|commutes?|commuting|stations?|rides?|path|walk to (?:the )?train)',
    ['train to Hoboken in under 45 minutes', 'make it 60 minutes', 'drop the train'],
  ),
  area: entry('the drawn area', 'drawn area|drawing|(?:drawn )?shape|outline|area (?:on the map|i drew)', [
    null,
    null,
    'forget the drawn area',
  ]),
  within: entry('the map’s view', 'maps?(?: (?:view|area))?', [null, null, 'forget the map']),
  notTowns: entry('towns left out', '(?:towns? (?:i |we )?left out|left out towns?)', [
    null,
    null,
    'forget the left-out towns',
  ]),
  notCounties: entry('counties left out', '(?:count(?:y|ies) left out|left out count(?:y|ies))', [
    null,
    null,
    'forget the left-out counties',
  ]),
  notKinds: entry(
    'home types left out',
    '(?:(?:home )?(?:types?|kinds?) left out|left out (?:home )?(?:types?|kinds?))',
    [null, null, 'forget the left-out home types'],
  ),
  notAmenities: entry('amenities left out', '(?:amenit(?:y|ies) left out|left out amenit(?:y|ies))', [
    null,
    null,
    'forget the left-out amenities',
  ]),
  notFeatures: entry('features left out', '(?:features? left out|left out features?)', [
    null,
    null,
    'forget the left-out features',
  ]),
  notArea: entry('the left-out area', '(?:drawn )?areas? left out|left out (?:drawn )?area', [
    null,
    null,
    'forget the left-out area',
  ]),
  ...fromFlags((key) => {
    const noun = flagNoun(key)
    const rent = FILTERS[key].market === 'rent' ? 'for rent ' : ''
    return entry(noun, FLAG_WORDS[key], [`${rent}with ${noun}`, null, `forget ${noun}`])
  }),
  sort: entry('the order', 'sort(?:ing)?|order(?:ing)?|sorted|ordered', [
    'cheapest first',
    'biggest first',
    'without the sort',
  ]),
}
