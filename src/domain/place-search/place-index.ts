import type { PlaceSuggestion } from '../geo/place.ts'
import { isStreetType, placeWords, plainWord } from './place-words.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'

/** The places that share a name. */
export interface SameName {
  name: string
  places: readonly IndexedPlace[]
}

export interface IndexedPlace {
  place: PlaceSuggestion
  /** Where it is, in an array of `surroundings`. */
  surrounding: number
}

export interface PlaceIndex {
  vocabulary: Vocabulary
  /** Numbers of the words of each name, in their order; those of name `n` begin at `starts[n]`. */
  words: Uint32Array
  starts: Uint32Array
  /** Which words, by their number, only say what kind of street it is. */
  types: Uint8Array
  /** Names that have no other words. */
  onlyTypes: readonly number[]
  named: readonly SameName[]
  /** Numbers of the words that may follow a name: its town, county, state, ZIP codes. */
  surroundings: readonly Uint32Array[]
}

/** An index over places by name. `surroundings` are texts that places refer to by number. */
export function placeIndex(named: readonly SameName[], surroundings: readonly string[]): PlaceIndex {
  const numbers = new Map<string, number>()
  const numbersOf = (text: string): number[] =>
    placeWords(text).map((word) => {
      const plain = plainWord(word)
      if (!numbers.has(plain)) numbers.set(plain, numbers.size)
      return numbers.get(plain)!
    })
  const nameWords = named.map(({ name }) => numbersOf(name))
  const starts = new Uint32Array(named.length + 1)
  nameWords.forEach((words, at) => (starts[at + 1] = starts[at]! + words.length))
  const around = surroundings.map((text) => Uint32Array.from(numbersOf(text)))
  const plain = [...numbers.keys()]
  const types = Uint8Array.from(plain, (word) => (isStreetType(word) ? 1 : 0))
  return {
    vocabulary: vocabularyOf(plain),
    words: Uint32Array.from(nameWords.flat()),
    starts,
    types,
    onlyTypes: nameWords.flatMap((words, name) => (words.every((word) => types[word] === 1) ? [name] : [])),
    named,
    surroundings: around,
  }
}
