import type { Shown, Source } from '#domain/voice/conversation.ts'

/** A piece of an answer, in the order it is to be said and shown. */
export type AnswerPiece =
  | { type: 'thinking' }
  /** Goes on from the text before it. */
  | { type: 'text'; text: string }
  | { type: 'shown'; shown: Shown }
  | { type: 'sources'; sources: readonly Source[] }
  /** The visitor has said goodbye: the call is over once this was said. */
  | { type: 'ends' }

/** What answers a visitor, one sentence after the other; it remembers the conversation. */
export interface Brain {
  /**
   * Ends at the end of the answer. Whoever aborts hears no more; what is being sent is sent nevertheless. `early`: it was said
   * before the answer to the sentence before was there.
   */
  say(sentence: string, signal: AbortSignal, early?: boolean): AsyncIterable<AnswerPiece>
}
