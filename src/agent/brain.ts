import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Shown, Source } from '#domain/voice/conversation.ts'
import type { Language } from '#domain/voice/language.ts'
import type { Phrases } from './phrases/phrases.ts'

/** A piece of an answer, in the order of saying and showing. */
export type AnswerPiece =
  | { type: 'thinking' }
  /** The talk goes on in this language, from this answer on. */
  | { type: 'language'; language: Language }
  /** Continues the text before it. */
  | { type: 'text'; text: string; lang?: string }
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
  /** Goes on in this language and says so; what can't be fetched is said in both. */
  useLanguage(language: Language): AsyncIterable<AnswerPiece>
  /** What is said, in the language of the talk. */
  phrases(): Phrases
  /** From now on 'it' is this home. */
  turnTo(home: ListingSummary): void
}
