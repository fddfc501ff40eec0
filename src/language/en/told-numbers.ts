import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { SQUARE_FEET } from './figures.ts'
import { UNFILTERED_WORDS } from './unfiltered-words.ts'

/** 'We bought our first place in 2004 for two ten', 'the neighbors sold for 600'. */
const PAST = phrase(
  '(?<! (?:if|like|we want|what|whats) )(?:bought|sold|purchased|closed on)(?: (?!under|below|up|if|and|but|now|so)[a-z]+){0,6}(?: in <n>)?(?: ,)? (?:for|at)(?: (?:about|around|like|only|just|almost|over))* <n>(?: (?:dollars|in <n>|back (?:then|in <n>)))*',
)
/** 'We are in 750 square feet now'. */
const OWN_SIZE = phrase(
  `(?:we are|were|i am|im|we live|i live|we have|i have|weve got|ive got|living|crammed|squeezed)(?: (?:in|with|into|about|only|just|like|around|right|now|currently|a|an))* <n> ${SQUARE_FEET}(?: (?:place|apartment|condo|house|home|studio))?(?: (?:now|right now|currently|today|at the moment|already))`,
)
/** 'A lot 200 feet deep', 'fifty feet of frontage'. */
const FEET = phrase(
  '(?:(?:about|around|at least|over|under|only) )*<n> (?:feet|foot|ft) (?:wide|deep|long|across|tall|high|away|back|of (?:frontage|road|street|shoreline|waterfront)|(?:road |street )?frontage|from|to the|off)',
)

const TOLD = 'That’s about another home, so it doesn’t change the search.'

/** Notes numbers that tell of another home, or measure what no filter holds. Runs before filters are read. */
export function readToldNumbers(reading: Reading): void {
  for (const pattern of [PAST, OWN_SIZE]) reading.sentence.take(pattern, (_, span) => reading.limit(span, TOLD))
  reading.sentence.take(FEET, (_, span) => reading.limit(span, UNFILTERED_WORDS))
}
