import { townCounty } from '#domain/geo/town.ts'
import { foldName, isOrdinary, type Named, type PlaceNames } from './place-names.ts'
import { linesAmong, type LinePhrase } from './rail-lines.ts'
import type { Token } from './sentence.ts'
import type { Word } from './split-words.ts'
import type { SpokenNumber } from './spoken-number.ts'

/** What a language's tokens are told by. */
export interface TokenRules {
  /** The number that begins at a word, or null. */
  numberAt: (words: readonly Word[], from: number) => { number: SpokenNumber; next: number } | null
  /** Whether a number is read as a word: 'one' in 'the second one', 'six' in 'a six-month lease'. */
  isWord: (words: readonly Word[], index: number) => boolean
  /** The two words before a place, by which a name that is also an ordinary word is one. */
  beforePlace: RegExp
  /** Words that are part of no place name: several words are not read as one across them. */
  noName: RegExp
  /** Short words that a recognizer hears inside a name: 'berg in', 'pair am us'. */
  heardInNames: RegExp
  /** Ordinary words that are spelled nearly like a town or a county, and are not meant for one. */
  mistakable: ReadonlySet<string>
  /** Before a word spelled nearly like a name, says that it is another word: 'my dearest'. */
  beforeWord: RegExp
  /** Whether a word goes on in the next one, so that no name ends with it: 'new town house' is not Newton. */
  goesOn: (word: string, next: string) => boolean
  /** Whether the words before or after a name say that it is a county's. */
  isCounty: (before: string, after: string) => boolean
  /** Whether the two words after a name say that it is a place's: 'Hope in Warren County'. */
  isNamedPlace: (next: string, second: string) => boolean
  /** Between a town and its county: 'Franklin (Sussex County)', 'Franklin (condado de Sussex)'. */
  beforeCounty: readonly string[]
  /** A rail line, whose name may be that of places. */
  linePhrase: LinePhrase
  /** The digits from zero to nine. */
  digits: readonly string[]
}

/** Longest name that is looked up, words. */
const MAX_WORDS = 4
/** Groups words into tokens: one for each number, each rail line and each named place. */
export function readTokensWith(rules: TokenRules, words: readonly Word[], names: PlaceNames): Token[] {
  const lines = linesAmong(words, rules.linePhrase)
  const named = findNames(rules, words, names, lines)
  const tokens: Token[] = []
  for (let index = 0; index < words.length;) {
    const line = lines.get(index)
    const found = named.get(index)
    const number = line || found || rules.isWord(words, index) ? null : rules.numberAt(words, index)
    const next = line?.next ?? found?.next ?? number?.next ?? index + 1
    const { start, text } = words[index]!
    tokens.push({
      text,
      start,
      end: words[next - 1]!.end,
      ...(line && { line: line.line }),
      ...(found && { named: found.named }),
      ...(number && { number: number.number }),
    })
    index = next
  }
  return withCountiesJoined(tokens, rules.beforeCounty)
}

/** Makes a name that several counties have and the county after it one token, of the town in that county. */
function withCountiesJoined(tokens: readonly Token[], between: readonly string[]): Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    const last = tokens[index + between.length + 1]
    const named = between.every((word, at) => tokens[index + 1 + at]?.text === word)
      ? townIn(token.named, last?.named)
      : null
    joined.push(named ? { ...token, end: last!.end, named } : token)
    if (named) index += between.length + 1
  }
  return joined
}

function townIn(named: Named | undefined, place: Named | undefined): Named | null {
  if (named?.kind !== 'town' || named.towns.length < 2 || place?.kind !== 'county') return null
  const towns = named.towns.filter((key) => townCounty(key) === place.county)
  return towns.length > 0 ? { ...named, towns } : null
}

interface Found {
  named: Named
  next: number
}

/** Place names by the index of their first word: exact spellings first, then split ones ('tea neck'), then similar ones. */
function findNames(
  rules: TokenRules,
  words: readonly Word[],
  names: PlaceNames,
  lines: ReturnType<typeof linesAmong>,
): ReadonlyMap<number, Found> {
  const { beforePlace, noName, heardInNames, mistakable, beforeWord, goesOn, isCounty, isNamedPlace } = rules
  const found = new Map<number, Found>()
  const taken = new Set<number>()
  for (const [from, { next }] of lines) for (let index = from; index < next; index++) taken.add(index)
  const text = (index: number) => words[index]?.text ?? ''
  const isLetters = words.map((word) => /^\p{L}/u.test(word.text))
  /** How many words in a row may be part of a name. */
  const freeFrom = (from: number): number => {
    let count = 0
    while (count < MAX_WORDS && isLetters[from + count] && !taken.has(from + count)) count++
    return count
  }
  const search = (least: number, look: (from: number, count: number) => Named | null) => {
    for (let from = 0; from < words.length; from++) {
      for (let count = freeFrom(from); count >= least; count--) {
        const named = look(from, count)
        if (!named) continue
        for (let index = from; index < from + count; index++) taken.add(index)
        found.set(from, { named, next: from + count })
        break
      }
    }
  }
  const joined = (from: number, count: number, by: string) =>
    words
      .slice(from, from + count)
      .map((word) => word.text)
      .join(by)

  findZips(rules, words, names, found, taken)
  search(1, (from, count) => {
    const named = names.byName.get(foldName(joined(from, count, ' '))) ?? null
    const isWord =
      isOrdinary(joined(from, count, ' ')) &&
      !beforePlace.test(`${text(from - 2)} ${text(from - 1)}`) &&
      !isNamedPlace(text(from + count), text(from + count + 1))
    return isWord || (count === 1 && text(from).length === 1) ? null : named
  })
  const isTorn = (from: number, count: number) =>
    words.slice(from, from + count).every((word) => !noName.test(word.text))
  const endsWord = (from: number, count: number) => !goesOn(text(from + count - 1), text(from + count))
  search(2, (from, count) =>
    isTorn(from, count) && endsWord(from, count) && ![' ', ''].some((by) => isOrdinary(joined(from, count, by)))
      ? (names.byLetters.get(foldName(joined(from, count, '')).replaceAll(' ', '')) ?? null)
      : null,
  )
  const isMisheard = (from: number, count: number) => {
    const [first, ...others] = words.slice(from, from + count).map((word) => word.text)
    return (
      others.length > 0 &&
      !noName.test(first!) &&
      others.every((word) => heardInNames.test(word) || !noName.test(word)) &&
      (isCounty(text(from - 1), text(from + count)) || first!.length + others.join('').length > 6)
    )
  }
  search(1, (from, count) => {
    if (count > 3 || beforeWord.test(text(from - 1)) || !endsWord(from, count)) return null
    if (!isTorn(from, count) && !isMisheard(from, count)) return null
    const spelled = words.slice(from, from + count).map((word) => word.text)
    if (
      spelled.every((word) => word.length < 5 || mistakable.has(word)) &&
      (count === 1 || !isOdd(spelled, mistakable))
    )
      return null
    const letters = spelled.join('')
    return letters.length < 5 || mistakable.has(letters)
      ? null
      : names.resembling(letters, isCounty(text(from - 1), text(from + count)))
  })
  return found
}

/** Whether one of several words is no ordinary one: together they are then hardly part of a sentence. */
const isOdd = (words: readonly string[], mistakable: ReadonlySet<string>): boolean =>
  words.some((word) => word.length > 3 && !mistakable.has(word))

/** Finds ZIP codes, in figures or spoken digit by digit. */
function findZips(
  { digits }: TokenRules,
  words: readonly Word[],
  names: PlaceNames,
  found: Map<number, Found>,
  taken: Set<number>,
): void {
  for (let index = 0; index < words.length; index++) {
    const zip = /^\d{5}$/.test(words[index]!.text)
      ? words[index]!.text
      : spokenDigits(words.slice(index, index + 5), digits)
    const named = names.byName.get(zip)
    if (!named) continue
    const next = index + (words[index]!.text === zip ? 1 : 5)
    found.set(index, { named, next })
    for (let covered = index; covered < next; covered++) taken.add(covered)
  }
}

const spokenDigits = (words: readonly Word[], digits: readonly string[]): string =>
  words
    .map(({ text }) => (/^(?:oh|o)$/.test(text) ? 0 : /^\d$/.test(text) ? Number(text) : digits.indexOf(text)))
    .map((digit) => (digit < 0 ? '-' : digit))
    .join('')
