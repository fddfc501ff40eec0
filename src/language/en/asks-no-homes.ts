import { phrase, type Sentence } from '../sentence.ts'

const NTH =
  '(?:(?:(?:the |that )?(?:first|second|third|fourth|fifth|sixth|last)(?: (?:one|home|house|place|listing|condo|apartment))?|the other (?:one|home|house|place))(?= (?:[,.:?]|$|a|and|or|of(?! (?:the|next|this) (?:new )?(?:year|month) )|vs|versus|is|if|has|have|had|does|for|on|in|that|which|friday|tomorrow|next|price|than|with|to|my|one|take|allow|come|still|would|cost|but))|(?:number|option|listing|#) [#=]\\d+)'
const THESE = `(?:it(?! (?:ok|okay|safe|true|possible|mostly|cheaper to) )|its|(?:that|this)(?! (?:complex|building|area|town|street|(?:past |last )?(?:week|month|year)))|they|them|these|those|either|${NTH})`
const FIRST =
  '(?<=^ (?:(?:and|so|ok|okay|well|but|hi|hey|please|just|then|now|um|also|do you know|,|can you|could you|i want to|i wanna|id like to|we want to|what about|how about) )*)'

/** What asks of a home, of homes shown, of money or of an area, or wants something done: no home is looked for by it. */
const ASKS = phrase(
  [
    // Of homes shown: 'does it have a pool', 'is the first one bigger', 'stairs or elevator in the second'.
    `${FIRST}(?:does|do|did|is|are|has|have|had|was|were|would|how|hows|whats?|when|wheres?|who|can i)(?! (?:you|homes|houses|i|we|about|if) )(?: [a-z]+){0,4} ${THESE}`,
    `(?<! instead )(?:in|on|of|at|from|with|like|to|for|about|versus|vs|heart|love|between|compare|look at|see|tour|visit|and) ${NTH}`,
    `${NTH} (?:or|vs|versus) ${NTH}`,
    `${FIRST}which(?: (?:one|ones|home|house|of (?:the|these|those|them)(?: [#=]\\d+)?|is|has|have|would|be|an?|got))* (?:(?:the )?(?:[a-z]+er|more)|[a-z]+est|open house)`,
    '(?:any|#\\d+|cheapest|biggest|newest|smallest)(?: one)? of (?:them|these|those)(?! except)|do any have|how big is|like (?:it|this|that)(?: (?:one|home|house))? but(?! (?:with|in) )|how many (?:of )?(?:these|those|them)',
    `${FIRST}(?:compare|the [a-z]+ (?:versus|vs) the|call (?:me|us)|undo(?= (?:that|it|$))|note|(?:keep|save|heart|tour) (?:it|this|that|the)(?! (?:(?:back|up|down) )*(?:to|under|below|at|around|about|between|within|over|above|less than|max) )|book (?:me|us|a)|put a note|has the price|can (?:i|we|you) (?:sort|filter)|(?:is|are) there (?:a )?filters?)`,
    // Of money: 'what would we pay a month for a 430k house', 'is 2,900 too much'.
    '(?:how much|how high|what(?! if| happens)|whats)(?: [a-z]+){0,8} (?:cash|closing|mortgage|pmi|payments?|move in|security|pay (?:up front|a month)|(?:per|a) month|in the bank)',
    'normal rent|fair rent|is [#=]\\d+(?: [a-z]+)? (?:too much|a lot|a rip off|fair|high|steep|normal|reasonable)|how much is that|looking at for [=#]\\d+|on [#=]\\d+ what|closing costs?|at closing',
    // Of an area: 'what is Morris County like'.
    `${FIRST}(?:whats?|hows?|tell me about|describe)(?: (?:is|it|the|living|life))* (?:in )?@\\d+(?: like)?(?=(?: [?.])* $)|(?:average|median|typical) (?:[a-z]+ )?(?:price|rent)|population|(?:how many|which) (?:towns|people)`,
  ].join('|'),
)

/** Whether a sentence asks something of a home, an area or the agency, or wants something done, in place of homes. */
export const asksNoHomes = (sentence: Sentence): boolean => sentence.code().search(ASKS) >= 0
