import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Shown, Source } from '#domain/voice/conversation.ts'

/** A piece of an answer, in the order of saying and showing. */
export type AnswerPiece =
  | { type: 'thinking' }
  /** Continues the text before it. */
  | { type: 'text'; text: string }
  | { type: 'shown'; shown: Shown }
  | { type: 'sources'; sources: readonly Source[] }
  /** The visitor said goodbye: the call ends after this answer. */
  | { type: 'ends' }

/** Answers a visitor's sentences one by one and keeps the state of the conversation. */
export interface Brain {
  /**
   * Yields one answer. Aborting stops output; sends still complete. `early`: the sentence was said before the previous
   * answer had arrived.
   */
  say(sentence: string, signal: AbortSignal, early?: boolean): AsyncIterable<AnswerPiece>
  /** From now on 'it' is this home. */
  turnTo(home: ListingSummary): void
}
