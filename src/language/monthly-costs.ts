import { CATALOGUE, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { CostLimit } from '#domain/search/filters/cost.ts'
import type { SpokenNumber } from './numbers.ts'
import type { Reading } from './reading.ts'
import { phrase, type Span } from './sentence.ts'

const MONTH = '(?:(?:a|per|each|every|the|/) (?:month|mo)|monthly|/ mo)'
const COST =
  '(?:(?:total |all in )?monthly (?:mortgage )?(?:costs?|payments?|budget)|(?:mortgage|house|loan) payments?|payments?|(?:costs?|payments?) (?:a|per|each|every) month)'
const FILLER =
  '(?: (?:of|is|be|to|the|a|an|my|our|with|that|should|must|about|around|maybe|like|no|not|stay|keep|at|it))*'
const MOST =
  '(?:under|below|less than|lower than|(?:no|not) (?:more|higher|greater) than|not over|not exceed(?:ing)?|up to|max|maximum|at (?:the )?most|within|until|limit)'
const DOLLARS = '(?: (?:dollars|bucks|usd))?'

/** Says itself that it is a buyer's: 'monthly cost up to 5500', 'payment under 4k', '4,000 monthly payment'. */
const NAMED = phrase(
  `(?:with )?(?:a |the |my |our )?${COST}${FILLER}(?: ${MOST})?${FILLER} <n>${DOLLARS}(?: ${MONTH})?(?: (?:or (?:less|under|below)|max|maximum|at most|tops))?|${MOST}(?: (?:a|an|about))* <n>${DOLLARS} (?:in |of |for )?(?:a |the )?${COST}`,
)
/** A buyer's only where the visitor buys: 'to buy, under 4,000 a month'. */
const A_MONTH = phrase(
  `(?:${MOST}|for|spend|pay|afford)${FILLER} <n>${DOLLARS} ${MONTH}|<n>${DOLLARS} ${MONTH}(?: (?:or (?:less|under|below)|max|maximum|at most|tops))?`,
)
const BUYS = / (?:(?:for|on) sale|buy|buying|purchase|purchasing|buyers?|mortgage) /
const RENTS = / (?:rent|renting|rentals?|lease|leasing|tenant) /

/** Reads a buyer's monthly cost; a renter's is the rent, which the prices' reader takes. */
export function readMonthlyCosts(reading: Reading): void {
  const { sentence, inForce } = reading
  const code = sentence.code()
  if (RENTS.test(code) || (inForce.market === 'rent' && !BUYS.test(code))) return
  sentence.take(NAMED, (match, span) => note(reading, match, span))
  if (BUYS.test(code) || inForce.cost.upTo !== null) sentence.take(A_MONTH, (match, span) => note(reading, match, span))
}

function note(reading: Reading, match: RegExpExecArray, span: Span): false | void {
  const number = match
    .slice(1)
    .map((index) => reading.sentence.number(index))
    .find((one) => one !== null)
  const upTo = number ? inDollars(number) : null
  if (upTo === null) return false
  reading.monthlyCost = upTo
  reading.set({ market: 'sale' })
  reading.part(
    'cost',
    CATALOGUE.cost.chip({ upTo, withUnknown: false, terms: reading.inForce.cost.terms }, 'sale'),
    span,
  )
}

/** US dollars a month; null for a number that is none. 'Four' is four thousand. */
function inDollars({ value, isFull }: SpokenNumber): number | null {
  const dollars = value < 20 && !isFull ? value * 1000 : value
  return dollars >= 200 && dollars <= 100_000 ? Math.round(dollars) : null
}

/** The limit after the sentence; what it is computed by stays. */
export const costAfter = ({ monthlyCost, market, inForce }: Reading, base: ListingFilters): CostLimit => {
  if (monthlyCost !== null) return { ...base.cost, upTo: monthlyCost, withUnknown: false }
  return market === inForce.market ? base.cost : { ...base.cost, upTo: null, withUnknown: false }
}
