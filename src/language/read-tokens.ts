import { mistakable } from './mistakable-words.ts'
import { numberAt } from './numbers.ts'
import { foldName, isOrdinary, type Named, type PlaceNames } from './place-names.ts'
import type { Token } from './sentence.ts'
import type { Word } from './words.ts'

const BEFORE_PLACE = /^(?:in|near|around|from|outside|by|at|or|nearby|to|of|over|like)$/
/** Words no name is made of; no reading of several words as one goes across them. */
const NO_NAME =
  /^(?:in|with|and|the|under|over|a|an|or|of|for|is|at|on|to|i|it|no|not|bed|beds|bath|baths|room|rooms|house|houses|home|homes|near|around|below|pool|garage|have|has|want|need|me|my|us|you|are|there|up|like|about|some|any|by|from|than|more|less|please|county|counties|will|be|al|du|all|non|that|this|but|so|as|if|can|would|could|should)$/
/** Little words that a name may seem to hold when its end is heard as one: 'berg in', 'pair am us'. */
const HEARD_IN_NAMES = /^(?:in|is|am|us|any|on|all)$/
const MAX_WORDS = 4

/** Words with what stands for a number or names a place put together. */
export function readTokens(words: readonly Word[], names: PlaceNames): Token[] {
  const named = findNames(words, names)
  const tokens: Token[] = []
  for (let place = 0; place < words.length;) {
    const found = named.get(place)
    const number = found || isPronoun(words, place) ? null : numberAt(words, place)
    const next = found?.next ?? number?.next ?? place + 1
    const { start, text } = words[place]!
    tokens.push({
      text,
      start,
      end: words[next - 1]!.end,
      ...(found && { named: found.named }),
      ...(number && { number: number.number }),
    })
    place = next
  }
  return tokens
}

const BEFORE_ONE =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|cheapest|expensive|newest|biggest|largest|smallest|this|that|which|other|next)$/
const COUNTED_BY_ONE =
  /^(?:point|hundred|thousand|million|k|m|bed|beds|br|bd|bath|baths|ba|full|half|car|or|to|family|story|floor|\d.*)$/

/** 'The second one' counts nothing, unlike 'the second one bedroom apartment'. */
const isPronoun = (words: readonly Word[], place: number): boolean =>
  words[place]!.text === 'one' &&
  BEFORE_ONE.test(words[place - 1]?.text ?? '') &&
  !COUNTED_BY_ONE.test(words[place + 1]?.text ?? '')

interface Found {
  named: Named
  next: number
}

/** Names as they are written, then names torn into pieces, then names written nearly so; each by its first word. */
function findNames(words: readonly Word[], names: PlaceNames): ReadonlyMap<number, Found> {
  const found = new Map<number, Found>()
  const taken = new Set<number>()
  const text = (place: number) => words[place]?.text ?? ''
  const search = (least: number, look: (from: number, count: number) => Named | null) => {
    for (let from = 0; from < words.length; from++) {
      for (let count = Math.min(MAX_WORDS, words.length - from); count >= least; count--) {
        const places = Array.from({ length: count }, (_, offset) => from + offset)
        if (places.some((place) => taken.has(place) || !/^\p{L}/u.test(text(place)))) continue
        const named = look(from, count)
        if (!named) continue
        for (const place of places) taken.add(place)
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
    if (spelled.every((word) => word.length < 5 || mistakable.has(word)) && (count === 1 || !isOdd(spelled)))
      return null
    const isCounty = /^(?:county|counties)$/.test(text(from + count))
    const letters = spelled.join('')
    return letters.length < 5 || mistakable.has(letters) ? null : names.resembling(letters, isCounty)
  })
  return found
}

/** Whether words stand together that hardly do in a sentence: one of them is no ordinary word. */
const isOdd = (words: readonly string[]): boolean => words.some((word) => word.length > 3 && !mistakable.has(word))

/** Five digits that begin with 07 or 08, in figures or spoken one by one. */
function findZips(words: readonly Word[], names: PlaceNames, found: Map<number, Found>, taken: Set<number>): void {
  for (let place = 0; place < words.length; place++) {
    const zip = /^\d{5}$/.test(words[place]!.text) ? words[place]!.text : spokenDigits(words.slice(place, place + 5))
    const named = names.byName.get(zip)
    if (!named) continue
    const next = place + (words[place]!.text === zip ? 1 : 5)
    found.set(place, { named, next })
    for (let covered = place; covered < next; covered++) taken.add(covered)
  }
}

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ')

const spokenDigits = (words: readonly Word[]): string =>
  words
    .map(({ text }) => (/^(?:oh|o)$/.test(text) ? 0 : /^\d$/.test(text) ? Number(text) : DIGITS.indexOf(text)))
    .map((digit) => (digit < 0 ? '-' : digit))
    .join('')
