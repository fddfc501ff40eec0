import { keepMarked, type HomeSet } from './home-set.ts'
import type { ColumnArray, SharedArrays } from './shared-arrays.ts'
import { SharedTexts } from './shared-texts.ts'

/** Maximum number of different texts in a column: what 16 bits tell apart. */
const MAX_TEXTS = 2 ** 16

/** A column of texts as numbers: few different ones are expected. */
export class CodedTexts {
  /** Each home's code of its text. */
  readonly codes: Uint16Array
  readonly #texts: SharedTexts

  constructor(arrays: SharedArrays, homes: number) {
    this.codes = arrays.uint16(homes)
    this.#texts = new SharedTexts(arrays, Math.min(homes, MAX_TEXTS))
  }

  /** The arrays with one value for each home, at its index. */
  get perHome(): readonly ColumnArray[] {
    return [this.codes]
  }

  /** The different texts, each at its code. */
  get texts(): readonly string[] {
    return this.#texts.all()
  }

  /** The code of a text, null where no home has had it. */
  find(text: string): number | null {
    return this.#texts.find(text)
  }

  canHold(text: string): boolean {
    return this.#texts.codeOf(text) !== null
  }

  /** Stores a home's text, for which there is room. */
  put(index: number, text: string): void {
    this.codes[index] = this.#texts.codeOf(text)!
  }

  /** Deselects the homes with none of these texts. */
  keepAny(set: HomeSet, texts: readonly string[]): void {
    this.keep(set, (text) => texts.includes(text))
  }

  /** Deselects the homes whose text names none of these parts. */
  keepNaming(set: HomeSet, parts: readonly string[]): void {
    this.keep(set, (text) => parts.some((part) => text.includes(part)))
  }

  /** Deselects the homes with other texts. */
  keep(set: HomeSet, isWanted: (text: string) => boolean): void {
    keepMarked(
      set,
      this.codes,
      Uint8Array.from(this.texts, (text) => Number(isWanted(text))),
    )
  }
}
