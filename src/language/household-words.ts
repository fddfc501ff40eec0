import type { Household } from '#domain/money/own-numbers.ts'
import { inThousands } from './loan-words.ts'
import { phrase, type Sentence, type Span } from './sentence.ts'

/** What a sentence says of the visitor's means, US dollars: debts a month, savings. */
export type SpokenHousehold = Partial<Pick<Household, 'debts' | 'savings'>>

const LEAD = '(?:(?:and|but|with|i|we|have|has|ive|weve|got|also|about|around|our|my|pay|paying|owe|plus|,) )*'
const MONTHLY = '(?:(?:a|per|each|every|/) (?:month|mo)|monthly)'
const OWED =
  '(?:debts?|(?:car|student|personal|auto|other) (?:loans?|payments?|notes?|debts?|leases?)|(?:student )?loan payments?|credit cards?(?: (?:payments?|debts?))?)'
const DEBTS = phrase(
  `${LEAD}<n>(?: ${MONTHLY})?(?: (?:in|of|for|on|to|toward|towards|go|goes|into))*(?: (?:my|our|other|monthly|the|a|an|existing))* ${OWED}(?: ${MONTHLY})?|${LEAD}(?:monthly )?${OWED}(?: (?:payments?|of|are|is|at|about|around|cost|costs|us|me|total|come|comes|to))* <n>(?: ${MONTHLY})?`,
)
const NO_DEBTS = phrase(
  `${LEAD}(?:no|zero|without|without any|not any)(?: (?:other|monthly))* debts?|(?:we are|i am|im|were|and)? ?debt free`,
)
const SAVINGS = phrase(
  `${LEAD}<n> (?:(?:already|all|in) )?(?:saved(?: up)?|(?:in )?(?:my |our |the )?savings?|in (?:the |my |our |a )?(?:bank|cash)|cash (?:saved|in hand|in the bank|on hand)|put away|put aside|set aside|for (?:a|the|my|our) down ?payment|to put down|of savings|in total savings)(?: (?:for|as) (?:a|the|my|our) (?:down ?payment|house|home))?|${LEAD}(?:saved(?: up)?|savings?(?: (?:of|are|is))?|put away|set aside)(?: (?:about|around|up|almost|over|nearly|like))* <n>`,
)
/** An income said as nothing but an amount, beside debts or savings. */
export const WITH_AMOUNT = phrase(
  '(?:(?:with|on|from|at|making|for) )(?:(?:about|around|a|an|like) )*<n>(?: (?:dollars|(?:a|per) year|income|salary|gross))*(?= (?:~|and|,|[.?]|$|what|how|saved))',
)
const SAID =
  / (?:debts?|loans?|payments?|notes?|leases?|cards?|saved|savings?|bank|cash|away|aside|down ?payment|down) /
/** More a month is no debt but a slip, or what is owed in all. */
const MOST_DEBTS = 50_000

export interface ReadHousehold {
  household: SpokenHousehold
  spans: Span[]
}

/** Reads and takes debts and savings: no filter of homes may read their numbers. */
export function readHousehold(sentence: Sentence): ReadHousehold {
  const read: ReadHousehold = { household: {}, spans: [] }
  // Few sentences have such a word, and the patterns begin with words that many have.
  if (sentence.code().search(SAID) < 0) return read
  const note = (span: Span, said: SpokenHousehold) => {
    Object.assign(read.household, said)
    read.spans.push(span)
  }
  sentence.take(SAVINGS, (match, span) => {
    const number = sentence.number(match[1] ?? match[2])!
    note(span, { savings: inThousands(number) })
  })
  sentence.take(DEBTS, (match, span) => {
    const debts = Math.round(sentence.number(match[1] ?? match[2])!.value)
    if (debts > MOST_DEBTS) return false
    note(span, { debts })
  })
  sentence.take(NO_DEBTS, (_, span) => note(span, { debts: 0 }))
  return read
}
