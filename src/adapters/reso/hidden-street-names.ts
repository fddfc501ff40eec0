import { DIRECTION_WORDS, isEveryday, KIND_WORDS, NUMBER_WORDS, numberOf } from './street-words.ts'

/**
 * How freely a street's name is masked where it stands alone. A distinctive name always is. An everyday word ('Park') is
 * where it is written as a name: with a capital, or after 'on'. A town's name is only beside a house number or kind of street.
 */
type Rarity = 'distinctive' | 'everyday' | 'place'

export interface HiddenName {
  /** Small letters and digits, without accents. */
  words: readonly string[]
  /** Letters and digits of all words. */
  length: number
  /** Long enough to be found inside other words, as in 'livewatchung'. */
  isLong: boolean
  rarity: Rarity
}

/** The names of the streets in these texts, the longest first, each once. */
export function hiddenNames(streets: readonly string[], towns: readonly string[]): HiddenName[] {
  const named = streets.map(nameWords).filter((words) => words.length > 0)
  const initials = named.filter((words) => words.length >= 3).map((words) => [words.map((word) => word[0]).join('')])
  const byName = new Map(named.map((words) => [words.join(' '), hiddenName(words, towns)]))
  for (const words of initials)
    byName.set(words[0]!, { ...hiddenName(words, towns), rarity: 'everyday', isLong: false })
  return [...byName.values()].toSorted((a, b) => b.length - a.length)
}

function hiddenName(words: readonly string[], towns: readonly string[]): HiddenName {
  const length = words.join('').length
  const isLong = length >= 5 && words.every((word) => word.length >= 3)
  return { words, length, isLong, rarity: rarityOf(words, towns) }
}

function rarityOf(words: readonly string[], towns: readonly string[]): Rarity {
  if (towns.some((town) => ` ${wordsOf(town).join(' ')} `.includes(` ${words.join(' ')} `))) return 'place'
  return words.length === 1 && isEveryday(words[0]!) ? 'everyday' : 'distinctive'
}

const UNIT = /(?:#\s*|\b(?:unit|apt|apartment|suite|ste|bldg|building|floor|fl)\b\.?\s*#?\s*)[\p{L}\p{N}-]+/giu

/** The words of a street's name: 'Spring Brook' of '9 N. Spring Brook Ln, Unit 2'; none if it has no name. */
function nameWords(street: string): readonly string[] {
  const parts = street.replace(UNIT, ' ').split(',').map(wordsOf)
  const named =
    parts.find((words) => words.some((word) => !isHouseNumber(word))) ?? parts.find((words) => words.length > 0)
  return bareName(named ?? [])
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}'\u2019]/gu, '')
    .toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Without house number, direction, honorific and kind of street, as long as a word is left; none for a number alone. */
function bareName(words: readonly string[]): readonly string[] {
  const isLastName = (rest: readonly string[]) => rest.some((word) => !KIND_WORDS.includes(word))
  let name = words
  while (isHouseNumber(name[0]) && isLastName(name.slice(1))) name = name.slice(1)
  while (isDirection(name[0]) && isLastName(name.slice(1))) name = name.slice(1)
  while (isDirection(name.at(-1)) && isLastName(name.slice(0, -1))) name = name.slice(0, -1)
  while (name.length > 1 && KIND_WORDS.includes(name.at(-1)!)) name = name.slice(0, -1)
  if (isDirection(name.at(-1)) && name.length > 1) name = name.slice(0, -1)
  while (name.length > 1 && HONORIFICS.has(name[0]!)) name = name.slice(1)
  while (name.length > 1 && HONORIFICS.has(name.at(-1)!)) name = name.slice(0, -1)
  return joinedNumber(name.slice(0, MAX_WORDS))
}

/** Longer than any street's name; a feed may send anything. */
const MAX_WORDS = 12

const HONORIFICS = new Set(['dr', 'doctor', 'rev', 'reverend', 'the', 'jr', 'junior', 'sr'])

/** '17', '17a', 'seventeen'; not '5th', which is a name. */
const isHouseNumber = (word: string | undefined): boolean =>
  word !== undefined && (/^\d+\p{L}?$/u.test(word) || NUMBER_WORDS.includes(word))

const isDirection = (word: string | undefined): boolean => word !== undefined && DIRECTION_WORDS.includes(word)

/** 'forty second' is one word, for the number it is. */
function joinedNumber(words: readonly string[]): readonly string[] {
  const joined = words.join('')
  return words.length > 1 && numberOf(joined) !== null ? [joined] : words
}
