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
  keepAny(selected: Uint8Array, texts: readonly string[]): void {
    this.#keep(selected, (text) => texts.includes(text))
  }

  /** Deselects the homes whose text names none of these parts. */
  keepNaming(selected: Uint8Array, parts: readonly string[]): void {
    this.#keep(selected, (text) => parts.some((part) => text.includes(part)))
  }

  #keep(selected: Uint8Array, isWanted: (text: string) => boolean): void {
    const codes = this.codes
    const marks = Uint8Array.from(this.texts, (text) => Number(isWanted(text)))
    for (let index = 0; index < selected.length; index++) if (marks[codes[index]!] === 0) selected[index] = 0
  }

  /** Deselects the homes with another text. */
  keep(selected: Uint8Array, text: string): void {
    const [codes, wanted] = [this.codes, this.#texts.find(text) ?? -1]
    for (let index = 0; index < selected.length; index++) if (codes[index] !== wanted) selected[index] = 0
  }
}
