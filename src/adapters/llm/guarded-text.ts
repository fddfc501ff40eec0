import type { ToolAnswer } from '#agent/agent-tool.ts'
import type { AnswerGuard } from '#agent/answer-guard.ts'
import type { ChatEvent } from '#agent/chat-events.ts'
import { completeSentences } from '#domain/voice/complete-sentences.ts'
import type { Shown } from '#domain/voice/conversation.ts'

/** The text of an answer while it arrives: each complete sentence passes the guard or is left out. */
export interface GuardedText {
  /** Characters that have arrived. */
  length(): number
  /** Adds a piece; returns the sentences that it completes. */
  add(piece: string): ChatEvent[]
  /** Returns the rest as a sentence: the text ends here, or a tool is called. */
  rest(): ChatEvent[]
  /** Takes what a tool answered: its facts may be said, its text replaces sentences about them that fail. */
  toolAnswered(answer: ToolAnswer): void
  /** The newest tool's own text where the model's sentences about it were left out, or there were none. */
  insteadOfMissing(): ChatEvent[]
  isEmpty(): boolean
}

export function guardedText(guard: AnswerGuard): GuardedText {
  let text = ''
  let read = 0
  let said = 0
  let ofTool: string | null = null
  let lacks = false

  const event = (words: string): ChatEvent => {
    const spaced = said > 0 ? ` ${words}` : words
    said += words.length
    return { type: 'text', text: spaced }
  }
  const guarded = (sentences: readonly string[]): ChatEvent[] =>
    sentences.flatMap((sentence) => {
      const words = guard.sentence(sentence)
      lacks ||= guard.fault() !== null
      if (words && (!lacks || /\d/.test(words))) ofTool = null
      return words ? [event(words)] : []
    })
  const add = (piece: string): ChatEvent[] => {
    text += piece
    const whole = completeSentences(text, read)
    read = whole.next
    return guarded(whole.sentences)
  }
  return {
    length: () => text.length,
    add,
    rest() {
      const last = text.slice(read)
      read = text.length
      return guarded([last])
    },
    toolAnswered({ say, facts, shown }) {
      const homes = homesIn(shown)
      guard.knows(homes)
      guard.told(say, facts, shown?.kind === 'listing' ? shown.listing.id : null)
      ofTool = say
      lacks = false
    },
    insteadOfMissing() {
      const words = ofTool
      ofTool = null
      return words !== null && (lacks || said === 0) ? [event(words)] : []
    },
    isEmpty: () => said === 0,
  }
}

const homesIn = (shown: Shown | null) =>
  shown?.kind === 'search' ? shown.listings : shown?.kind === 'listing' ? [shown.listing] : []
