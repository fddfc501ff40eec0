import { hiddenNames, type HiddenName } from './hidden-street-names.ts'
import { DIRECTION_WORDS, KIND_WORDS, NUMBER_WORDS, spellingsOf } from './street-words.ts'

const MASK = '(address withheld)'
/** Stands for the mask until links are found, which may hold streets: a character of no language. */
const MASKED = '\uE000'
const LINK_MASK = '(link withheld)'

/** Removes a hidden street from text, and finds it in addresses of pictures. */
export interface StreetMask {
  mask(text: string): string
  /** Whether the address of a picture tells the street. */
  isToldBy(url: URL): boolean
}

/** The mask of a home whose address is shown. */
export const NO_MASK: StreetMask = { mask: (text) => text, isToldBy: () => false }

/**
 * The mask of a hidden address. It takes out the street in any phrasing: with and without number, direction and kind of
 * street, abbreviated or spelled out, joined by any signs or by none, and every link, for nobody knows where a short one leads.
 *
 * @param streets Street texts of the record, such as '9 Spring Brook Ln, Unit 2' and 'Spring Brook'.
 * @param towns Names that stay readable where they stand alone, though a street is called so too.
 */
export function streetMask(streets: readonly string[], towns: readonly string[]): StreetMask {
  const names = hiddenNames(streets, towns).map((name) => ({ ...name, pattern: onceAsked(() => namePattern(name)) }))
  const maskStreets = (text: string) => names.reduce(withoutName, text)
  return {
    mask: (text) =>
      maskStreets(text.normalize('NFD')).replace(LINK, LINK_MASK).replaceAll(MASKED, MASK).normalize('NFC'),
    isToldBy: (url) => {
      const host = url.host.normalize('NFD')
      const path = decoded(`${url.pathname}${url.search}${url.hash}`).normalize('NFD')
      return names.some((name) => isFound(name, host, 'prose') || isFound(name, path, 'path'))
    },
  }
}

/** The pattern takes milliseconds to make: it is made where a text may hold the name. */
type PatternedName = HiddenName & { pattern: () => RegExp }

function onceAsked<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const withoutName = (text: string, name: PatternedName): string =>
  mayName(name, text) ? text.replace(name.pattern(), (...match) => masking(name, match, 'prose')) : text

/** Names of more words have too many spellings to try each. */
const MAX_TRIED_WORDS = 4

/** Whether the letters and digits of a text may hold a spelling of the name; false for most texts. */
function mayName({ words }: HiddenName, text: string): boolean {
  if (words.length > MAX_TRIED_WORDS) return true
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const spellings = words.map((word) => spellingsOf(word).map((spelling) => spelling.replaceAll(' ', '')))
  const names = spellings.reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), [''])
  return names.some((spelled) => letters.includes(spelled))
}

/** In a path, small letters are no sign of an everyday word. */
type Setting = 'prose' | 'path'

function isFound(name: PatternedName, text: string, setting: Setting): boolean {
  if (!mayName(name, text)) return false
  let found = false
  text.replace(name.pattern(), (...match) => {
    found ||= masking(name, match, setting) !== match[0]
    return ''
  })
  return found
}

/** Percent signs decoded twice, for addresses are put into addresses. */
function decoded(text: string): string {
  const once = (coded: string) =>
    coded.replace(/(?:%[\da-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run)
      } catch {
        return ' '
      }
    })
  return once(once(text))
}

const TOP_DOMAINS =
  'com|net|org|us|info|biz|homes?|house|properties|property|realtor|realty|realestate|forsale|site|online|website|tours?|io|co|me|ly|tv|gl|be|to'
/** Addresses of the web and of mail; a text begins one only where a word begins. */
const LINK = new RegExp(
  `(?<![\\p{L}\\p{N}${MASKED}@._-])(?:(?:https?://|www\\.)\\S+|[\\p{L}\\p{N}${MASKED}@._-]+\\.(?:${TOP_DOMAINS})(?![\\p{L}\\p{N}])(?:[/?#:]\\S*)?)`,
  'giu',
)

/** Spaces, punctuation, symbols and pictographs, as ranges: Unicode's own classes make a pattern slow to prepare. */
const SEPARATOR =
  '[\\s!-/:-@\\[-`{-~\u00A1-\u00BF\u00D7\u00F7\u2000-\u206F\u2190-\u2BFF\u3000-\u303F\uFE0F\uFEFF\u{1F300}-\u{1FAFF}]{0,3}'
/** Marks, invisible characters and apostrophes that may follow a letter. */
const AFTER_LETTER = "[\u0300-\u036F\u00AD\u200B-\u200D\u2060\uFEFF'\u2019]{0,6}"
const longestFirst = (words: readonly string[]): string[] => words.toSorted((a, b) => b.length - a.length)
/** One of the words, in any case: the flag for that makes a pattern many times slower to prepare. */
const anyOf = (words: readonly string[]): string =>
  longestFirst(words)
    .map((word) => [...word].map(anyCase).join(''))
    .join('|')
const anyCase = (letter: string): string => {
  const upper = letter.toUpperCase()
  return upper !== letter && [...upper].length === 1 ? `[${letter}${upper}]` : letter
}

const DIGITS = '(?<!\\p{N})\\d{1,6}(?:[-/\u2013]\\d{1,6})?(?:\\s?[\u00BC-\u00BE])?(?:[-\\s]?[a-hA-H])?'
const SPELLED = `(?<![\\p{L}\\p{N}])(?:(?:${anyOf(NUMBER_WORDS)})${SEPARATOR}(?:[aA][nN][dD]${SEPARATOR})?){1,4}`
const NUMBER = `(?<number>${DIGITS}${SEPARATOR}|${SPELLED})`
const DIRECTIONS = `(?:${anyOf(DIRECTION_WORDS)})${SEPARATOR}`
/** Number and direction. A direction without a number begins a word; joined to one it may begin anywhere. */
const LEAD = `(?:${NUMBER}(?<direction>${DIRECTIONS})?|(?<direction>(?<!\\p{L})${DIRECTIONS}))?`
const KIND = `(?<kind>(?:${SEPARATOR}(?:${anyOf(KIND_WORDS)})){1,2})?`

function namePattern({ words }: HiddenName): RegExp {
  const spelled = words.map((word) => `(?:${longestFirst(spellingsOf(word)).map(tolerant).join('|')})`)
  return new RegExp(`${LEAD}(?<name>${spelled.join(SEPARATOR)})${KIND}`, 'gu')
}

const tolerant = (spelling: string): string =>
  [...spelling].map((character) => (character === ' ' ? SEPARATOR : `${anyCase(character)}${AFTER_LETTER}`)).join('')

interface Found {
  before: string
  after: string
  number: string
  direction: string
  name: string
  kind: string
}

/** What a place that may name the street becomes: the mask, with what is no part of the street after it, or itself. */
function masking(name: HiddenName, match: readonly unknown[], setting: Setting): string {
  const whole = match[0] as string
  const [offset, text, groups] = match.slice(-3) as [number, string, Partial<Found>]
  const found: Found = {
    before: text.slice(Math.max(0, offset - 12), offset),
    after: text.slice(offset + whole.length, offset + whole.length + 1),
    number: groups.number ?? '',
    direction: groups.direction ?? '',
    name: groups.name!,
    kind: groups.kind ?? '',
  }
  if (isKindOfStreet(found) && (name.length > 2 || hasLeftEdge(found))) return MASKED
  return isStreetAlone(name, found, setting) ? `${MASKED}${found.kind}` : whole
}

/** Whether the word after the name is a kind of street, and not the beginning of another word ('Elm station'). */
const isKindOfStreet = ({ name, kind, after }: Found): boolean =>
  kind !== '' && (isEdge(kind.at(-1)!, after) || (name.length > 2 && /^\p{L}{4,}$/u.test(kind)))

function isStreetAlone(name: HiddenName, found: Found, setting: Setting): boolean {
  if (name.rarity === 'distinctive' && name.isLong) return true
  if (/\d\p{L}?$/u.test(found.number) && found.direction === '') return true
  if (!hasLeftEdge(found) || !isEdge(found.name.at(-1)!, `${found.kind}${found.after}`.slice(0, 1))) return false
  if (name.rarity === 'distinctive' || found.number !== '') return true
  return name.rarity === 'everyday' && (isDirectionApart(found) || setting === 'path' || isWrittenAsName(found))
}

const hasLeftEdge = ({ before, number, direction, name }: Found): boolean =>
  number !== '' || direction !== '' || isEdge(before.slice(-1), name[0]!)

/** 's' of 'spark' is no direction. */
const isDirectionApart = ({ direction }: Found): boolean => /\p{L}{3}|[^\p{L}]$/u.test(direction)

const isWrittenAsName = ({ before, name }: Found): boolean =>
  /^\p{Lu}/u.test(name) || /(?:^|[^\p{L}])(?:on|off|along)\s+$/iu.test(before)

/** Whether a word ends between two characters, also in 'OnElmStreet' and 'elm17'. */
function isEdge(left: string, right: string): boolean {
  const isWord = (character: string) => /[\p{L}\p{N}\p{M}]/u.test(character)
  if (!isWord(left) || !isWord(right)) return true
  if (/\p{N}/u.test(left) !== /\p{N}/u.test(right)) return true
  return /\p{Ll}/u.test(left) && /\p{Lu}/u.test(right)
}
