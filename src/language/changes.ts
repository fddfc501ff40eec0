import { formatDollars } from '#domain/money/money.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import { EVERY_PRICE, PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import { priceWords } from './prices.ts'
import type { Reading } from './reading.ts'
import { phrase, type Span } from './sentence.ts'

const DROP =
  '(?:forget|drop|remove|clear|never mind|nevermind|skip|lose|ignore|take off|delete|cancel|reset|without|no|any|whatever|scratch|change|take (?:away|out|off)|get rid of|no more|lift|undo)'
const LEAVES = '(?: (?:about|the|of|any|kind|my|our|a|is|an|number))*'
const UNIMPORTANT =
  '(?:(?:(?:does|is|do|are|s)? ?(?:not|nt)|doesnt|dont|isnt|arent|no|any) (?:really )?(?:matter|important|an issue|a problem|a concern|object|issue|problem|limit)|(?:is |are )?(?:flexible|open|unimportant|irrelevant|optional)|is no object|is no issue)'

const RESET = phrase(
  '(?:lets |let us |can we |please |i want to |ok |okay )*(?:start (?:over|again|fresh|from scratch|anew|all over)(?: again)?|reset(?: (?:it|everything|all|the filters|the search|all filters|filters))*|clear (?:everything|all|it all|the filters|all filters|all the filters|filters|that|my search|the search)|(?:a )?new search|from scratch|forget (?:all that|everything|it all|all of that|all this|what i said|that|it)|begin again|(?:show|list|give|see)(?: me| us)? (?:everything|it all)(?: you (?:have|have got|got)| there is| available)?|scrap (?:that|everything|it|all that)|remove all(?: the)? filters)',
)
const ANY_PRICE = phrase(
  `${DROP}${LEAVES} (?:price|budget|money|price range|cost|price (?:limit|filter|range|cap)|(?:budget )?limit|maximum|max|ceiling)(?: (?:limit|filter|range|cap|is fine|is ok|is okay|will do))*|(?:the )?(?:price|budget|money|cost|prices)(?: range)? ${UNIMPORTANT}|unlimited budget|however much|(?:no matter|regardless of|whatever) (?:the )?(?:price|cost|it costs)`,
)
const ANY_BEDS = phrase(
  `(?:${DROP}|any number of)${LEAVES} bed ?(?:rooms?|s)?(?: (?:filter|limit|is fine|count|requirement|minimum))*|(?:number of |the )?bed ?rooms? ${UNIMPORTANT}`,
)
const ANY_BATHS = phrase(
  `(?:${DROP}|any number of)${LEAVES} bath ?(?:rooms?|s)?(?: (?:filter|limit|is fine|count|requirement|minimum))*|(?:number of |the )?bath ?rooms? ${UNIMPORTANT}`,
)
const ANY_SEARCH = phrase(
  `${DROP}${LEAVES} (?:search(?: (?:text|word|words|term))?|style|keyword|type|kind)|any (?:style|type|kind)`,
)
const ANY_AMENITY = phrase(`${DROP}${LEAVES} (?:amenities|extras|features)`)
const CHEAPER = phrase(
  '(?:(?:something|anything|ones|one|homes|houses|a bit|a little|little|bit|much|even|got|lot|way|is there|show me|more|any) )*(?:cheaper|less expensive|more affordable|lower priced|lower price|less pricey|less money|lower|less costly)(?: (?:ones?|homes?|houses?|options?|listings|please|price|places?|than (?:that|this|these|those)))*|(?:(?:thats|that is|its|they are|theyre|these are|this is|those are|all) )*(?:(?:too|so|very) (?:expensive|pricey|costly)|too (?:much|high))|out of (?:my|our) (?:budget|range|price range)',
)
const DEARER = phrase(
  '(?:(?:something|a bit|a little|little|bit|much) )*(?:more expensive|pricier|higher priced|fancier|upscale|more upscale)(?: (?:ones?|homes?|houses?|options?))*',
)
const BIGGER = phrase(
  '(?:(?:something|anything|ones|one|homes|a bit|a little|little|bit|much|even|got|i need|with|more like) )*(?:bigger|larger|more (?:space|room|rooms|spacious)|roomier)(?: (?:ones?|homes?|houses?|options?|place|please|than (?:that|this)))*|(?:thats |its |this is |they are |theyre |all )*too small',
)
const SMALLER = phrase(
  '(?:(?:something|anything|ones|one|homes|a bit|a little|little|bit|much|even|got) )*(?:smaller|less space|cozier|more compact)(?: (?:ones?|homes?|houses?|options?|place|please|than (?:that|this)))*|(?:thats |its |this is |they are |theyre )*too (?:big|large)',
)

/** Reads relative changes to the search in force: cheaper, dearer, bigger, smaller. Runs after prices and rooms. */
export function readChanges(reading: Reading, cheapestShown: number | undefined): void {
  const { sentence } = reading
  const hasPrice = reading.priceSpans.length > 0
  const change = (pattern: RegExp, apply: (span: Span) => unknown) =>
    sentence.take(pattern, (_, span) => {
      reading.isChange = true
      return apply(span)
    })
  change(CHEAPER, (span) => !hasPrice && cheaper(reading, cheapestShown, span))
  change(DEARER, (span) => !hasPrice && dearer(reading, span))
  change(BIGGER, (span) => resize(reading, 1, span))
  change(SMALLER, (span) => resize(reading, -1, span))
}

/** Reads which filters are to be cleared. */
export function readClearing(reading: Reading): void {
  const { sentence } = reading
  const clear = (pattern: RegExp, words: string, apply: () => void) =>
    sentence.take(pattern, (_, span) => {
      reading.isChange = true
      apply()
      reading.part('cleared', words, span)
    })
  clear(RESET, 'Start over', () => (reading.isReset = true))
  clear(ANY_PRICE, 'Any price', () => (reading.price.isOpen = true))
  clear(ANY_BEDS, 'Any beds', () => reading.set({ beds: null }))
  clear(ANY_BATHS, 'Any baths', () => reading.set({ baths: null }))
  clear(ANY_SEARCH, 'Any kind of home', () => reading.set({ search: '' }))
  clear(ANY_AMENITY, 'No amenities', () => {
    for (const amenity of reading.inForce.amenities) reading.unwanted.add(amenity)
  })
}

/** 10 % below the maximum price, rounded to a slider step; without a maximum, one step below the cheapest home shown. */
function cheaper(reading: Reading, cheapestShown: number | undefined, span: Span): void {
  const { step } = PRICE_SCALES[reading.market]
  const { max } = reading.inForce.price
  const isSet = max < EVERY_PRICE.max
  const wanted = isSet ? Math.floor((max * 0.9) / step) * step : Math.floor(((cheapestShown ?? 0) - 1) / step) * step
  if (wanted <= 0) return reading.limit(span, 'Name a price, and there will be cheaper homes.')
  reading.price.max = wanted
  reading.part('price', priceWords({ max: wanted }, reading.market), span)
}

/** 10 % above the maximum price, rounded to a slider step. */
function dearer(reading: Reading, span: Span): void {
  const { step } = PRICE_SCALES[reading.market]
  const { max } = reading.inForce.price
  if (max >= EVERY_PRICE.max) return reading.limit(span, 'Every price is shown already.')
  reading.price.max = Math.ceil((max * 1.1) / step) * step
  reading.part('price', `Up to ${formatDollars(reading.price.max)}`, span)
}

/** One bedroom more or fewer. Without a bedroom filter, 'bigger' sorts by size. */
function resize(reading: Reading, step: 1 | -1, span: Span): void {
  const { beds } = reading.inForce
  if (reading.plain.beds !== undefined) return
  if (beds === null) {
    if (step < 0) return reading.limit(span, 'Homes can’t be asked for by a largest size.')
    reading.sort = 'square-feet'
    return reading.part('sort', 'Largest', span)
  }
  const index = BEDS_OPTIONS.indexOf(beds as (typeof BEDS_OPTIONS)[number]) + step
  const next = index < 0 ? null : (BEDS_OPTIONS[index] ?? beds)
  reading.set({ beds: next })
  reading.part('beds', next === null ? 'Any beds' : `${next}+ ${next === 1 ? 'bed' : 'beds'}`, span)
}
