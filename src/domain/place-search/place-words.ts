/**
 * Spellings of one word of an address: what is typed and what is stored may be any of them. Street types and directions after
 * Publication 28 of the United States Postal Service (appendix C and B), with the longer forms people type.
 */
const TYPE_SPELLINGS: readonly (readonly string[])[] = [
  ['street', 'st', 'str', 'saint'],
  ['avenue', 'ave', 'av'],
  ['road', 'rd'],
  ['drive', 'dr', 'doctor'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['terrace', 'ter', 'terr'],
  ['boulevard', 'blvd'],
  ['parkway', 'pkwy', 'pky'],
  ['circle', 'cir'],
  ['square', 'sq'],
  ['highway', 'hwy'],
  ['turnpike', 'tpke', 'tpk'],
  ['trail', 'trl'],
  ['crescent', 'cres'],
  ['way', 'wy'],
  ['plaza', 'plz'],
  ['expressway', 'expy'],
  ['freeway', 'fwy'],
  ['extension', 'ext'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
]
const OTHER_SPELLINGS: readonly (readonly string[])[] = [
  ['mount', 'mt'],
  ['mountain', 'mtn'],
  ['fort', 'ft'],
  ['heights', 'hts'],
  ['park', 'pk'],
  ['point', 'pt'],
  ['center', 'ctr', 'centre'],
  ['junction', 'jct'],
  ['township', 'twp'],
  ['lake', 'lk'],
  ['ridge', 'rdg'],
  ['junior', 'jr'],
]

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  )
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/

const SPELLINGS = new Map(
  [...TYPE_SPELLINGS, ...OTHER_SPELLINGS].flatMap((same) => same.map((spelling) => [spelling, same] as const)),
)
const TYPES = new Set(TYPE_SPELLINGS.map(([first]) => first!))

/** The word by which its spellings are compared: 'ave' is 'avenue', and '5th' and 'fifth' are '5'. */
export function plainWord(word: string): string {
  const numbered = NUMBERS.get(word) ?? ordinalNumber(word)
  return numbered ?? SPELLINGS.get(word)?.[0] ?? word
}

/** '5' for '5th', and for '5nd' too; undefined for any other word. */
export const ordinalNumber = (word: string): string | undefined => ORDINAL.exec(word)?.[1]

const NUMBERS = new Map(ORDINALS.map((ordinal, at) => [ordinal, String(at + 1)]))

/** All spellings of a plain word, itself among them. */
export function spellingsOf(plain: string): readonly string[] {
  if (!WHOLE_NUMBER.test(plain)) return SPELLINGS.get(plain) ?? [plain]
  const ending = TEENS.test(plain) ? 'th' : (ENDINGS[Number(plain.at(-1))] ?? 'th')
  const ordinal = ORDINALS[Number(plain) - 1]
  return [plain, plain + ending, ...(ordinal ? [ordinal] : [])]
}

const WHOLE_NUMBER = /^\d+$/
const TEENS = /1[1-3]$/
const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** Whether a plain word says no more than what kind of street it is, or on which side. */
export const isStreetType = (plain: string): boolean => TYPES.has(plain)

const ASCII = /^[ -~]*$/
const ACCENTS = /\p{M}+/gu
const APOSTROPHES = /['’`]/g
const NO_WORD = /[^a-z0-9]+/

/** Names that signs and people shorten to letters. */
const INITIALS = /\b(mlk|jfk)\b/g
const NAMES: Readonly<Record<string, string>> = { mlk: 'martin luther king', jfk: 'john f kennedy' }

/** 'US 46', 'NJ-46', 'Rt. 46' and 'State Highway 46' are Route 46; 'I-80' is Interstate 80. */
const ROUTE = /\b(?:(?:us|nj|state|county) )?(?:us|nj|rte?|route|hwy|highway|sr) ?(\d{1,3})\b/g
const INTERSTATE = /\b(?:i|interstate) ?(\d{2,3})\b/g
const HAS_DIGIT = /\d/

/** The words of a name or of a typed text, in lower case without accents; numbered roads in one form. */
export function placeWords(text: string): string[] {
  const plain = ASCII.test(text) ? text : text.normalize('NFD').replaceAll(ACCENTS, '')
  const words = plain
    .toLowerCase()
    .replaceAll(APOSTROPHES, '')
    .replaceAll(INITIALS, (initials) => NAMES[initials]!)
  if (!HAS_DIGIT.test(words)) return words.split(NO_WORD).filter(Boolean)
  const spaced = words.split(NO_WORD).join(' ')
  return spaced.replaceAll(ROUTE, 'route $1').replaceAll(INTERSTATE, 'interstate $1').split(' ').filter(Boolean)
}
