import type { DownPayment, LoanKind } from '#domain/money/loan-terms.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import type { SpokenNumber } from '../spoken-number.ts'
import type { SpokenTerms } from '../understanding.ts'

/** Terms, and where they stand in the text. */
export interface ReadTerms {
  terms: SpokenTerms
  spans: Span[]
}

const LEAD =
  '(?:(?:and|but|if|i|we|id|wed|you|with|at|a|an|the|on|only|just|about|around|for|of|assuming|say|make it|what about|how about|is|was|were|would|put|putting|puts|pay|paying|use|using|have) )*'
const PERCENT = '(?:percent|per cent|%)'
const DOWN = '(?:down ?payments?|down(?! to))'

const DOWN_SHARE = phrase(
  `${LEAD}<n> ${PERCENT} (?:of the price )?(?:(?:as|for) )?(?:(?:a|the|my|our) )?(?:${DOWN}|deposit)|${LEAD}(?:put|putting|pay|paying)(?: (?:down|in|about|only|just))* <n> ${PERCENT}(?: down)?|${LEAD}down ?payments?(?: (?:of|is|at|are|was|were|to|about))* <n> ${PERCENT}`,
)
const DOWN_AMOUNT = phrase(
  `${LEAD}<n> (?:(?:as|for) )?(?:(?:a|the|my|our) )?(?:down(?! (?:to|payments?))|(?<= (?:as|with) (?:a |the |my |our )?)down ?payment)|${LEAD}(?:put|putting)(?: (?:about|only|just))* (?:down(?: (?:about|only|just))* )?<n>(?= (?:down|in|$|[.,]|and|what|how))(?: (?:down|in))?|${LEAD}(?:put|putting) down <n>|${LEAD}down ?payments? (?:of|is|at|are|was|were)(?: (?:about|around))? <n>|${LEAD}<n> down ?payment`,
)
const DOWN_NOTHING = phrase(`${LEAD}(?:no|zero|nothing|without(?: a| any)?)(?: money)? (?:down ?payment|down)`)
const RATE = phrase(
  `${LEAD}(?:interest )?rates? (?:(?:of|is|at|are|was|were|to|be|about|falls|drops|goes|went|down|up|if) )*<n>(?: ${PERCENT})?|${LEAD}<n> ${PERCENT} (?:(?:fixed|mortgage|interest) )*(?:rates?|interest|apr|mortgage|loan|fixed)|(?:(?:and|but|if|what about|how about) )*at (?:(?:a|about|around|like|only|say) )*<n> ${PERCENT}(?! (?:down|deposit|of))`,
)
/** Asks for the last answer by another term: 'do it with', 'the bank quoted us'. */
const TRY =
  '(?:(?:what about|how about|what if|make it|make that|lets say|say|with|at|by|to|try|use|using|do|redo|run|count|calculate|it|that|this|again|if|was|were|its|i|we|me|us|only|just|have|had|put|got|get|was|(?:the|my|our|a) (?:bank|lender|rate)|quoted|quotes|offered|gave|said) )*'
/** A percentage and nothing else: a rate below ten, a down payment from there on. */
const BARE_SHARE = phrase(
  `(?<=^ (?:(?:and|but|ok|okay|so|now|then|,) )*)${TRY}<n> ${PERCENT}(?=(?: (?:instead|then|please|again|now|[.,]|~+))* $)`,
)
const NO_AGE = '(?! (?:old|ago|or|on the))'
const YEARS = phrase(
  `${LEAD}(?:(?:over|in) )?<n> years? (?:(?:fixed|rate|conventional|fha|va) )*(?:mortgages?|loans?|terms?|notes?|fixed)|(?:(?:and|but|if|what about|how about|with|paid|pay it|pay it off|spread|a mortgage|a loan) )*over (?:(?:just|only|like|about) )*<n> years?${NO_AGE}|(?:(?:and|but|if|what about|how about|with|on|for|as|do it|make it|we|i|got|get) )*an? <n> year(?= (?:$|[.,?]|instead|please|then|and|with|at))`,
)
const SAID =
  / (?:down|down ?payments?|percent|per cent|%|rates?|years?|fha|va|veterans?|conventional|(?:at|use|using|try|quoted|offered)(?: [a-z]+){0,2} [#=]\d+) /
/** In 'homes over 50 years' the years are no term. */
const OF_HOMES = / (?:homes?|houses?|listings?|built|property|properties|condos?) (?:~+ )?$/
/** 'And at 6.5?', 'I was quoted 6.875 by my bank'. */
const BARE_RATE = phrase(
  `(?<=^ (?:(?:and|but|ok|okay|so|now|then|,|what|what about|how about) )*)${TRY}(?:(?:at|use|try|quoted|offered)(?: (?:a|about|me|us|it|with))*) <n>(?=(?: (?:instead|then|please|(?:by|from) (?:my|our|a|the) (?:bank|lender)|[.,]))* $)`,
)
const BARE_YEARS = phrase(
  '(?<=^ (?:(?:and|but|ok|okay|so|now|then|,) )*)(?:(?:make it|make that|lets say|what about|how about|what if its|with|for|try|on) )+<n> years?(?=(?: (?:instead|then|please|[.,]))* $)',
)
const PAID = /\b(?:have|had|put) /
const KINDS: readonly (readonly [LoanKind, RegExp])[] = [
  ['fha', phrase(`${LEAD}(?:an )?fha(?: (?:loan|mortgage|financing|instead))*`)],
  [
    'va',
    phrase(
      `${LEAD}(?:va (?:loans?|mortgages?|financing|benefits?)|(?:veterans?) (?:loan|mortgage|benefits?)(?: loan)?)|(?:with|using|on|about) (?:a |the |my )?va(?= (?:$|[.,?]|instead|and))`,
    ),
  ],
  [
    'conventional',
    phrase(
      `${LEAD}(?:a )?conventional (?:loan|mortgage|financing|one|instead)|(?:with|about) (?:a )?conventional(?= $)`,
    ),
  ],
]

/** Reads and takes the terms of a loan: no filter of homes may read their numbers. */
export function readLoanTerms(sentence: Sentence): ReadTerms {
  const read: ReadTerms = { terms: {}, spans: [] }
  // Few sentences have such a word, and the patterns begin with words that many have.
  if (sentence.code().search(SAID) < 0) return read
  const note = (pattern: RegExp, termsOf: (number: SpokenNumber, words: string) => SpokenTerms | null) =>
    sentence.take(pattern, (match, span) => {
      const number = firstNumber(sentence, match)
      const terms = number && termsOf(number, match[0])
      if (!terms) return false
      Object.assign(read.terms, terms)
      read.spans.push(span)
    })
  note(YEARS, (number) => (OF_HOMES.test(sentence.code().split(/ over /)[0]! + ' ') ? null : { years: number.value }))
  note(DOWN_SHARE, (number) => ({ down: { kind: 'percent', percent: number.value } }))
  note(DOWN_AMOUNT, (number) => ({ down: downOf(number) }))
  sentence.take(DOWN_NOTHING, (_, span) => {
    Object.assign(read.terms, { down: { kind: 'percent', percent: 0 } })
    read.spans.push(span)
  })
  note(RATE, ({ value }) => (value < 100 ? { ratePct: value } : null))
  note(BARE_RATE, ({ value }) => (value > 2 && value < 13 && value % 1 !== 0 ? { ratePct: value } : null))
  note(BARE_YEARS, ({ value }) => ({ years: value }))
  note(BARE_SHARE, ({ value }, words) =>
    value < 10 && !PAID.test(words) ? { ratePct: value } : { down: { kind: 'percent', percent: value } },
  )
  for (const [loan, pattern] of KINDS) {
    sentence.take(pattern, (_, span) => {
      Object.assign(read.terms, { loan })
      read.spans.push(span)
    })
  }
  return read
}

const firstNumber = (sentence: Sentence, match: RegExpExecArray): SpokenNumber | null =>
  match
    .slice(1)
    .map((index) => sentence.number(index))
    .find((one) => one !== null) ?? null

/** '20 down' is a share, '60k down', '60 down' and '200 down' are US dollars, the last two in thousands. */
function downOf({ value, isFull, isMoney }: SpokenNumber): DownPayment {
  if (!isFull && !isMoney && value <= 50) return { kind: 'percent', percent: value }
  return { kind: 'dollars', dollars: inThousands({ value, isFull, isMoney }) }
}

/** US dollars: an amount under a thousand is said in thousands, unless the dollars are named. */
export const inThousands = ({ value, isFull, isMoney }: Pick<SpokenNumber, 'value' | 'isFull' | 'isMoney'>): number =>
  Math.round(value < 1000 && !isFull && !isMoney ? value * 1000 : value)
