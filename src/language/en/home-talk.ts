import { phrase, type Sentence } from '../sentence.ts'
import type { HomeFact, SpokenHomes, SpokenMeasure } from '../understanding.ts'
import { ANY_MEASURE, measureIn } from './home-measures.ts'
import { COUNTED_HOME, HOME, NTH, STYLES, SWAP } from './home-references.ts'

const PLURAL =
  '(?:of (?:(?:them|these|those|both)(?: (?:two|three|#\\d+))?|the (?:two|three|#\\d+|homes|houses|ones|first|last)))'
const WHICH = phrase(
  `which(?: (?:ones?|home|house|place|apartment|condo|listing))?(?: ${PLURAL})?(?: (?:i|we) (?:saved|kept|liked|picked))?(?: (?:is|was|were|has|have|been|would|will|be|the|a|an|got|gets|of|with|offers?|does|comes?|with))* ${ANY_MEASURE}(?! than [#=])`,
)
const SUPERLATIVE = phrase(
  'the (?:cheapest|least expensive|most expensive|biggest|largest|smallest|newest|oldest|lowest|highest|most|closest|nearest|shortest)',
)
const THAN = phrase(
  `(?:is|are|does|has|do|would|cost)(?: \\S+){0,5} ${ANY_MEASURE}(?: \\S+){0,2} than (?:${NTH}|it|that one|this one|the (?:other|one|first|second|third))`,
)
const COMPARE = phrase(
  `compare(?: (?:me|us|please))*(?= (?:them|these|those|it|its|the(?! list)|both|all|each|numbers?|homes?|houses?|their|this|that|with|my|@\\d+|#\\d+|=\\d+|please|[.?!]|$))|(?:do|make|show|give|see)(?: (?:me|us))? a comparison|(?:put|set|add) ${HOME} (?:next to|beside|alongside|with|to) (?:${NTH}|them|those|these|it|that)|side by side|${SWAP}|next to each other|beside each other|(?:the )?differences?(?: \\S+){0,2} between(?= (?:them|these|those|it|this|that|both|all|the (?:two|three|#\\d+|first|second|third|last|one|homes?|houses?|${STYLES})|numbers?|homes?|houses?|@\\d+) )|how (?:do|does|are|is)(?: \\S+){1,5} (?:compare|differ|stack up|different)`,
)
const BETTER = phrase(
  `(?:which|what)(?: (?:ones?|home|house|place))?(?: ${PLURAL})?(?: (?:is|would|should|do|does|of|the|a|you|i|we|looks?|seems?))* (?:better|best|nicer|nicest|pick|choose|recommend|suggest|prefer|take|worth more)(?: (?:one|deal|value|buy|choice|home|house|for the money|price|pick|me|us|for|to))*(?=(?: [?.])* $)`,
)
const VERSUS = phrase('versus|vs|against')
const TO_LIST = phrase(
  '(?:to|from|in|on|into) (?:the|my|our|a) compar(?:e|ison)(?: list)?|compare list|comparison list',
)
/** A rent beside the benchmark is a question of money. */
const OF_RENT = phrase('rents?(?: \\S+){0,2} compare|compare(?: the| its)? rent')

/** Kinds of 'similar' that narrow the search instead: 'more like that but with a pool'. */
const NARROWS = `(?! (?:but |only |just |and |already )*(?:furnished|with|in|under|for|near|that|below|around) (?!${ANY_MEASURE} ))`
const SIMILAR = phrase(
  `(?:similar|comparable)(?: (?:ones?|homes?|houses?|places?|listings?|properties|options?))?(?! (?:price|in))|(?:more|something|anything|others?|ones?|homes?|houses?|places?|another(?: one)?)(?: (?:just|more|exactly|else))* like (?:(?:this|that|it|the other)(?: (?:one|home|house|place))?|${NTH}|the (?:one|home|house)|the [a-z]+)${NARROWS}|(?<=^ (?:(?:and|ok|okay|,|maybe|just) )*)like (?:this|that|it|${NTH})(?: (?:one|home|house))? but (?:a bit |much |a little )?${ANY_MEASURE}`,
)

const FEW =
  '(?:none|nothing|no (?:homes?|houses?|results?|matches|one|listings?|apartments?)|so (?:few|little)|only (?:[#=]\\d+|a few|that)|not (?:more|any|many)|nothing (?:found|there)|empty)'
const WHY = phrase(
  `(?:how come|why)(?: (?:is|its|are|there|it|did|do|does|you|the|list|so|was|were|that|only|search))* ${FEW}|why (?:cant|couldnt|dont|didnt|wont|arent|isnt)(?: \\S+){0,5}|why few(?= [?.]* ?$)|(?<=^ (?:(?:and|but|so|oh|,) )*)why not(?= [?.]* ?$)|(?<! (?:it|this|that|they|selling|leaving|moving) (?:and|or) )(?:why|how come)(?= (?:[?.!] )*$)|(?<=^ (?:(?:so|oh|,) )*)(?:(?:seriously|really|what|wait|hm|wow|huh|come on|no way|you mean)(?: [,.?!])* )+(?:theres )?${FEW}(?: (?:at all|for that|found|there|left|really|seriously))*(?=(?: [.?!])* $)|(?:thats|that is|its|it is|these are|those are|thats only|only)(?: (?:really|just|all))* (?:not (?:many|much|a lot)|too few|very few|so few)|(?<=^ (?:(?:wow|ok|okay|hm|oh|,) )*)so few|(?<=^ (?:(?:and|so|but|ok|what|now|,) )*)still(?: (?:none|nothing|no|zero|not|the same|so few|any|now))*(?=(?: [.?!])* $)|(?<=^ (?:(?:so|and|ok|but|well|,) )*)whats the (?:problem|reason|matter|issue)(?= [?. ]*$)|what(?:s| is)(?: \\S+){0,2} (?:making|keeping|causing|limiting|narrowing)(?: \\S+){0,5}`,
)
const CHANGE = phrase(
  '(?:what|which)(?: (?:filter|wish|part))?(?: (?:should|could|can|do|would|must|might))? (?:i|we|you)(?: (?:need|have|want|to|best|better))* (?:change|relax|drop|loosen|adjust|give up|do differently|widen|leave out|let go)|(?:what|which)(?: \\S+){0,2} (?:filters?|wish(?:es)?|criteri(?:on|a)|requirements?)(?: \\S+){0,4} (?:costs?|exclude|excludes|strict|narrow|much|blocking|limiting|limits|problem|drop|relax|out|change)|how (?:can|do|could) (?:i|we) (?:get|find|see) more(?: (?:homes?|results|matches|houses|options|listings))?(?= [?.]* ?$)|(?:am i|are we)(?: (?:being|asking|for))* too (?:picky|strict|narrow|much|demanding)',
)
const MAP = phrase(
  '(?:on|in) (?:a|the|your) map|(?:show|see|put)(?: (?:me|us|them|it|these|those|all))* on map|(?:open|show|see|view|give)(?: (?:me|us))? (?:the|a) map(?: view)?|map (?:it|them|these|those|this)|(?:show|see)(?: me| us)? where (?:they|it|these|those|this|that)(?: (?:are|is|stand|stands|lie|lies))?|(?<=^ (?:(?:and|ok|okay|the|now|please) )*)map(?: view)?(?=(?: please)*[ ?.]*$)',
)

const ASKS = phrase(
  '(?<=^ (?:(?:and|so|ok|okay|but|now|well|then|also|please|,) )*)(?:do|does|did|are|is|have|has|can|could|may|any|either|all(?! in )|both|which|what|whats|how|was|were|when|where|tell|give|show)',
)

const NEAR_TRAIN = phrase('(?:near|close|walk|walking)(?: \\S+){0,4} (?:stations?|trains?|path)')

/** 'Alert me for places like that' saves the search. */
const ALERTS = phrase('(?:alert|notify|email|ping|text) (?:me|us)')

/** What a sentence asks of the homes shown, and by what it compares them. */
export interface HomeTalk {
  intent: 'compare' | 'similar' | 'why-none' | 'map'
  measure: SpokenMeasure | null
}

/** Reads a question about several homes, or about those like one. Takes no words. */
export function readHomeTalk(sentence: Sentence, { each, group }: SpokenHomes): HomeTalk | null {
  const code = sentence.code()
  const has = (pattern: RegExp) => code.search(pattern) >= 0
  const isSeveral = each.length > 1 || (group !== null && !group.isPronoun)
  if (has(OF_RENT)) return null
  // The comparison leads to its page, which keeps the homes side by side.
  if (has(TO_LIST)) return isSeveral || each.length > 0 ? { intent: 'compare', measure: null } : null
  if (has(WHY) || has(CHANGE)) return { intent: 'why-none', measure: null }
  if (has(SIMILAR) && !has(ALERTS)) return { intent: 'similar', measure: measureIn(code) }
  if (group !== null && !group.isPronoun && has(ASKS) && has(NEAR_TRAIN))
    return { intent: 'compare', measure: { of: 'train', most: false } }
  if (has(MAP)) return { intent: 'map', measure: null }
  const ranks = has(WHICH) && (isSeveral || !has(SUPERLATIVE) || isOfShown(code))
  const isCompared = has(COMPARE) || has(BETTER) || ranks || has(THAN) || (has(VERSUS) && isSeveral)
  return isCompared ? { intent: 'compare', measure: measureIn(code) } : null
}

/** Searches have no order by these, so that 'which has the biggest yard' asks of the homes shown. */
const UNORDERED = /^(?:taxes|fees|lot|baths|days|train)$/

const isOfShown = (code: string): boolean => {
  const measure = measureIn(code)
  if (measure === null || / @/.test(code)) return false
  return UNORDERED.test(measure.of) || (/^(?:year|size)$/.test(measure.of) && !measure.most)
}

/** Whether a sentence asks something of several homes: 'do any of them allow dogs'. */
export const asksOfSeveral = (sentence: Sentence, { group }: SpokenHomes): boolean =>
  group !== null && !group.isPronoun && sentence.code().search(ASKS) >= 0

const ELSEWHERE = phrase(
  '(?:homes|houses|condos|places|listings|apartments|properties|rentals|something|show|find|search|looking|instead|except|without|skip|drop|remove|forget|hide|not|but|similar|=\\d+|@\\d+|of (?:the month|january|february|march|april|may|june|july|august|september|october|november|december))',
)
const OF_COUNTED = phrase(COUNTED_HOME)

/** Whether a sentence is of one home that it counts among those shown, however it asks: 'gas or oil heat in the first one'. */
export const asksOfNth = (sentence: Sentence, { each }: SpokenHomes): boolean =>
  each.some((one) => typeof one === 'number' || one === 'last') &&
  sentence.code().search(OF_COUNTED) >= 0 &&
  sentence.code().search(ELSEWHERE) < 0

const FIRST = '(?<=^ (?:(?:and|so|ok|okay|but|now|well|,|do you know|tell me) )*)'
const HOME_OR_PRICE =
  '(?:it|its|this|that|they|their|the|this one|that one|the price|the rent|price|rent|the (?:first|second|third|last) one)'
const CHANGED = phrase(
  `${FIRST}(?:has|have|had|was|were|did|when|how often|how many times|how much|by how much)(?: (?:was|did|has|have|been|ever|the))* ${HOME_OR_PRICE}(?: \\S+){0,4} (?:dropp?e?d?|reduced?|lower(?:ed)?|cut|come down|came down|go down|gone down|went down|changed?|go up|gone up|raised?)|(?:the |its |any )*(?:price history|history of the price|price changes)|${FIRST}(?:any|a) price (?:drops?|cuts?|reductions?) (?:on|for|of) (?:it|this|that|the)`,
)
const SOLD = phrase(
  `(?:what(?! if )|how much|when|whats)(?: \\S+){0,4} (?:sell|sold|go|went|bought)(?: for| last| before)*(?=(?: [a-z]+){0,2} [?.]*$)|did (?:it|this|that|this one|that one) (?:ever )?sell(?: before| recently| last| for)*|(?:last|previous|earlier) (?:sale|sold|selling)(?: price)?|sale history|(?:what|how much) did (?:they|the (?:owners?|sellers?)) pay`,
)

/** What a sentence asks of a home's past; null for nothing. */
export function pastAsked(sentence: Sentence): HomeFact | null {
  const code = sentence.code()
  if (code.search(SOLD) >= 0) return 'sold-price'
  return code.search(CHANGED) >= 0 ? 'price-history' : null
}

const PICTURES = phrase(
  '(?<=^ (?:(?:and|ok|okay|the|any|some|more|please) )*)(?:pictures?|photos?|images?|pics)(?=(?: (?:please|of (?:it|this|that)))* [ ?.]*$)|(?:show|see|view|look at|open|get|have|send|are there|any|more|got)(?: (?:me|us|the|any|some|more|all|its|of|i|you))* (?:pictures?|photos?|images?|pics|gallery)(?! (?:of|from) (?:homes|houses|the (?:town|area)))',
)

/** Whether the pictures of a home are asked for. */
export const asksPictures = (sentence: Sentence): boolean => sentence.code().search(PICTURES) >= 0
