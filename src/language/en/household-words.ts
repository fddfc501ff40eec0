import { phrase, type Sentence, type Span } from '../sentence.ts'
import type { SpokenHousehold } from '../understanding.ts'
import { inThousands } from './loan-words.ts'

const LEAD = '(?:(?:and|but|with|i|we|have|has|ive|weve|got|also|about|around|our|my|pay|paying|owe|plus|,) )*'
const MONTHLY = '(?:(?:a|per|each|every|/) (?:month|mo)|monthly)'
const OWED =
  '(?:debts?|(?:car|student|personal|auto|other) (?:loans?|payments?|notes?|debts?|leases?)|(?:student )?loan payments?|credit cards?(?: (?:payments?|debts?))?)'
const DEBTS = phrase(
  `${LEAD}<n>(?: ${MONTHLY})?(?: (?:in|of|for|on|to|toward|towards|go|goes|into))*(?: (?:my|our|other|monthly|the|a|an|existing))* ${OWED}(?: ${MONTHLY})?|${LEAD}(?:monthly )?${OWED}(?: (?:payments?|of|are|is|at|about|around|cost|costs|us|me|total|come|comes|to))* <n>(?: ${MONTHLY})?`,
)
/** 'I pay four hundred a month for the car'. */
const PAID_FOR = phrase(
  `${LEAD}<n>(?: ${MONTHLY})? (?:(?:in|for|on|toward|towards) )+(?:(?:my|our|the|a|his|her) )*(?:cars?|trucks?|student debt|loans?|leases?)`,
)
const KIN = '(?:parents?|mom|mother|dad|father|folks|family|in laws?|grand[a-z]+|aunt|uncle|brother|sister)'
/** 'My parents are giving us fifty thousand', 'a gift of 20k'. */
const GIFT = phrase(
  `(?:(?:and|plus|my|our|his|her) )*${KIN}(?: (?:is|are|will|would|can|could|want|wants|to|said|theyd|theyll|going|gonna|also|might|gave|promised))* (?:giv[a-z]+|gave|gift[a-z]*|help[a-z]*|chip[a-z]*|contribut[a-z]+|put[a-z]*)(?: (?:us|me|in|out|with|about|around|another|up|to|like))* <n>(?: (?:dollars|(?:for|towards?|on|as) (?:a|the|my|our) (?:down ?payment|gift|house|home|closing)))*|(?:(?:a|with|and|plus|have|got) )*gifts? (?:of|for) <n>`,
)
const NO_DEBTS = phrase(
  `${LEAD}(?:no|zero|without|without any|not any)(?: (?:other|monthly))* debts?|(?:we are|i am|im|were|and)? ?debt free`,
)
const SAVINGS = phrase(
  `${LEAD}<n> (?:(?:already|all|in) )?(?:saved(?: up)?|(?:in )?(?:my |our |the )?savings?|in (?:the |my |our |a )?(?:bank|cash)|cash (?:saved|in hand|in the bank|on hand)|put away|put aside|set aside|(?:for|towards?) (?:a|the|my|our) down ?payment|to put down|of savings|in total savings)(?: (?:for|as) (?:a|the|my|our) (?:down ?payment|house|home))?|${LEAD}(?:saved(?: up)?|savings?(?: (?:of|are|is))?|put away|set aside)(?: (?:about|around|up|almost|over|nearly|like))* <n>`,
)
/** An income said as nothing but an amount, beside debts or savings. */
export const WITH_AMOUNT = phrase(
  '(?:(?:with|on|from|at|making|for) )(?:(?:about|around|a|an|like) )*<n>(?: (?:dollars|(?:a|per) year|income|salary|gross))*(?= (?:~|and|,|[.?]|$|what|how|saved))',
)
const SAID =
  / (?:cars?|trucks?|giv[a-z]+|gave|gift[a-z]*|help[a-z]*|chip[a-z]*|contribut[a-z]+|debts?|loans?|payments?|notes?|leases?|cards?|saved|savings?|bank|cash|away|aside|down ?payment|down) /
/** More a month is no debt but a slip, or what is owed in all. */
const MOST_DEBTS = 50_000
/** Less counts something else: 'two for the car'. */
const LEAST_DEBTS = 20
/** Less is a count of something, US dollars. */
const LEAST_GIFT = 5000

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
  sentence.take(GIFT, (match, span) => {
    const gift = inThousands(sentence.number(match[1] ?? match[2])!)
    return gift < LEAST_GIFT ? false : note(span, { gift })
  })
  sentence.take(SAVINGS, (match, span) => {
    const number = sentence.number(match[1] ?? match[2])!
    note(span, { savings: inThousands(number) })
  })
  for (const pattern of [DEBTS, PAID_FOR]) {
    sentence.take(pattern, (match, span) => {
      const debts = Math.round(sentence.number(match[1] ?? match[2])!.value)
      if (debts > MOST_DEBTS || debts < LEAST_DEBTS) return false
      // 'Car payment 380, student loans 250' are both owed.
      note(span, { debts: (read.household.debts ?? 0) + debts })
    })
  }
  sentence.take(NO_DEBTS, (_, span) => note(span, { debts: 0 }))
  return read
}
