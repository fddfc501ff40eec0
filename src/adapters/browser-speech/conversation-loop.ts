import type { AnswerPiece, Brain } from '#agent/brain.ts'
import { completeSentences } from '#domain/voice/complete-sentences.ts'
import type { Source, TranscriptLine } from '#domain/voice/conversation.ts'
import type { Language } from '#domain/voice/language.ts'
import type { VoiceEvent } from '#ports/browser/voice-calls.ts'

/** Longest text that is answered, characters. */
const MAX_TEXT_LENGTH = 2000

interface ConversationParts {
  brain: Brain
  /** The language that the talk begins in. */
  language: Language
  tell: (event: VoiceEvent) => void
  /** Speaks a sentence, if there is a voice. */
  speak: (sentence: string) => void
  /** Resolves when everything passed to `speak` has been spoken. */
  spoken: () => Promise<void>
  /** The talk goes on in this language. */
  inLanguage: (language: Language) => void
  /** The visitor said goodbye and was answered. */
  left: () => void
}

/** The conversation of a call: transcript lines, and answers one after another. */
export interface ConversationLoop {
  /** The visitor said or typed a text; answers it. */
  hear(text: string): void
  /** Interim speech of the visitor, which may still change. */
  hearInterim(text: string): void
  /** Keeps the interim speech as it is, without an answer. */
  finishInterim(): void
  /** Goes on in this language, which the agent says. */
  useLanguage(language: Language): void
  /** The agent says something unprompted. */
  announce(text: string): void
  /** Stops speaking the current answer; its text still appears. */
  stopSpeaking(): void
  end(): void
}

export function openConversationLoop({
  brain,
  language: first,
  tell,
  speak,
  spoken,
  inLanguage,
  left,
}: ConversationParts): ConversationLoop {
  const over = new AbortController()
  let lines = 0
  let language = first
  /** The visitor's unfinished line. */
  let heard: { id: string; text: string } | null = null
  let silenced = 0
  let turns = Promise.resolve()
  /** Texts that aren't completely answered. */
  let waiting = 0

  const line = (
    who: TranscriptLine['who'],
    id: string,
    text: string,
    final: boolean,
    sources: readonly Source[] = [],
    lang: string | undefined = language === 'en' ? undefined : language,
  ) => tell({ type: 'transcript', line: { id, who, text, final, sources: [...sources], ...(lang && { lang }) } })
  const newId = (who: TranscriptLine['who']) => `${who}-${++lines}`

  async function answerTo(pieces: () => AsyncIterable<AnswerPiece>): Promise<void> {
    if (over.signal.aborted) return
    const id = newId('agent')
    const heardBefore = silenced
    let text = ''
    let lang: string | undefined
    const sources: Source[] = []
    let index = 0
    let ends = false
    const speakFrom = (isWhole: boolean) => {
      const { sentences, next } = completeSentences(text, index)
      const rest = isWhole ? text.slice(next).trim() : ''
      index = isWhole ? text.length : next
      if (silenced === heardBefore) for (const sentence of [...sentences, ...(rest ? [rest] : [])]) speak(sentence)
    }
    try {
      for await (const piece of pieces()) {
        if (over.signal.aborted) return
        if (piece.type === 'thinking') tell({ type: 'thinking' })
        else if (piece.type === 'shown') tell({ type: 'shown', shown: piece.shown })
        else if (piece.type === 'sources') sources.push(...piece.sources)
        else if (piece.type === 'ends') ends = true
        else if (piece.type === 'language') inLanguage((language = piece.language))
        else {
          text += piece.text
          lang = piece.lang
          line('agent', id, text, false, sources, lang)
          speakFrom(false)
        }
      }
    } catch {
      const { failed } = brain.phrases().answers
      text = text ? `${text} ${failed}` : failed
    }
    if (over.signal.aborted) return
    line('agent', id, text, true, sources, lang)
    speakFrom(true)
    if (!ends) return
    await spoken()
    if (!over.signal.aborted) left()
  }

  return {
    hear(text) {
      const said = text.trim().slice(0, MAX_TEXT_LENGTH)
      if (!said || over.signal.aborted) return
      line('visitor', heard?.id ?? newId('visitor'), said, true)
      heard = null
      silenced++
      const early = waiting++ > 0
      turns = turns.then(() => answerTo(() => brain.say(said, over.signal, early))).finally(() => waiting--)
    },
    useLanguage(wanted) {
      if (over.signal.aborted || wanted === language) return
      silenced++
      turns = turns.then(() => answerTo(() => brain.useLanguage(wanted)))
    },
    hearInterim(text) {
      heard = { id: heard?.id ?? newId('visitor'), text: text.slice(0, MAX_TEXT_LENGTH) }
      line('visitor', heard.id, heard.text, false)
    },
    finishInterim() {
      if (heard) line('visitor', heard.id, heard.text, true)
      heard = null
    },
    announce(text) {
      line('agent', newId('agent'), text, true)
      for (const sentence of completeSentences(`${text}\n`, 0).sentences) speak(sentence)
    },
    stopSpeaking: () => void silenced++,
    end: () => over.abort(),
  }
}
