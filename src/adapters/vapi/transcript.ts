import type { TranscriptLine } from '#domain/voice/conversation.ts'

/** A call's transcript lines, from the provider's transcripts. */
export interface Transcript {
  /** The line for interim or final speech; null for an empty text. */
  heard(who: TranscriptLine['who'], text: string, final: boolean): TranscriptLine | null
  /** The line for a typed text. */
  written(text: string): TranscriptLine
}

/** A turn keeps its id from its first part to its final text, even if the other side speaks in between. */
export function createTranscript(): Transcript {
  let turns = 0
  const open: Partial<Record<TranscriptLine['who'], string>> = {}
  const line = (id: string, who: TranscriptLine['who'], text: string, final: boolean): TranscriptLine => ({
    id,
    who,
    text,
    final,
    sources: [],
  })
  const nextId = () => `turn-${(turns += 1)}`
  return {
    heard(who, text, final) {
      if (text.trim() === '') return null
      const id = open[who] ?? nextId()
      if (final) delete open[who]
      else open[who] = id
      return line(id, who, text, final)
    },
    written: (text) => line(nextId(), 'visitor', text, true),
  }
}
