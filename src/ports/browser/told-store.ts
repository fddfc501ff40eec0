import type { ToldWishes } from '#domain/match/told-wishes.ts'
import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import type { Result } from '#domain/result.ts'

/** A value on the visitor's device. */
export interface Told<T> {
  read(): T
  /** 'unavailable' where the browser refuses to keep it: it holds until the page is left. */
  write(value: T): Result<void>
  /** Calls back when another tab has written; answers how to stop. */
  onOtherTab(listener: () => void): () => void
}

/** A visitor's own numbers, and where they work. */
export type OwnNumbersStore = Told<OwnNumbers>

/** What a visitor has told, kept on their device. The numbers stay there; pages send the wishes with what they ask for by them. */
export interface ToldStore {
  numbers: OwnNumbersStore
  wishes: Told<ToldWishes>
}

/** The keys of local storage under which they are kept, as JSON. */
export const OWN_NUMBERS_KEY = 'keystead.own-numbers'
export const WISHES_KEY = 'keystead.wishes'

/** Loads the store's code; rejects if that fails. */
export type LoadToldStore = () => Promise<ToldStore>
