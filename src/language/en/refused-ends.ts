import { openSentence, phrase, type Token } from '../sentence.ts'

const OVER = '(?:over|above|past|beyond|exceeding|north of|upwards? of|(?:more|higher|greater|bigger|larger) than)'
const UNDER = '(?:under|below|beneath|south of|(?:less|fewer|smaller|lower) than)'
const OLDER = '(?:(?:built )?before|from before|(?:older|earlier) than)'
const NEWER = '(?:(?:built )?after|newer than)'
const END = `(?:(${OVER})|(${UNDER})|(${OLDER})|(${NEWER}))(?: (?:about|like|around|maybe))* <n>`

const UNIT =
  '((?: (?:dollars|bucks|square|feet|foot|ft|acres?|bed|beds|bath|baths|rooms?|years|old|minutes?|a|per|month|hoa|fees?|dues|in|of))*)'
const IS = '(?:is|are|im|i am|we are|were|thats|its|would be|seems?|gets?)'
const NO = [
  'kills?(?: (?:it|me|us|the deal|that))',
  `(?:(?:and|then|so|it|that|this) )?${IS}(?: (?:just|really|way|far|a bit|definitely|simply|all|absolutely))* (?:out(?! of)|too (?:much|high|low|small|little|old|new|big|large|far|steep|few|expensive|pricey|rich)|an? (?:(?:hard|big|definite|absolute) )?(?:no(?: go)?|deal ?breaker|deal breaker|non ?starter|pass|problem)|no (?:good|go|use)|useless|pointless|off the table|crazy|insane|nuts|unaffordable|unacceptable|not (?:for (?:me|us)|ok|okay|happening|possible|an option|going to work|enough|worth it|doable|acceptable))`,
  '(?:wont|doesnt|dont|cant|does not|will not|isnt|arent|wouldnt)(?: (?:really|just))* (?:work|do(?= (?:$|[,.]|for|at))|fly|cut it|happen|fit|for (?:me|us)|ok|okay|an option|possible|enough|be (?:ok|okay|enough|possible|an option))',
  '(?:scares?|frightens?|worries|loses?|hurts?|spooks?|terrif(?:y|ies)) (?:me|us)',
  '(?:makes?|gives?|would (?:make|give|kill)|is killing) (?:me|us|him|her|them|my [a-z]+)(?: [a-z]+)?',
  '(?:and |then |, )?(?:no thanks|no thank you|no way|forget it|(?:i|we) (?:walk|pass)|ill pass|well pass)',
]
/** 'An HOA over 400 kills it', 'anything under three bedrooms is too small', 'before 1980 is out'. */
const REFUSED_AFTER = phrase(
  `${END}${UNIT}(?: ,)? (?:${NO.join('|')})(?: (?:for (?:me|us)|with (?:me|us)|right away|altogether))*`,
)

const FEE = '(?:hoas?|association|homeowners|monthly|maintenance|fees?|dues|charges?)'
const OF_HOME =
  '(?:me|us|anything|any|something|ones?|stuff|with|that|thats|which|is|are|was|were|has|have|having|an?|the|in|at|to|where|whose|been|on|market|sitting|rent|price|priced|costs?|costing|built|for|from|of|going|goes|pay|paying|comes?|homes?|houses?|places?|listings?|buildings?)'
const ONE_KIND = '(?:condos?|apartments?|town|co|ops?)'
const UNWANTED =
  '(?:dont|do not|doesnt|does not|didnt|wont|will not)(?: (?:really|even|ever))* (?:show|want|need|give|send|like|consider|look at|bother(?: me)? with)|(?:not|no longer|isnt|arent)(?: (?:really|at all))* (?:interested in|looking (?:at|for)|considering|into)|no interest in|skip|exclude|hide|weed out|filter out|rule out|avoid|stay away from|cant (?:do|have|handle)'
/** 'Nothing with a fee above 350', 'don't show me anything older than 1960', 'no HOA over 400'. */
const REFUSED_BEFORE = phrase(
  `(?:nothing(?: (?:${OF_HOME}|${FEE}))+|nothing(?= (?:${OLDER}|${NEWER}) )|(?:${UNWANTED})(?: (?:${OF_HOME}|${FEE}|${ONE_KIND})(?! under))+|(?:dont|do not|doesnt|does not) (?:need|want)|(?:not|never|wont be|isnt|arent)(?: (?:really|ever|gonna|going to))* (?:paying|spending|giving|buying|shelling out)(?: (?:anything|a penny|any))*|no(?: (?:homes?|houses?|places?|listings?|ones|with|an?|the|${ONE_KIND}|${FEE})(?! (?:under|below)))+) ${END}`,
)

/** What is asked for where the opposite is refused, in words that the reader of every figure knows. */
const WANTED = ['at most', 'at least', 'no older than', 'no newer than'] as const

/** Turns the end of a figure that is refused into the one that is wanted: 'an HOA over 400 kills it' is at most 400. */
export function withRefusedEnds(tokens: readonly Token[]): readonly Token[] {
  return [REFUSED_BEFORE, REFUSED_AFTER].reduce(turned, tokens)
}

function turned(tokens: readonly Token[], pattern: RegExp): readonly Token[] {
  const sentence = openSentence(tokens)
  const code = sentence.code()
  const match = code.search(pattern) < 0 ? undefined : code.matchAll(pattern).next().value
  if (!match) return tokens
  const kind = match.slice(1, 5).findIndex(Boolean)
  const number = sentence.number(match[5])!
  // 'Nothing before 9' is an hour.
  if (kind >= 2 && !/than/.test(match[kind + 1]!) && !isYear(number.value)) return tokens
  const indexAt = (position: number) => code.slice(0, position).split(' ').length - 2
  const from = indexAt(match.index)
  const refusing = match[0].slice(0, ` ${match[0]} `.indexOf(` ${match[kind + 1]!} `))
  const begin = from + refusing.split(' ').length - 1
  const figure = Number(match[5])
  const { start, end } = tokens[begin]!
  // What is said after the figure refuses it, but for its unit.
  const isAfter = match[6] !== undefined
  const left = isAfter ? figure + 1 + match[6]!.split(' ').length - 1 : figure + 1
  return [
    ...tokens.slice(0, begin).filter(({ text }, index) => index < from || OF_FIGURE.test(text)),
    ...WANTED[kind]!.split(' ').map((text) => ({ text, start, end })),
    ...tokens.slice(figure, left),
    ...tokens.slice(isAfter ? indexAt(match.index + match[0].length) + 1 : left),
  ]
}

/** What a refused figure is of: the other words before it only refuse it. */
const OF_FIGURE = new RegExp(`^(?:${FEE}|on|market|rent|price|priced|costs?|condos?|apartments?|town|co|ops?)$`)

const isYear = (value: number): boolean => value >= 1700 && value <= 2100
