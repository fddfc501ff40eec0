import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { UNFILTERED_WORDS } from './unfiltered-words.ts'

/** Fees and taxes: amounts that are not the price. */
const FEES = phrase(
  '(?:(?:the|with|low) )*(?:hoa|(?:property )?tax(?:es)?|association|maintenance)(?: (?:fees?|dues|bill|is|are|be|of|below|under|less than|lower than|no more than|not more than|max|up to|at most|over|around|about))* <n>(?: (?:dollars|bucks|max|maximum|or less|(?:a|per|each|/) (?:month|mo|year|yr)|monthly|yearly|annually))*|(?:(?:with|under|below|less than|no more than|not more than|max|up to|at most|about|around) )*<n>(?: (?:dollars|(?:a|per) year|max))* (?:in|of|for) (?:property )?tax(?:es)?|(?:hoa|maintenance|association|dues)(?: (?!rent )[a-z]+)* <n> (?:(?:a|per|each|/) (?:month|mo)|monthly)',
)
/** Features that buyers ask for and no filter holds. */
const UNFILTERED = phrase(
  '(?:(?:with|without|a|an|the|no|and|low|big|large|private|fenced|finished|full|in unit|walk|walking|walkable|distance|close|near|to|from|by|of) )*(?:basements?|fireplaces?|central (?:air|ac|a c)|air conditioning|hoa|bus(?:es| stops?| lines?)?|ferry|transit|commute|commuting|highways?|laundry|washers?|dryers?|pets|elevators?|offices?|stairs|new construction|shops?|shopping|restaurants?|parks?|downtown)(?: (?:fees?|dues))?',
)
/** 'Taxes not over 10k', which is no rent, and 'taxes under 12,000 a year', which is no income. */
const TAX_LIMIT = phrase(
  '(?:(?:with|low|annual|yearly|property|real estate) )*tax(?:es)?(?: bills?)?(?: (?:is|are|be|to|must|should|that|cant|not|no|never|dont|doesnt|wont|stay|go|below|under|less|lower|more|higher|than|over|above|exceed(?:ing)?|max(?:imum)?|up|at|most|around|about))+ <n>(?: (?:dollars|max|(?:a|per|each|/) (?:year|yr|month|mo)|yearly|annually))*',
)

/** Notes limits of the taxes. Runs before incomes and prices are read. */
export const readTaxLimits = (reading: Reading): void =>
  reading.sentence.take(TAX_LIMIT, ([, index], span) =>
    (reading.sentence.number(index)?.value ?? 0) < 500 ? false : reading.limit(span, UNFILTERED_WORDS),
  )

const CREDIT = phrase(
  '(?:(?:with|i|we|have|has|and|my|our|a|an) )*(?:(?:(?:credits?|ficos?)(?: (?:scores?|is|of|at|around|about|was|like|only|just))*|(?<! (?:walk|school|transit|bike|test) )scores?(?: (?:is|of|at|around|about|was|like|only|just))+) <n>|<n>(?: (?:something|ish))? (?:(?:credit|fico)(?: scores?)?|scores?))(?:(?: ,)?(?: and)? (?:mine|his|hers|(?:(?:my|the) )?(?:wifes?|husbands?|partners?|fiances?|girlfriends?|boyfriends?))(?: (?:is|at|around|about|like|has|an?|was))* <n>)?',
)
const NO_CREDIT = 'A credit score isn’t part of a search. A lender asks for it.'

/** Notes features and fees that no filter holds as limits. */
export function readUnfiltered(reading: Reading): void {
  reading.sentence.take(CREDIT, (_, span) => reading.limit(span, NO_CREDIT))
  for (const pattern of [FEES, UNFILTERED]) {
    reading.sentence.take(pattern, (_, span) => reading.limit(span, UNFILTERED_WORDS))
  }
}
