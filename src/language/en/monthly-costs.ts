import { formatDollars } from '#domain/money/money.ts'
import { namesSalePrice } from '../price-amounts.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import type { SpokenNumber } from '../spoken-number.ts'
import { NOT_OVER } from './figures.ts'
import { saysLoan } from './market-words.ts'
import { readCostOrder } from './sort.ts'
import { UNFILTERED_WORDS } from './unfiltered-words.ts'

const MONTH = '(?:(?:a|per|each|every|the|/) (?:month|mo)|monthly|/ mo)'
const COST =
  '(?:(?:total |all in )?monthly (?:mortgage )?(?:costs?|payments?|budget)|(?:mortgage|house|loan) payments?|mortgage|payments?|(?:costs?|payments?|total|everything) (?:a|per|each|every) month)'
const FILLER =
  '(?: (?:of|is|be|to|the|a|an|my|our|with|that|should|must|can|could|would|will|has|have|taxes|insurance|hoa|fees|and|everything|included|including|all|in|,|about|around|maybe|like|no|not|stay|keep|at|it))*'
const MOST = `(?:${NOT_OVER}|under|below|less than|lower than|up to|max|maximum|at (?:the )?most|within|until|limit)`
const UP_TO = '(?:or (?:less|under|below)|max|maximum|at most|tops)'
const DOLLARS = '(?: (?:dollars|bucks|usd))?'

/** What the visitor pays today sets no price. */
const RENT_PAID = phrase(
  `(?:(?:we|i|we are|i am|were|im|now|currently) )*(?:pay|paying|paid|spend|spending) (?:about |around )?<n>${DOLLARS}(?: ${MONTH})? (?:(?:in|on|for|of) )?rent(?: (?:now|right now|currently|today|at the moment|already))*|(?:my|our) (?:current )?rent is (?:about |around )?<n>${DOLLARS}(?: ${MONTH})?(?: (?:now|right now|currently|today|already))*`,
)
/** Says itself that it is a buyer's: 'monthly cost up to 5500', 'payment under 4k', '4,000 monthly payment'. */
const NAMED = phrase(
  `(?:with )?(?:a |the |my |our )?${COST}${FILLER}(?: ${MOST})?${FILLER} <n>${DOLLARS}(?: ${MONTH})?(?: (?:or (?:less|under|below)|max|maximum|at most|tops))?|${MOST}(?: (?:a|an|about))* <n>${DOLLARS} (?:in |of |for )?(?:a |the )?${COST}`,
)
/** A buyer's only where the visitor buys: 'to buy, under 4,000 a month'. */
const A_MONTH = phrase(
  `(?:${MOST}|for|spend|pay|afford)${FILLER} <n>${DOLLARS} ${MONTH}|<n>${DOLLARS} ${MONTH}(?: (?:or (?:less|under|below)|max|maximum|at most|tops|all in|in all|in total))?|(?:total |all in )?monthly(?: (?:total|all in|costs?|limit|number|figure|thing))*${FILLER} (?:${MOST}|to) <n>${DOLLARS}|(?:total |all in )?monthly(?: (?:total|all in|costs?|limit|number|figure|thing))*${FILLER} <n>${DOLLARS}(?: ${UP_TO}| (?:all in|in all|in total|total|everything))+|<n>${DOLLARS}(?: ${UP_TO}| (?:all in|in all|in total|total))* ${MONTH}(?: ${UP_TO}| (?:all in|in all|in total|total))*|(?:all in|in total) <n>${DOLLARS} ${MONTH}|${MONTH}(?: (?:we|i|can|could|want|to|would))* (?:spend|pay|afford)${FILLER} <n>${DOLLARS}`,
)
/** 'Two hundred more a month is ok', where a monthly cost is in force. */
const STEP = phrase(
  `(?:(?:add|another|an extra) )?<n>${DOLLARS}(?: ${MONTH})? (more|extra|higher|less|lower|cheaper)(?: (?:${MONTH}|is|would be|ok|okay|fine))*|(?:add|another|an extra|up(?: it)? by|go up(?: by)?) <n>${DOLLARS}(?: ${MONTH})?`,
)
const BUYS = / (?:(?:for|on) sale|to own|buy|buying|purchase|purchasing|buyers?) /
const RENTS = / (?:rent|rents|renting|rentals?|lease|leasing|tenant) /

/** An income's amount is no price. */
const NOT_EARNED = '(?<! (?:on|earn|earning|make|making|income|salary|household)(?: (?:is|of|a|an|about))* )'
/** Nor is a month's or a year's, an area, or a town's people. */
const NOT_COUNTED = `(?! (?:${MONTH}|(?:a|per|each|every|/) (?:year|yr)|yearly|square|sq|sqft|feet|ft|acres?|people|residents))`
/** An amount said as a limit, which may be a home's price. */
const PRICE = phrase(
  `${NOT_EARNED}(?:${MOST}${FILLER} <n>${NOT_COUNTED}|(?:from |between )?<n> (?:to|and) <n>${NOT_COUNTED}|<n> ${UP_TO}${NOT_COUNTED})`,
)
/** The association's fee, which its own reader takes. */
const FEES = / (?:hoa|fees?|dues|association|maintenance|charges?) /
/** What else is paid by the month, and what a part of the home brings in. */
const OTHER_MONTHS = phrase(
  `(?:parking|garage|storage|utilities|(?<! (?:and|with|including) )insurance)(?: (?:costs?|is|be|at|of|for|that))*(?: ${MOST})? <n>${DOLLARS} ${MONTH}|(?:upstairs|downstairs|basement|unit|floor|apartment|half|side|one|other|~+) rents (?:out )?(?:for|at) (?:about |around )?<n>${DOLLARS} ${MONTH}`,
)
const A_MONTH_SAID = new RegExp(` ${MONTH} `)
/** 'Under 600k and under 4,800 a month': a price to buy at, and its month. */
export const saysPriceAndMonth = (sentence: Sentence): boolean =>
  A_MONTH_SAID.test(sentence.code()) && namesSalePrice(sentence, PRICE)

/** Reads a buyer's monthly cost; a renter's is the rent, which the prices' reader takes. */
export function readMonthlyCosts(reading: Reading): void {
  const { sentence, inForce } = reading
  readCostOrder(reading)
  sentence.take(RENT_PAID, (_, span) => reading.limit(span, 'What you pay now doesn’t limit the search.'))
  if (saysPriceAndMonth(sentence)) sentence.take(OTHER_MONTHS, (_, span) => reading.limit(span, UNFILTERED_WORDS))
  const code = sentence.code()
  const rents = RENTS.test(code)
  const buys = BUYS.test(code) || saysLoan(sentence) || (!rents && !FEES.test(code) && saysPriceAndMonth(sentence))
  if ((rents && !buys) || (inForce.market === 'rent' && !buys)) return
  sentence.take(STEP, (match, span) => step(reading, match, span))
  sentence.take(NAMED, (match, span) => note(reading, match, span))
  if (buys || inForce.cost.upTo !== null) sentence.take(A_MONTH, (match, span) => note(reading, match, span))
}

function note(reading: Reading, match: RegExpExecArray, span: Span): false | void {
  const number = match
    .slice(1)
    .map((index) => reading.sentence.number(index))
    .find((one) => one !== null)
  const upTo = number ? inDollars(number) : null
  return upTo === null ? false : setCost(reading, upTo, span)
}

/** A step from the cost in force; false for an amount that is none. */
function step(reading: Reading, [, counted, how, added]: RegExpExecArray, span: Span): false | void {
  const { upTo } = reading.inForce.cost
  const dollars = reading.sentence.number(counted ?? added)?.value ?? 0
  if (upTo === null || dollars < 20 || dollars > upTo / 2) return false
  reading.isChange = true
  return setCost(reading, /less|lower|cheaper/.test(how ?? '') ? upTo - dollars : upTo + dollars, span)
}

/** Sets the most that a month may cost, US dollars. */
export function setCost(reading: Reading, upTo: number, span: Span): void {
  reading.monthlyCost = upTo
  reading.set({ market: 'sale' })
  // As a chip alone, 'up to $3,800 a month' would be a rent.
  reading.part('cost', `Monthly cost up to ${formatDollars(upTo)}`, span)
}

/** US dollars a month; null for a number that is none. 'Four' is four thousand. */
function inDollars({ value, isFull }: SpokenNumber): number | null {
  const dollars = value < 20 && !isFull ? value * 1000 : value
  return dollars >= 200 && dollars <= 100_000 ? Math.round(dollars) : null
}
