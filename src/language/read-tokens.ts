import { numberAt } from './numbers.ts'
import { foldName, isOrdinary, type Named, type PlaceNames } from './place-names.ts'
import type { Token } from './sentence.ts'
import type { Word } from './split-words.ts'

const BEFORE_PLACE = /^(?:in|near|around|from|outside|by|at|or|nearby|to|of|over|like)$/
/** Words that are part of no place name: several words are not read as one across them. */
const NO_NAME =
  /^(?:in|with|and|the|under|over|a|an|or|of|for|is|at|on|to|i|it|no|not|bed|beds|bath|baths|room|rooms|house|houses|home|homes|near|around|below|pool|garage|have|has|want|need|me|my|us|you|are|there|up|like|about|some|any|by|from|than|more|less|please|county|counties|will|be|al|du|all|non|that|this|but|so|as|if|can|would|could|should)$/
/** Short words that a recognizer hears inside a name: 'berg in', 'pair am us'. */
const HEARD_IN_NAMES = /^(?:in|is|am|us|any|on|all)$/
/** Longest name that is looked up, words. */
const MAX_WORDS = 4
/** Ordinary words that are spelled nearly like a town or a county, and are not meant for one. */
const MISTAKABLE: ReadonlySet<string> = new Set(
  (
    'aline alpines belleview butter butters caldron cheater cheaters chesters clover closer closet cluster clusters cover covers ' +
    'cutler denial dependence dover drover easter eastwood emersion freedom freon garrison grange greed greek greens greet ' +
    'hamburger handover hangover hardening hardin harmon hooks hover independent kingwood lending linting livings lodge lover ' +
    'norris orangery oranges parades params parms passage passing payne range ranges rover sienna sparse spartan spline vantage ' +
    'verbena warden warrant warned warring wastage wattage waynes westward while whine wired write xover'
  ).split(' '),
)

/** Groups words into tokens: one for each number and each named place. */
export function readTokens(words: readonly Word[], names: PlaceNames): Token[] {
  const named = findNames(words, names)
  const tokens: Token[] = []
  for (let index = 0; index < words.length;) {
    const found = named.get(index)
    const number = found || isPronoun(words, index) ? null : numberAt(words, index)
    const next = found?.next ?? number?.next ?? index + 1
    const { start, text } = words[index]!
    tokens.push({
      text,
      start,
      end: words[next - 1]!.end,
      ...(found && { named: found.named }),
      ...(number && { number: number.number }),
    })
    index = next
  }
  return tokens
}

const BEFORE_ONE =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|cheapest|expensive|newest|biggest|largest|smallest|this|that|which|other|next)$/
const COUNTED_BY_ONE =
  /^(?:point|hundred|thousand|million|k|m|bed|beds|br|bd|bath|baths|ba|full|half|car|or|to|family|story|floor|\d.*)$/

/** 'One' in 'the second one' is no number, unlike in 'the second one bedroom apartment'. */
const isPronoun = (words: readonly Word[], index: number): boolean =>
  words[index]!.text === 'one' &&
  BEFORE_ONE.test(words[index - 1]?.text ?? '') &&
  !COUNTED_BY_ONE.test(words[index + 1]?.text ?? '')

interface Found {
  named: Named
  next: number
}

/** Place names by the index of their first word: exact spellings first, then split ones ('tea neck'), then similar ones. */
function findNames(words: readonly Word[], names: PlaceNames): ReadonlyMap<number, Found> {
  const found = new Map<number, Found>()
  const taken = new Set<number>()
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

  findZips(words, names, found, taken)
  search(1, (from, count) => {
    const named = names.byName.get(foldName(joined(from, count, ' '))) ?? null
    const isWord =
      count === 1 &&
      isOrdinary(text(from)) &&
      !BEFORE_PLACE.test(text(from - 1)) &&
      !/^(?:county|township)$/.test(text(from + 2))
    return isWord || (count === 1 && text(from).length === 1) ? null : named
  })
  const isTorn = (from: number, count: number) =>
    words.slice(from, from + count).every((word) => !NO_NAME.test(word.text))
  search(2, (from, count) =>
    isTorn(from, count) && !isOrdinary(joined(from, count, ''))
      ? (names.byLetters.get(foldName(joined(from, count, '')).replaceAll(' ', '')) ?? null)
      : null,
  )
  const isMisheard = (from: number, count: number) => {
    const [first, ...others] = words.slice(from, from + count).map((word) => word.text)
    return (
      others.length > 0 &&
      !NO_NAME.test(first!) &&
      others.every((word) => HEARD_IN_NAMES.test(word) || !NO_NAME.test(word)) &&
      (/^(?:county|counties)$/.test(text(from + count)) || first!.length + others.join('').length > 6)
    )
  }
  search(1, (from, count) => {
    if (count > 3 || (!isTorn(from, count) && !isMisheard(from, count))) return null
    const spelled = words.slice(from, from + count).map((word) => word.text)
    if (spelled.every((word) => word.length < 5 || MISTAKABLE.has(word)) && (count === 1 || !isOdd(spelled)))
      return null
    const isCounty = /^(?:county|counties)$/.test(text(from + count))
    const letters = spelled.join('')
    return letters.length < 5 || MISTAKABLE.has(letters) ? null : names.resembling(letters, isCounty)
  })
  return found
}

/** Whether one of several words is no ordinary one: together they are then hardly part of a sentence. */
const isOdd = (words: readonly string[]): boolean => words.some((word) => word.length > 3 && !MISTAKABLE.has(word))

/** Finds ZIP codes, in figures or spoken digit by digit. */
function findZips(words: readonly Word[], names: PlaceNames, found: Map<number, Found>, taken: Set<number>): void {
  for (let index = 0; index < words.length; index++) {
    const zip = /^\d{5}$/.test(words[index]!.text) ? words[index]!.text : spokenDigits(words.slice(index, index + 5))
    const named = names.byName.get(zip)
    if (!named) continue
    const next = index + (words[index]!.text === zip ? 1 : 5)
    found.set(index, { named, next })
    for (let covered = index; covered < next; covered++) taken.add(covered)
  }
}

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ')

const spokenDigits = (words: readonly Word[]): string =>
  words
    .map(({ text }) => (/^(?:oh|o)$/.test(text) ? 0 : /^\d$/.test(text) ? Number(text) : DIGITS.indexOf(text)))
    .map((digit) => (digit < 0 ? '-' : digit))
    .join('')
