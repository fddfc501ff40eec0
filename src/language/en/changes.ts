import { formatDollars } from '#domain/money/money.ts'
import { activeParts, filterOfPart } from '#domain/search/filters.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import { EVERY_PRICE, PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { UNIMPORTANT } from './drop-words.ts'
import { FILTER_WORDS } from './filter-words.ts'
import { priceWords } from './prices.ts'

const DROP =
  '(?:(?:dont|do not)(?: really)? care(?: (?:so|that|too|very|all that|as) much)?(?= about)|forget|drop|remove|clear|never mind|nevermind|skip|lose|ignore|take off|delete|cancel|reset|without|no|any|whatever|scratch|scrap|ditch|nix|dump|axe|toss|change|(?:take|leave) (?:away|off|out)|(?:cross|strike) (?:off|out)|get rid of|no more|lift|undo)'
const LEAVES = '(?: (?:about|the|of|any|kind|my|our|a|is|an|number))*'

const RESET = phrase(
  '(?:lets |let us |can we |please |i want to |ok |okay )*(?:(?:start|begin) (?:over|again|fresh|anew|all over)(?: again)?|(?:start|begin|(?:go )?back|go|from) (?:from |at |to )?(?:scratch|zero|nothing|square [#=]\\d+|the (?:very )?(?:beginning|start)(?! of))(?: again)?|wipe (?:it|everything|all|the slate|that)(?: clean)?|clean slate|blank slate|(?:scratch|toss|drop|ditch|wipe|lose) (?:everything|all(?: of)? (?:it|that|this|them|the filters)|it all|the (?:lot|whole (?:thing|lot)))|reset(?: (?:it|everything|all|the filters|the search|all filters|filters))*|clear (?:everything|all|it all|the filters|all filters|all the filters|filters|that|my search|the search)|(?:a )?new search|from scratch|forget (?:all that|everything|it all|all of that|all this|what i said|that|it)|begin again|(?:show|list|give|see)(?: me| us)? (?:everything|it all)(?: you (?:have|have got|got)| there is| available)?|scrap (?:that|everything|it|all that)|remove all(?: the)? filters)',
)
/** 'Take out everything except the pool'. */
const ALL_BUT = phrase(
  '(?:drop|remove|forget|clear|delete|lose|ditch|reset|scrap|take (?:out|off|away)|get rid of)(?: (?:about|the))* (?:everything(?: else)?|all(?: of (?:it|them|that))?(?: (?:the )?filters)?|(?:the )?rest) (?:except|but|besides|apart from|other than)(?: (?:for|the|my|our))*|(?:forget|drop|clear|ditch|lose|remove|skip|scrap|(?:throw|toss|take|chuck|cut) (?:out|off|away)|get rid of)(?: about)? (?:(?:all )?(?:of )?the (?:rest|others?)|everything else)(?= (?:$|[.,]))',
)
const ANY_PRICE = phrase(
  `${DROP}${LEAVES} (?:price(?! (?:cuts?|drops?|reductions?|reduced) )|budget|money|price range|cost|price (?:limit|filter|range|cap)|(?:budget )?limit|maximum|max|ceiling)(?: (?:limit|filter|range|cap|is fine|is ok|is okay|will do))*|(?:the )?(?:price|budget|money|cost|prices)(?: range)? ${UNIMPORTANT}|unlimited budget|however much|(?:no matter|regardless of|whatever) (?:the )?(?:price|cost|it costs)`,
)
const END = '(?: (?:end|limit|bound|price|one|part|number))*'
const ONE_END = phrase(
  `${DROP}${LEAVES} (?:(lower|low|bottom|least|smaller|floor|minimum|min)|(upper|top|high|higher|most))${END}(?= (?:please|now|then|again|of the (?:price|range|budget)|,|[.]|$))`,
)
const ANY_BEDS = phrase(
  // 'So whatever one bedroom' asks for one.
  `(?!whatever [#=])(?:${DROP}|any number of)${LEAVES}(?: <n>)? bed ?(?:rooms?|s)?(?: (?:filter|limit|is fine|count|requirement|minimum))*|(?:number of |the )?bed(?: ?rooms?|s) ${UNIMPORTANT}`,
)
const ANY_BATHS = phrase(
  `(?:${DROP}|any number of)${LEAVES}(?: <n>)? bath ?(?:rooms?|s)?(?: (?:filter|limit|is fine|count|requirement|minimum))*|(?:number of |the )?bath(?: ?rooms?|s) ${UNIMPORTANT}`,
)
const ANY_SEARCH = phrase(
  `${DROP}${LEAVES} (?:search(?: (?:text|word|words|term))?|style|keyword|type|kind)|any (?:style|type|kind)`,
)
const ANY_AMENITY = phrase(`${DROP}${LEAVES} (?:amenities|extras|features)`)
const CHEAPER = phrase(
  '(?<! (?:(?:which ?ever|whatever|what) (?:is|are)|(?:if|when|because|since|cause) (?:its|it is|thats|that is|theyre|they are|it|prices are)|(?:is|are) @\\d+) )(?:(?:something|anything|ones|one|homes|houses|a bit|a little|little|bit|much|even|got|lot|way|is there|show me|more|any) )*(?:cheaper|less expensive|more affordable|lower priced|lower price|less pricey|less money|lower(?! (?:end|limit|bound|level|floor|one|number))|less costly)(?: (?:ones?|homes?|houses?|options?|listings|please|price|places?|than (?:that|this|these|those)))*|(?:(?:thats|that is|its|they are|theyre|these are|this is|those are|all) )*(?:(?:too|so|very) (?:expensive|pricey|costly)|too (?:much|high))|out of (?:my|our) (?:budget|range|price range)',
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

/** 'Drop the three hundred', an end of the price in force. */
const ONE_AMOUNT = phrase(
  `${DROP}(?: (?:the|that|my|our))+ <n>(?: (?:dollars|thousand|k|limit|cap|minimum|maximum|part|bit|thing))*(?= (?:$|[.,]))`,
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
  sentence.take(ALL_BUT, (_, span) => keepOnly(reading, span))
  clear(RESET, 'Start over', () => (reading.isReset = true))
  sentence.take(ONE_END, (match, span) => openPriceEnd(reading, match[1] === undefined ? 'max' : 'min', span))
  sentence.take(ONE_AMOUNT, ([, index], span) => openEndAt(reading, sentence.number(index)!.value, span))
  clear(ANY_PRICE, 'Any price', () => (reading.price.isOpen = true))
  clear(ANY_BEDS, 'Any beds', () => reading.set({ beds: null, bedsMax: null }))
  clear(ANY_BATHS, 'Any baths', () => reading.set({ baths: null, bathsMax: null }))
  clear(ANY_SEARCH, 'Any home type', () => reading.set({ search: '', kinds: [] }))
  clear(ANY_AMENITY, 'Any amenities', () => {
    const { amenities, features } = reading.inForce
    for (const key of [...amenities, ...features]) reading.unwanted.add(key)
  })
}

/** Clears every filter in force but those that the rest of the sentence names. */
function keepOnly(reading: Reading, span: Span): void {
  const { sentence, inForce, defaultPrice } = reading
  const rest = sentence.code()
  for (const key of new Set(activeParts(inForce, defaultPrice).map(filterOfPart))) {
    if (new RegExp(` (?:${FILTER_WORDS[key].names}) `).test(rest)) continue
    if (key === 'price') reading.price.isOpen = true
    else reading.cleared.add(key)
  }
  reading.isChange = true
  reading.part('cleared', 'Everything else', span)
}

/** Opens one end of the price in force; false where it is open. */
export function openPriceEnd(reading: Reading, end: 'min' | 'max', span: Span): false | void {
  const { min, max } = reading.inForce.price
  if (end === 'min' ? min <= EVERY_PRICE.min : max >= EVERY_PRICE.max) return false
  reading.isChange = true
  reading.price.isOpen = true
  if (end === 'min' && max < EVERY_PRICE.max) reading.price.max = max
  if (end === 'max' && min > EVERY_PRICE.min) reading.price.min = min
  reading.part('cleared', end === 'min' ? 'No minimum price' : 'No maximum price', span)
}

/** Opens the end of the price in force that an amount names, in whole dollars or thousands; false for neither. */
function openEndAt(reading: Reading, amount: number, span: Span): false | void {
  const { price } = reading.inForce
  const end = (['min', 'max'] as const).find((one) => price[one] === amount || price[one] === amount * 1000)
  return end === undefined ? false : openPriceEnd(reading, end, span)
}

/** 10 % below the maximum price, rounded to a slider step; without a maximum, one step below the cheapest home shown. */
function cheaper(reading: Reading, cheapestShown: number | undefined, span: Span): void {
  const { step } = PRICE_SCALES[reading.market]
  const { max } = reading.inForce.price
  const isSet = max < EVERY_PRICE.max
  const wanted = isSet ? Math.floor((max * 0.9) / step) * step : Math.floor(((cheapestShown ?? 0) - 1) / step) * step
  if (wanted <= 0) return reading.limit(span, 'Name a price to search for cheaper homes.')
  reading.price.max = wanted
  reading.part('price', priceWords({ max: wanted }, reading.market), span)
}

/** 10 % above the maximum price, rounded to a slider step. */
function dearer(reading: Reading, span: Span): void {
  const { step } = PRICE_SCALES[reading.market]
  const { max } = reading.inForce.price
  if (max >= EVERY_PRICE.max) return reading.limit(span, 'You’re already seeing every price.')
  reading.price.max = Math.ceil((max * 1.1) / step) * step
  reading.part('price', `Up to ${formatDollars(reading.price.max)}`, span)
}

/** One bedroom more or fewer. Without a bedroom filter, 'bigger' sorts by size. */
function resize(reading: Reading, step: 1 | -1, span: Span): void {
  const { beds } = reading.inForce
  // '1,400 square feet is too small' says the size itself.
  if (reading.plain.beds !== undefined || reading.plain.size !== undefined) return
  if (beds === null) {
    if (step < 0) return reading.limit(span, 'Say a maximum size, such as “at most 1,500 square feet.”')
    reading.sort = 'square-feet'
    return reading.part('sort', 'Largest', span)
  }
  const index = BEDS_OPTIONS.indexOf(beds as (typeof BEDS_OPTIONS)[number]) + step
  const next = index < 0 ? null : (BEDS_OPTIONS[index] ?? beds)
  reading.set({ beds: next })
  reading.part('beds', next === null ? 'Any beds' : `${next}+ ${next === 1 ? 'bed' : 'beds'}`, span)
}
