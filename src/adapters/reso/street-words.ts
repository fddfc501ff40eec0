import { remembered } from './remembered.ts'

/** Kinds of street in their spellings, from USPS Publication 28, appendix C1, as far as New Jersey uses them. */
const KINDS: readonly (readonly string[])[] = [
  ['street', 'st', 'str'],
  ['avenue', 'ave', 'av'],
  ['road', 'rd'],
  ['lane', 'ln'],
  ['drive', 'dr'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['terrace', 'terr', 'ter'],
  ['boulevard', 'blvd'],
  ['way'],
  ['circle', 'cir'],
  ['parkway', 'pkwy'],
  ['highway', 'hwy'],
  ['turnpike', 'tpke', 'tpk'],
  ['pike'],
  ['square', 'sq'],
  ['plaza', 'plz'],
  ['trail', 'trl'],
  ['crescent', 'cres'],
  ['extension', 'ext'],
  ['crossing', 'xing'],
  ['heights', 'hts'],
  ['alley', 'aly'],
  ['path'],
  ['walk'],
  ['row'],
  ['run'],
  ['loop'],
  ['cove', 'cv'],
  ['mews'],
  ['close'],
  ['point', 'pt'],
  ['ridge', 'rdg'],
  ['hill', 'hl'],
  ['bend', 'bnd'],
]

const DIRECTIONS: readonly (readonly string[])[] = [
  ['northeast', 'ne'],
  ['northwest', 'nw'],
  ['southeast', 'se'],
  ['southwest', 'sw'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
]

const ABBREVIATED: readonly (readonly string[])[] = [
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['route', 'rte', 'rt'],
  ['county', 'co'],
  ['junior', 'jr'],
  ['doctor', 'dr'],
]

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ORDINAL_ONES =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )

/** One spelling for all: 'street' for 'St' and 'Saint' alike, '5' for 'Fifth'. Lower case in and out. */
export const plainWord = remembered((word) => {
  const short = ABBREVIATED.find(([long]) => long === word)?.[1] ?? word
  return (
    [...KINDS, ...DIRECTIONS, ...ABBREVIATED].find((group) => group.includes(short))?.[0] ??
    String(numberOf(word) ?? word)
  )
})

/** The words that a spelled house number is made of: 'one twenty-two', 'fourteen oh five'. */
export const NUMBER_WORDS: readonly string[] = [...ONES, ...TENS, 'hundred', 'thousand', 'oh', 'zero']

export const KIND_WORDS: readonly string[] = KINDS.flat()
export const DIRECTION_WORDS: readonly string[] = DIRECTIONS.flat()

/** Words of remarks that are also names of streets: in lower case they mean the thing. */
const EVERYDAY = new Set(
  `academy apple ash avenue bank bay beach beech bell birch bridge bright broad brook canal cape castle cedar center central
cherry chestnut church city clay clear club college commerce corner cottage country cove creek crest cross crystal dale day
deer depot dock east edge elm end estate fair family farm fern ferry field fir first fish forest fort fountain fox front garden
gardens gate glen golden grand grape grass gray great green grove hall harbor harvest haven hawthorn hazel hickory high
highland highlands hill hillside hilltop hollow holly home house hudson image images industrial iron island ivy king lake lakeside lakeview
landing laurel lawn liberty light lily linden little locust long magnolia main manor maple maples market meadow meadows media
mill mills mine modern moon mountain new north oak oaks ocean office old olive open orange orchard oriental overlook palm park
path peach pearl photo photos picture pictures pine pines plain plane pleasant point pond pool poplar port princess private
prospect public quarry queen rail railroad red ridge river riverside riverview rock rose round sand school scenic shady shore
short silver sky south spring springs spruce star station stone stream summer summit sun sunny sunrise sunset sycamore thomas
tower town tree tulip union upper valley vernon view village vine vista walnut water waterfront wave west white wide wild willow
wind winding windsor winter wood woodland woods yard young`.split(/\s+/),
)

/** Whether a word means a thing as often as a street. Numbers do, and so do one or two letters. */
export const isEveryday = (word: string): boolean =>
  word.length <= 2 ||
  EVERYDAY.has(word) ||
  numberOf(word) !== null ||
  [...KIND_WORDS, ...DIRECTION_WORDS, ...NUMBER_WORDS].includes(word)

/** Every spelling of a word of a street's name: 'Saint' and 'St', 'Fifth', '5th' and '5'; the word itself at least. */
export function spellingsOf(word: string): string[] {
  const groups = [...KINDS, ...DIRECTIONS, ...ABBREVIATED].filter((group) => group.includes(word)).flat()
  const number = numberOf(word)
  return [...new Set([word, ...groups, ...(number === null ? [] : numberSpellings(number))])]
}

/** 42 for '42', '42nd' and 'forty-second' without its hyphen; null for what is no number below 200. */
export function numberOf(word: string): number | null {
  const digits = /^(\d{1,3})(?:st|nd|rd|th)?$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits) < 200 ? Number(digits) : null
  return SPELLED.get(word) ?? null
}

const numberSpellings = (number: number): string[] => [
  String(number),
  `${number}${ordinalEnding(number)}`,
  cardinal(number),
  ordinal(number),
]

function ordinalEnding(number: number): string {
  if (number % 100 >= 11 && number % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'
}

/** 'forty two', the parts apart. */
const cardinal = (number: number): string => spell(number, ONES, (ten) => TENS[ten]!, 'hundred')

/** 'forty second', the parts apart. */
const ordinal = (number: number): string =>
  spell(number, ORDINAL_ONES, (ten) => TENS[ten]!.replace(/y$/, 'ieth'), 'hundredth')

function spell(number: number, ones: readonly string[], roundTen: (ten: number) => string, hundred: string): string {
  if (number === 0) return 'zero'
  if (number === 100) return `one ${hundred}`
  if (number > 100) return `one hundred ${spell(number - 100, ones, roundTen, hundred)}`
  if (number < 20) return ones[number - 1]!
  const [ten, one] = [Math.floor(number / 10) - 2, number % 10]
  return one === 0 ? roundTen(ten) : `${TENS[ten]} ${ones[one - 1]}`
}

/** Ordinals without spaces: names of streets; a cardinal ('One') is more likely a house number. */
const SPELLED: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 199 }, (_, at) => [ordinal(at + 1).replaceAll(' ', ''), at + 1] as const),
)
