import type { Brain } from '#agent/brain.ts'
import { completeSentences } from '#domain/voice/complete-sentences.ts'
import type { Source, TranscriptLine } from '#domain/voice/conversation.ts'
import type { VoiceEvent } from '#ports/browser/voice-calls.ts'

/** Longest text that is answered, characters. */
const MAX_SAID = 2000
const LOST = 'Sorry, something went wrong while I was looking that up. Please ask again.'

interface TalkParts {
  brain: Brain
  tell: (event: VoiceEvent) => void
  /** Speaks a sentence, where there is a voice. */
  speak: (sentence: string) => void
  /** After what was given to `speak` has been spoken. */
  spoken: () => Promise<void>
  /** The visitor has said goodbye, and was answered. */
  left: () => void
}

/** What is said in a call by both sides: lines of the transcript, answers one after the other. */
export interface CallTalk {
  /** The visitor has said or typed something. */
  hear(text: string): void
  /** Words of the visitor that may still change. */
  hearSoFar(text: string): void
  /** What was heard so far stays as it is, and is not answered. */
  hearNoMore(): void
  /** The agent says something of its own accord. */
  tellVisitor(text: string): void
  /** Nothing more of the answer on its way is spoken; it is still written. */
  fallSilent(): void
  end(): void
}

export function openTalk({ brain, tell, speak, spoken, left }: TalkParts): CallTalk {
  const over = new AbortController()
  let lines = 0
  /** The line the visitor is speaking. */
  let heard: { id: string; text: string } | null = null
  let silenced = 0
  let turns = Promise.resolve()
  /** Sentences without a whole answer. */
  let waiting = 0

  const line = (
    who: TranscriptLine['who'],
    id: string,
    text: string,
    final: boolean,
    sources: readonly Source[] = [],
  ) => tell({ type: 'transcript', line: { id, who, text, final, sources: [...sources] } })
  const newId = (who: TranscriptLine['who']) => `${who}-${++lines}`

  async function answerTo(said: string, early: boolean): Promise<void> {
    if (over.signal.aborted) return
    const id = newId('agent')
    const heardBefore = silenced
    let text = ''
    const sources: Source[] = []
    let place = 0
    let ends = false
    const speakFrom = (isWhole: boolean) => {
      const { sentences, next } = completeSentences(text, place)
      const rest = isWhole ? text.slice(next).trim() : ''
      place = isWhole ? text.length : next
      if (silenced === heardBefore) for (const sentence of [...sentences, ...(rest ? [rest] : [])]) speak(sentence)
    }
    try {
      for await (const piece of brain.say(said, over.signal, early)) {
        if (over.signal.aborted) return
        if (piece.type === 'thinking') tell({ type: 'thinking' })
        else if (piece.type === 'shown') tell({ type: 'shown', shown: piece.shown })
        else if (piece.type === 'sources') sources.push(...piece.sources)
        else if (piece.type === 'ends') ends = true
        else {
          text += piece.text
          line('agent', id, text, false, sources)
          speakFrom(false)
        }
      }
    } catch {
      text = text ? `${text} ${LOST}` : LOST
    }
    if (over.signal.aborted) return
    line('agent', id, text, true, sources)
    speakFrom(true)
    if (!ends) return
    await spoken()
    if (!over.signal.aborted) left()
  }

  return {
    hear(text) {
      const said = text.trim().slice(0, MAX_SAID)
      if (!said || over.signal.aborted) return
      line('visitor', heard?.id ?? newId('visitor'), said, true)
      heard = null
      silenced++
      const early = waiting++ > 0
      turns = turns.then(() => answerTo(said, early)).finally(() => waiting--)
    },
    hearSoFar(text) {
      heard = { id: heard?.id ?? newId('visitor'), text: text.slice(0, MAX_SAID) }
      line('visitor', heard.id, heard.text, false)
    },
    hearNoMore() {
      if (heard) line('visitor', heard.id, heard.text, true)
      heard = null
    },
    tellVisitor(text) {
      line('agent', newId('agent'), text, true)
      for (const sentence of completeSentences(`${text}\n`, 0).sentences) speak(sentence)
    },
    fallSilent: () => void silenced++,
    end: () => over.abort(),
  }
}
