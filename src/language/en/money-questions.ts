import { isPrice } from '../cost-named.ts'
import { phrase, type Sentence } from '../sentence.ts'
import type { Intent } from '../understanding.ts'

const WORDS = (least: number, most: number) => `(?: (?:(?:number|option|listing|#) [#=]\\d+|[a-z~]+)){${least},${most}}`
const MONTHLY = '(?:(?:a|per|each|every) month|monthly(?! (?:pass|ticket|fare|train)))'
const ASKS =
  '(?:whats|what is|what are|what would|what will|what does|how much is|how much would|how much will|how much are|how big is|calculate|compute|estimate|work out|figure out|break down|tell me|show me|give me|can i see|could i see|let me see|i want to see)'
const PAYMENT =
  '(?:(?:(?:all in|total|full|whole) )?monthly (?:payments?|costs?|mortgage|price)|(?:mortgage|house|loan) payments?|mortgage|payments?)'
/** 'Monthly cost up to 5500' asks for homes, not for a cost. */
const NO_AMOUNT = '(?! (?:[a-z]+ ){0,5}[=#])'
const FIRST = '(?<=^ (?:(?:and|so|ok|okay|um|uh|well|,|hey|hi|then|now|but|please) )*)'

/** What else is paid by the month, and asked for by its own name. */
const OTHER_FACT =
  / (?:hoa|fees?|tax|taxes|association|maintenance|parking|utilities|income|salary|earn|make|afford|spend) /

const MONTH = phrase(
  `(?:what|whats|how much)${WORDS(0, 7)} (?:cost|costs|pay|payments?|be|come to|run|runs|pays|paying)${WORDS(0, 3)} ${MONTHLY}|how much${WORDS(0, 6)} ${MONTHLY}|(?:whats|what is|what are|what am|what do|what would|what will)${WORDS(0, 5)} ${MONTHLY}(?= (?:~|$|[.?,]|with|at|over|and|for|on|if))|${ASKS}(?: (?:the|my|our|a|its|this|that|it|be|me|for|to|us))* ${PAYMENT}${NO_AMOUNT}|${FIRST}(?:the |a |my |our |its )?${PAYMENT}(?= (?:~|on|for|with|of|at|over|and|if|please|$|[.?,]))${NO_AMOUNT}|what (?:would|will|does|do) (?:it|this|that|this one|that one)${WORDS(0, 2)} cost(?= ~)|(?:how much is|how high is|what is|whats|do i need|do we need|is there|when does)(?: (?:the|a|any|it|have))* (?:pmi|(?:private )?mortgage insurance)${WORDS(0, 2)}|${FIRST}(?:the )?(?:(?:all in|total|full|whole|true) )?monthly (?:for|on|of) (?:both|each|all|the two|them|it|that one|this one)|(?<= , )(?:and )?(?:monthly|per month|a month|each month)(?= (?:[?.] )*$)|principal and interest|(?:what|whats|which)${WORDS(0, 3)} (?:(?:interest|mortgage|loan) rates?|rate (?:do|did|is))${WORDS(0, 4)}`,
)
const SELLER_FEES = phrase(
  `(?:who|whos|which side|do i|do we|does the (?:buyer|seller)|is there)${WORDS(0, 5)} (?:transfer (?:fees?|tax(?:es)?)|mansion (?:tax|fee)|graduated (?:percent )?fee|deed fees?)|(?:realty )?transfer (?:fees?|tax(?:es)?)|mansion tax|(?:what|how much|which)${WORDS(0, 4)} sellers?${WORDS(0, 2)} (?:pay|pays|owe|owes|fees?)`,
)
const CASH = phrase(
  `(?:how much|what)${WORDS(0, 2)} cash${WORDS(0, 8)}|cash (?:to close|needed|at closing|due at closing|do i need|do we need|will i need)${WORDS(0, 2)}|(?:(?:what|whats|what are|how much|how high)${WORDS(0, 4)} )?closing costs?${WORDS(0, 3)}|(?:how much|what)${WORDS(0, 6)} (?:(?:at|to|for) (?:the )?closing|to close|up front|upfront|on closing day|out of pocket)|(?:how much|what)${WORDS(0, 9)} to buy (?:it|this|that|the)(?: (?:one|house|home|place|condo))?`,
)
/** A deposit that is asked about: one with a limit, or that is taken back, is of the search. */
const DEPOSIT =
  '(?<! (?:(?:under|below|than|to|most|max|maximum) [#=]\\d+ (?:(?:dollars|for|as|on|in|the|an?|security) )+|(?:forget|drop|remove|clear|any|ignore|skip) (?:(?:about|the|my|security) )*))(?:security )?deposits?(?! (?:in|account)| (?:(?:of|is|be|thats?) )*(?:between|from|over|above|more than|at least|under|below|less than|no more than|not more than|up to|at most|max|maximum) [#=])'
const MOVE_IN = phrase(
  `(?:what|how much|whats)${WORDS(0, 8)} move in(?! ready)${WORDS(0, 3)}|(?:what|how much)${WORDS(0, 4)} (?:hand over|pay|put down|need|owe)${WORDS(0, 6)} keys|move in (?:costs?|fees?|money|cash|total)|cost to move in|(?:what|how much)${WORDS(0, 6)} (?:before|when|for)(?: (?:i|we|you))? mov(?:e|ing) in${WORDS(0, 2)}|(?:(?:whats|what is|how much is|how big is|how high is|what about|is there|how much|do they want|do i pay|and)(?: (?:the|a|an|for|of|my|is|s))* )?${DEPOSIT}|first(?: month)? and last(?: months?)?(?: rent)?|(?:what|whats|how much)${WORDS(0, 8)} (?:on )?(?:day (?:one|[#=]\\d+)|(?:the|my|our) first day|the day i move)|(?:what|how much)${WORDS(0, 6)} before${WORDS(0, 2)} get(?: the)? keys|(?:application|broker|brokers) fees?${WORDS(0, 2)}`,
)
const NORMAL =
  '(?:normal|typical|usual|fair|reasonable|too high|high|low|too low|ok|okay|average|good|right|expensive|too much|steep|standard|common|in line)'
const BENCHMARK = phrase(
  `(?:is|isnt|are|does|do)${WORDS(0, 4)} rents?${WORDS(0, 5)} ${NORMAL}${WORDS(0, 3)}|rents? (?:is |are |seems? |looks? )?(?:${NORMAL})(?= (?:here|for|around|or|in|$|[.?]))${WORDS(0, 3)}|(?:is|does|how does|compare|how)${WORDS(0, 4)} rent${WORDS(0, 2)} compare${WORDS(0, 3)}|(?:whats|what is|what are|is (?:this|that|it))(?: (?:a|the))? (?:normal|fair|going|reasonable|typical|usual|market|standard) rents?(?! in @)${WORDS(0, 3)}|is [#=]\\d+(?: (?:a month|dollars|rent))* (?:a lot|a rip ?off|too much|high|expensive|fair|normal|reasonable|steep|ok|okay|a good (?:deal|price))(?= (?:.{0,80} )?(?:rent|one|bed|beds|bedrooms?|studio|apartment|[#=]\\d+) )|(?:hud|fair market) (?:rents?|benchmarks?|figures?)${WORDS(0, 3)}|(?:the )?hud benchmark|(?:is|are|does|do|has|what|whats)(?: [a-z@~\\d]+){0,5} rent (?:control|controlled|controls|stabilized|stabilised|stabilization)|${FIRST}rent control(?:led)?(?: (?:here|there))?(?= (?:$|[?.]))`,
)

/** A price that is named in place of a home: 'the mortgage on 450k', '20 percent down on 520k'. */
const OF_PRICE = phrase(
  '(?:~+|mortgage|payments?|pmi|down(?: ?payment)?|taxes|tax|costs?)(?: (?:[a-z~]+|,|%|[#=]\\d+)){0,4} (?:on|for|of) (?:(?:a|an|the|like|about|around|say) )*<n>',
)
const ASKS_ANY =
  / (?:what|whats|how much|how high|calculate|estimate|work out|figure out|run|could we|can we|could i|can i) |^ (?:(?:and|so|ok|um|uh|hi|please|the|a|my|our|monthly) )*(?:payments?|mortgage) /
const BUYS_WHAT = / (?:homes|houses|condos|listings|what (?:can|could)|how many|afford|enough|worth) /
const TO_BRING = / (?:~+ (?:on|of)|down|cash|closing|close|bank|bring|up front|upfront) /
/** 'If we bought something for four fifty', 'the house is 700': a price said in thousands. */
export const IN_THOUSANDS = phrase(
  '(?:on|for|of|at|is|costs?|cost|buy|buying|bought|was|around|about|like) (?:(?:a|an|around|about|like|say) )*<n>(?! (?:%|percent|down|a|per|each|month|monthly|years?|square|sq|in|hoa|taxes|tax|dollars|bed|beds|bath|baths|bedrooms?))',
)

/** The cost that is asked of a price, which no other pattern reads; null for none. */
function askedOfPrice(sentence: Sentence): Intent | null {
  const code = sentence.code()
  const match = [...code.matchAll(OF_PRICE)].find((found) => isPrice(sentence, found))
  if (!match || !ASKS_ANY.test(code) || BUYS_WHAT.test(code)) return null
  return TO_BRING.test(code) && !/ (?:mortgage|payments?|pmi|month|monthly|tax|taxes) /.test(code)
    ? 'cash-to-close'
    : 'monthly-cost'
}

/** The questions of money, the narrower first: 'who pays the transfer fee at closing'. */
const QUESTIONS: readonly (readonly [Intent, RegExp])[] = [
  ['rent-benchmark', BENCHMARK],
  ['seller-fees', SELLER_FEES],
  ['move-in-cost', MOVE_IN],
  ['cash-to-close', CASH],
  ['monthly-cost', MONTH],
]

/** Reads and takes a question of what a home costs; null for a sentence without one. */
export function readMoneyQuestion(sentence: Sentence): Intent | null {
  for (const [intent, pattern] of QUESTIONS) {
    let isAsked = false
    sentence.take(pattern, (match) => {
      if (isAsked || (intent === 'monthly-cost' && OTHER_FACT.test(` ${match[0]} `))) return false
      isAsked = true
    })
    if (isAsked) return intent
  }
  return askedOfPrice(sentence)
}
