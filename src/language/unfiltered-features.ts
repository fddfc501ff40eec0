import type { Reading } from './reading.ts'
import { phrase } from './sentence.ts'

/** Fees and taxes: amounts that are not the price. */
const FEES = phrase(
  '(?:(?:the|with|low) )*(?:hoa|(?:property )?tax(?:es)?|association|maintenance)(?: (?:fees?|dues|bill|is|are|be|of|below|under|less than|lower than|no more than|not more than|max|up to|at most|over|around|about))* <n>(?: (?:dollars|bucks|max|maximum|or less|(?:a|per|each|/) (?:month|mo|year|yr)|monthly|yearly|annually))*',
)
/** Features that buyers ask for and no filter holds. */
const UNFILTERED = phrase(
  '(?:(?:with|without|a|an|the|no|and|low|big|large|private|fenced|finished|full|in unit|walk|walking|walkable|distance|close|near|to|from|by|of) )*(?:basements?|(?:back |front )?yards?|backyards?|fireplaces?|decks?|patios?|porch(?:es)?|balcon(?:y|ies)|gardens?|attics?|central (?:air|ac|a c)|air conditioning|hoa|train(?:s| stations?| lines?)?|bus(?:es| stops?| lines?)?|ferry|light rail|transit|commute|commuting|highways?|laundry|washers?|dryers?|dishwashers?|pets|elevators?|gyms?|doorm[ae]n|home office|offices?|solar(?: panels)?|hardwood(?: floors?)?|stairs|(?:single|one) (?:story|floor|level)|new construction|open floor plans?|walk in closets?|shops?|shopping|restaurants?|parks?|downtown)(?: (?:fees?|dues))?',
)
export const UNFILTERED_WORDS = 'This can’t be filtered by.'

/** Notes features and fees that no filter holds as limits. */
export function readUnfiltered(reading: Reading): void {
  for (const pattern of [FEES, UNFILTERED]) {
    reading.sentence.take(pattern, (_, span) => reading.limit(span, UNFILTERED_WORDS))
  }
}
