import type { TranscriptLine } from '#domain/voice/conversation.ts'

/** The lines of a call's talk, as the provider's transcripts bring them. */
export interface Transcript {
  /** A transcript as it was heard so far, or at last; null where it says nothing. */
  heard(who: TranscriptLine['who'], text: string, final: boolean): TranscriptLine | null
  /** What the visitor has written. */
  written(text: string): TranscriptLine
}

/** Each turn has one id from its first part to its end, whoever speaks in between. */
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
