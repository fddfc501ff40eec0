import type { Sort } from '#domain/search/sort.ts'
import { phrase, type Sentence } from '../sentence.ts'
import type { SpokenGroup, SpokenHome, SpokenHomes } from '../understanding.ts'
import { ANY_MEASURE, measureIn } from './home-measures.ts'

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const ONE = '(?:one|home|house|listing|property|place|condo|apartment|result|option|townhouse|unit|colonial|brownstone)'
/** 'The top one' and 'the one at the top', but no 'top of my budget'. */
const END = `(?:(?<= (?:#\\d+|${ONE}) (?:at|on) (?:the )?)(?:top|bottom)|(?:top|bottom)(?= ${ONE} ))`
const ORDINAL = `(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|cheapest|most cheap|least expensive|most expensive|newest|biggest|largest|smallest|${END})`
/** 'The first floor' and 'the first month' are no homes. */
const NO_HOME =
  '(?! (?:(?:few|couple of|[#=]\\d+) )?(?:floors?|times?|levels?|stor(?:y|ies)|months?|weeks?|days?|years?|steps?|bed|bath|room|buyers?|yards?|lots?|kitchens?|basements?|closets?|tax(?:es)?|fees?|price|payments?|monthly|commute|walk|train|station|(?:day )?of (?:the |next |this )?(?:new )?(?:year|month|jan\\w*|feb\\w*|march|april|may|june|july|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*)) )'

/** Tells one of two homes from the other. */
export const COMPARATIVE = 'cheaper|less expensive|more expensive|bigger|larger|newer|other'

const BY_ORDINAL = `(?:the|that|this)(?: (?:#\\d+|${ONE}) (?:at|on)(?: the)?)? ${ORDINAL}(?: ${ONE})?${NO_HOME}`
/** One of the homes shown beyond doubt: 'no, two' and 'March 1st' may be others. */
export const COUNTED_HOME = `(?:${BY_ORDINAL}|(?:number|option|listing) [#=]\\d+)`
/** A home by its place in the list: 'the second one', 'number three', 'the cheapest'. */
export const NTH = `(?:${BY_ORDINAL}|${ORDINAL} one|(?:the )?(?:number|option|listing|#|no) [#=](\\d+)|(?<! (?:path|trains?|ride|commute)(?: [a-z]+)? to )(?:the )?[#=](\\d+) (?:st|nd|rd|th)(?: ${ONE})?(?! of (?:(?:next|the|this) )?(?:month|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?:the|that) (${COMPARATIVE}) (?:#\\d+|${ONE})(?! (?:bed|bedroom|bath|bathroom|br|ba|car|story|family) ))`
const THIS = `(?:it|its|this(?! (?:(?:coming|next) )?(?:weekend|saturday|sunday) )|(?<! (?:anything|something|nothing|ones?|homes?|houses?|places?|condos?|apartments?|@\\d+) )that|they|them|(?<! (?:get|gets|getting|take|takes|bring|brings|be|reach)(?: (?:me|us|you|him|her|one))? )there(?! (?:anything|something|any (?:open |new )?(?:homes|houses|condos|apartments|places|rentals|townhouses)) )|(?:this|that|the) ${ONE}|the (?:house|home|property|place|building))`
/** One home of those shown. */
export const HOME = `(?:${NTH}|${THIS})`

const EXTREMES: Readonly<Record<string, Sort>> = {
  cheapest: 'price-asc',
  'most cheap': 'price-asc',
  'least expensive': 'price-asc',
  smallest: 'price-asc',
  'most expensive': 'price-desc',
  newest: 'newest',
  cheaper: 'price-asc',
  'less expensive': 'price-asc',
  'more expensive': 'price-desc',
  bigger: 'square-feet',
  larger: 'square-feet',
  newer: 'newest',
  biggest: 'square-feet',
  largest: 'square-feet',
}
const NTH_PATTERN = phrase(NTH)

/** One of a group is no group: 'the second of those'. */
const NTH_OF = phrase(`(?:${NTH}) of (?:them|these|those|the (?:two|three|#\\d+))`)

/** The home by its place in the list that words name first; null for none. */
export function homeOf(words: string, sentence: Sentence): SpokenHome {
  const [match] = ` ${words} `.matchAll(NTH_PATTERN)
  return match ? nthIn(match, sentence) : null
}

function nthIn(match: RegExpExecArray, sentence: Sentence): SpokenHome {
  const [, named, bare, number, other, compared] = match
  const name = named ?? bare ?? compared
  const spoken = sentence.number(number ?? other)
  if (spoken) return spoken.value
  if (name === 'last' || name === 'other') return name
  if (name === 'bottom') return 'last'
  const index = name === 'top' ? 0 : ORDINALS.indexOf(name ?? '')
  return index >= 0 ? index + 1 : (EXTREMES[name ?? ''] ?? null)
}

/** The same, and what follows in a list: 'the first and third', 'compare 1 and 3'; also 'it'. */
const EACH = phrase(
  `${NTH}|(?:compare|and|with|to|against|beside|alongside|than|versus|vs) the (next) (?:one|home|house|listing|condo|apartment)|(?:compare|save|keep|fav|favorite|heart|bookmark|star|and|or|with|to|than|versus|vs|against|between|,)(?: (?:the|homes?|houses?|numbers?|listings?))* (?:(${ORDINALS.join('|')})|#(\\d+))(?= (?:and|or|,|with|to|[.:?]|which|is|home|house|one|$|than|versus|vs|side|next|together|against|beside))|((?:(?:and|or|with|to|than|versus|vs|against) )?(?:it(?! (?:really |actually )?(?:takes?|from) )|this one|that one|this (?:home|house|place)|that (?:home|house|place)))`,
)
const SOME = '(?:(?:of )?(?:them|these|those|the (?:homes|houses|places|ones|apartments|condos|listings)))'
const COUNTED = phrase(
  `(?:the |these |those |your |my )*(first|top|last) #(\\d+)(?! (?:bed|bath|br|ba|car|story|family|years?|months?|weeks?|days?|hours?))|(?:all(?: of)?|the|these|those)(?: the| these| those)? #(\\d+)(?= (?:of them|next|would|will|is|homes|houses|places|ones|compare|differ|cost|side|together|have|has|are|[.?,]|$))`,
)
const BOTH = phrase('both|either(?: of)?|neither(?= (?:of|has|have|is|does|one) )|the two|(?:these|those) two')
const ALL = phrase(
  `(?:all|each|any|one|none|which|some|every one|everyone|most) ${SOME}|of (?:them|these|those)|each(?: one| home| house)?|(?<! (?:it|this|that) )all(?! (?:in|together|told|around|come|comes) )|any(?= (?:have|has|allow|come|offer|take|with) )`,
)
const THEY = phrase('they|theyre|them|these|those|their')
const EARLIER = phrase(
  '(?:you|we|i) (?:(?:just|first|already|had) )*(?:showed|shown|saw|seen|looked at|had|gave|mentioned|told|started with)(?: (?:me|us))?|(?:from |at )?(?:the )?(?:beginning|start|earlier|before)|go back to',
)

const AMONG_SHOWN = phrase(`(?:the|that) (?:${COMPARATIVE}) ${ONE}|of (?:them|these|those|the (?:two|three|#\\d+))`)

/** The one of those shown that is ahead by a measure: 'the one with the lower taxes', 'the cheaper of the two'. */
export const BEST = `(?:the|that) (?:#\\d+|${ONE}) (?:with|(?:that|which)(?: (?:has|is|was|costs?))?|thats|having|costing)(?: the)? ${ANY_MEASURE}|whichever (?:(?:one|#\\d+|home) )?(?:is|has|costs?)(?: the)? ${ANY_MEASURE}|the ${ANY_MEASURE}(?: (?:#\\d+|${ONE}))? of (?:the (?:two|three|#\\d+)|both|them|these|those)`
const BEST_PATTERN = phrase(BEST)
/** 'Swap the second for the third'. */
export const SWAP = `(?:swap|switch|exchange|replace|trade)(?: out)? ${NTH} (?:for|with|by) ${NTH}`
const SWAP_PATTERN = phrase(SWAP)

const COLORS =
  'blue|red|white|yellow|green|gr[ae]y|brown|black|pink|beige|brick|stone|wooden|pretty|nice|cute|ugly|old|modern'
/** Styles and kinds by which a home is named. */
export const STYLES =
  'colonial|tudor|victorian|ranch|cape|cape cod|craftsman|bungalow|split level|bi level|townhouse|town house|condo|condominium|loft|brownstone|cottage|farmhouse|contemporary|mansion|duplex|penthouse|cabin|carriage house|co op|apartment'
const DESCRIPTIONS: readonly string[] = [
  `(?:the|that) (${COLORS}|${STYLES}) (?:one|house|home|place)`,
  `(?:the|that) (${STYLES})`,
  `(?:the|that) ${ONE} (in @\\d+|on (?:[a-z@~\\d]+ ){1,3}(?:street|st|avenue|ave|road|rd|lane|drive|place|court|terrace|way))`,
  '(?:the|that) (?:house|home|place) (with (?:(?:a|an|the) )?[a-z]+(?: [a-z]+)?)',
  '(?:the|that) one ((?:with|on) (?:(?:a|an|the) )?(?:[a-z]+)(?: [a-z]+)?)',
  '(?:the|that) (@\\d+) (?:one|house|home|place|listing)',
  '(?:the|that) ((?:[#=]\\d+)(?: (?:dollar|k|thousand|million))?) (?:one|house|home|place)',
  '(?:the|that) (=\\d+)(?= $)',
]
const DESCRIBED = DESCRIPTIONS.map(phrase)
const LEAD =
  '(?:tell|show|give|me|us|more|something|about|of|on|what|how|whats|and|ok|okay|go|back|to|lets|see|open|look|at|i|we|want|meant|mean|like|choose|select|pick|liked?|loved?|prefer|no|yes|,)'
const ONLY = [...DESCRIPTIONS, BEST, '(?:that|this) one'].map((words) =>
  phrase(`(?<=^ (?:${LEAD} )*)${words}(?=(?: (?:please|then|now|again|instead|first|[.?!]))* $)`),
)

/** Which homes of the talk a sentence speaks of. Takes no words. */
export function readHomesSaid(sentence: Sentence, text: string): SpokenHomes {
  const code = withPronouns(sentence)
  const best = code.match(BEST_PATTERN)?.[0] ?? null
  return {
    each: eachIn(sentence, code),
    group: groupIn(sentence, code.replace(best ?? NTH_OF, ' ')),
    best: best === null ? null : measureIn(`${best} `),
    isSwap: code.search(SWAP_PATTERN) >= 0,
    isAmongShown: code.search(AMONG_SHOWN) >= 0,
    isEarlier: code.search(EARLIER) >= 0,
    ...(best === null ? describedIn(sentence, code, text) : NOT_DESCRIBED),
    isOnlyDescribed: ONLY.some((pattern) => code.search(pattern) >= 0),
  }
}

/** 'One' in 'the one in Montclair' and 'the blue one' is no number. */
const withPronouns = (sentence: Sentence): string =>
  sentence
    .code()
    .replaceAll(
      /(?<! (?:number|option|listing|home|house) )#(\d+)(?= )(?! (?:bed|bedroom|bath|br|ba|car|story|family|million|or)\b)/g,
      (token, index: string) => (sentence.tokens[Number(index)]?.text === 'one' ? 'one' : token),
    )

function eachIn(sentence: Sentence, code: string): SpokenHome[] {
  // 'What about the first one, is it reduced': 'it' is the first one.
  const named = [...code.matchAll(EACH)].filter((match, index) => index === 0 || !match[9] || match[9].includes(' it'))
  const said = named.map((match): SpokenHome => {
    const [, , , , , , next, ordinal, number, current] = match
    if (current) return null
    if (next) return 'next'
    if (ordinal) return ORDINALS.indexOf(ordinal) + 1
    return number ? (sentence.number(number)?.value ?? null) : nthIn(match, sentence)
  })
  return [...new Set(said)]
}

function groupIn(sentence: Sentence, code: string): SpokenGroup | null {
  const [counted] = code.matchAll(COUNTED)
  if (counted) {
    const count = sentence.number(counted[2] ?? counted[3])?.value ?? null
    return { count, isLast: counted[1] === 'last', isPronoun: false }
  }
  if (code.search(BOTH) >= 0) return { count: 2, isLast: false, isPronoun: false }
  if (code.search(ALL) >= 0) return { count: null, isLast: false, isPronoun: false }
  return code.search(THEY) >= 0 ? { count: null, isLast: false, isPronoun: true } : null
}

const NOT_DESCRIBED = { described: null, phrase: null }

/** The visitor's own words of a description, and of the whole phrase. */
function describedIn(sentence: Sentence, code: string, text: string): Pick<SpokenHomes, 'described' | 'phrase'> {
  for (const pattern of DESCRIBED) {
    const [match] = code.matchAll(pattern)
    if (match)
      return { described: wordsOf(match[1]!, sentence, text), phrase: wordsOf(match[0].trim(), sentence, text) }
  }
  return { described: null, phrase: null }
}

/** Tokens written out again: 'in @3' as 'in Montclair'. */
const wordsOf = (words: string, { tokens }: Sentence, text: string): string =>
  words.replaceAll(/[@#=](\d+)/g, (_, index: string) => {
    const { start, end } = tokens[Number(index)]!
    return text.slice(start, end)
  })
