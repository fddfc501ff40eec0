import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import type { Result } from '#domain/result.ts'

/** A visitor's own numbers, on their device alone: nothing here sends them anywhere. */
export interface OwnNumbersStore {
  read(): OwnNumbers
  /** 'unavailable' where the browser refuses to keep them: they hold until the page is left. */
  write(numbers: OwnNumbers): Result<void>
  /** Calls back when another tab has written; answers how to stop. */
  onOtherTab(listener: () => void): () => void
}

/** The key of local storage under which they are kept, as JSON. */
export const OWN_NUMBERS_KEY = 'keystead.own-numbers'

/** Loads the store's code; rejects if that fails. */
export type LoadOwnNumbers = () => Promise<OwnNumbersStore>
