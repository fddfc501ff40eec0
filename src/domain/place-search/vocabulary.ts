import { ordinalNumber, spellingsOf } from './place-words.ts'

/** How well a typed word fits the words of a vocabulary. */
export interface WordFits {
  /** The fit of each word, by its number. */
  of: Uint8Array
  /** The numbers of the words that it fits. */
  fitting: readonly number[]
}

/** How well a word that was typed fits a word of a name; 0 is not at all, and smaller is better. */
export const [NO_FIT, EXACT, BEGINNING, ONE_TYPO] = [0, 1, 2, 3]

/** The number of typos that a fit stands for. */
export const typosOf = (fit: number): number => Math.max(0, fit - BEGINNING)

/** The plain words of all names. Each has a number, in the order of their coming. */
export interface Vocabulary {
  /** The fit of a typed word to every word, by its number: as a spelling of it or its beginning, and `misspelled` if asked for. */
  fits(typed: string, misspelled: boolean): WordFits
}

/** A letter more, less or another, or two letters exchanged, in words of at least so many letters. */
const ONE_TYPO_FROM = 4
const TWO_TYPOS_FROM = 8
/** From so many letters on, a typo may stand in the beginning of a longer word. */
const TYPO_IN_BEGINNING_FROM = 5

export function vocabularyOf(words: readonly string[]): Vocabulary {
  const rows = words.flatMap((word, number) => spellingsOf(word).map((spelling) => ({ spelling, number })))
  rows.sort((a, b) => (a.spelling < b.spelling ? -1 : a.spelling > b.spelling ? 1 : a.number - b.number))
  const spellings = rows.map(({ spelling }) => spelling)
  const numbers = Uint32Array.from(rows, ({ number }) => number)
  const shared = Uint8Array.from(spellings, (spelling, at) =>
    at === 0 ? 0 : sharedLetters(spellings[at - 1]!, spelling),
  )
  const typos = typoWalk(spellings, shared)
  return {
    fits(word, misspelled) {
      const typed = ordinalNumber(word) ?? word
      const [fits, fitting] = [new Uint8Array(words.length), [] as number[]]
      const note = (row: number, fit: number) => {
        const number = numbers[row]!
        if (fits[number] === NO_FIT) fitting.push(number)
        if (fits[number] === NO_FIT || fits[number]! > fit) fits[number] = fit
      }
      if (misspelled) typos(typed, (row, count) => note(row, BEGINNING + count))
      const [from, to] = [firstAtLeast(spellings, typed), firstAtLeast(spellings, `${typed}${LAST_LETTER}`)]
      for (let row = from; row < to; row++) note(row, spellings[row] === typed ? EXACT : BEGINNING)
      return { of: fits, fitting }
    },
  }
}

function sharedLetters(a: string, b: string): number {
  let count = 0
  while (count < a.length && a[count] === b[count]) count++
  return count
}

function firstAtLeast(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}

const typosAllowed = (typed: string): number =>
  typed.length < ONE_TYPO_FROM || /\d/.test(typed) ? 0 : typed.length < TWO_TYPOS_FROM ? 1 : 2

/** After every letter that a word has. */
const LAST_LETTER = '~'

/** Whether a typed word is long enough to be understood with a typo. */
export const mayHaveTypos = (typed: string): boolean => typosAllowed(typed) > 0

/** Letters of a spelling that are compared. */
const COMPARED = 40

/**
 * Finds the spellings within a few typos (optimal string alignment distance). Sorted spellings share their beginnings, so each
 * letter of a beginning is compared once, and a beginning that is too far away is left with all that share it.
 */
function typoWalk(spellings: readonly string[], shared: Uint8Array) {
  return (typed: string, found: (row: number, typos: number) => void): void => {
    const allowed = typosAllowed(typed)
    if (allowed === 0 || typed.length > COMPARED) return
    const width = typed.length + 1
    const distances = new Uint8Array((COMPARED + 1) * width)
    for (let column = 0; column < width; column++) distances[column] = column
    // Lengths of beginnings: computed; too far away; near enough to be what was typed.
    let [known, dead, near] = [0, Infinity, Infinity]
    for (let row = 0; row < spellings.length; row++) {
      if (shared[row]! < near) near = Infinity
      if (shared[row]! < dead) {
        const spelling = spellings[row]!
        const length = Math.min(spelling.length, COMPARED)
        ;[known, dead] = [Math.min(known, shared[row]!), Infinity]
        while (known < length && dead === Infinity) {
          if (nextRow(distances, spelling, typed, ++known) > allowed) dead = known
          const isNear = distances[known * width + typed.length]! <= allowed
          if (isNear && near === Infinity && typed.length >= TYPO_IN_BEGINNING_FROM) near = known
        }
        const typos = distances[length * width + typed.length]!
        if (dead === Infinity && typos <= allowed) found(row, typos)
      }
      if (near !== Infinity) found(row, allowed)
    }
  }
}

/** Computes the distances of a spelling's first `depth` letters to every beginning of the typed word; the smallest of them. */
function nextRow(distances: Uint8Array, spelling: string, typed: string, depth: number): number {
  const width = typed.length + 1
  const [here, above] = [depth * width, (depth - 1) * width]
  const letter = spelling.charCodeAt(depth - 1)
  const before = depth > 1 ? spelling.charCodeAt(depth - 2) : -1
  distances[here] = depth
  let smallest = depth
  for (let column = 1; column < width; column++) {
    const typedLetter = typed.charCodeAt(column - 1)
    let best = distances[above + column - 1]! + (typedLetter === letter ? 0 : 1)
    best = Math.min(best, distances[above + column]! + 1, distances[here + column - 1]! + 1)
    const exchanged = column > 1 && typed.charCodeAt(column - 2) === letter && typedLetter === before
    if (exchanged) best = Math.min(best, distances[here - 2 * width + column - 2]! + 1)
    distances[here + column] = best
    if (best < smallest) smallest = best
  }
  return smallest
}
