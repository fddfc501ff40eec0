import type { WantedWords } from '#domain/search/search-words.ts'
import type { Condition } from '../listings/filter-columns.ts'
import { isSearchable } from '../listings/listing-rows.ts'
import { addAll, type HomeSet } from './home-set.ts'
import { SearchedTexts } from './searched-texts.ts'
import type { ColumnArray, SharedArrays } from './shared-arrays.ts'

/** What a search text is compared with: columns of `listing_search`. */
export interface TextRow {
  search_text: string
  search_words: string
}

/** How much the columns have room for. */
export interface ColumnRoom {
  homes: number
  /** Bytes of searched texts. */
  textBytes: number
  /** Bytes of stored words. */
  wordBytes: number
  /** Ways to stations. */
  ways: number
}

/** The searched texts and the stored words of all homes. */
export class HomeTexts {
  readonly #texts: SearchedTexts
  /** With a space before and after each word. */
  readonly #words: SearchedTexts

  constructor(arrays: SharedArrays, { homes, textBytes, wordBytes }: ColumnRoom) {
    this.#texts = new SearchedTexts(arrays, homes, textBytes)
    this.#words = new SearchedTexts(arrays, homes, wordBytes)
  }

  /** The arrays with one value for each home, at its index. */
  get perHome(): readonly ColumnArray[] {
    return [...this.#texts.perHome, ...this.#words.perHome]
  }

  /** Whether there is room for all of these, even if each of them goes to the end. */
  canHold(rows: readonly TextRow[]): boolean {
    return this.#texts.canHold(rows.map((row) => row.search_text)) && this.#words.canHold(rows.map(spacedWords))
  }

  add(index: number, row: TextRow): void {
    this.#texts.add(index, row.search_text)
    this.#words.add(index, spacedWords(row))
  }

  change(index: number, row: TextRow): void {
    this.#texts.change(index, row.search_text)
    this.#words.change(index, spacedWords(row))
  }

  remove(index: number): void {
    this.#texts.remove(index)
    this.#words.remove(index)
  }

  /** Tells the texts where their homes are, after indexes have moved. */
  renumber(size: number): void {
    this.#texts.renumber(size)
    this.#words.renumber(size)
  }

  /** Those of the homes whose searched text contains this one, or that have the words of one of the readings. */
  matching(homes: HomeSet, { text, readings }: Extract<Condition, { kind: 'text' }>): HomeSet {
    const found = isSearchable(text) ? this.#texts.containing(text, homes) : new Int32Array(homes.length)
    for (const wanted of readings) addAll(found, this.#withWords(homes, wanted))
    return found
  }

  #withWords(homes: HomeSet, wanted: WantedWords): HomeSet {
    const whole = wanted.slice(0, -1).map((word) => ` ${word} `)
    return [...whole, ` ${wanted.at(-1)!}`].reduce((found, word) => this.#words.containing(word, found), homes)
  }
}

const spacedWords = ({ search_words }: TextRow): string => ` ${search_words} `
