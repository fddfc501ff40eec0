import { SPEECH_LANGUAGE } from '#domain/voice/language.ts'
import type { BrowserSpeech } from './browser-speech.ts'
import { utteranceChunks } from './utterance-chunks.ts'

/** Voice list timeout: some browsers load voices late, some have none. */
const VOICES_TIMEOUT_MS = 1000
/** Utterance timeout: a base and a share per character, because browsers sometimes omit the 'end' event. */
const UTTERANCE_TIMEOUT_MS = { base: 4000, perCharacter: 130 }
/** How long after its end the microphone may still pick up the agent's speech. */
const ECHO_MS = 1500

/** How well a voice sounds, by the words that its maker puts into its name; the first that matches counts. */
const QUALITIES: readonly (readonly [RegExp, number])[] = [
  // Effects and joke voices of macOS, and the robot that Linux falls back on.
  [
    /\b(?:albert|bad news|bahh|bells|boing|bubbles|cellos|fred|good news|jester|junior|kathy|organ|ralph|superstar|trinoids|whisper|wobble|zarvox|espeak)\b/i,
    -1,
  ],
  [/\b(?:natural|neural|premium)\b/i, 3],
  [/\b(?:enhanced|siri)\b/i, 2],
  [/^google\b/i, 1],
]
const qualityOf = (name: string): number => QUALITIES.find(([words]) => words.test(name))?.[1] ?? 0

/** The best voice of a language (BCP 47), or null: by quality, then of the same region, then of this device. */
export async function findVoice(
  synthesis: SpeechSynthesis | null,
  signal: AbortSignal,
  language: string = SPEECH_LANGUAGE.en,
): Promise<SpeechSynthesisVoice | null> {
  if (!synthesis) return null
  if (synthesis.getVoices().length === 0) await voicesLoaded(synthesis, signal)
  const [base] = language.split('-')
  const speaking = synthesis.getVoices().filter(({ lang }) => lang.split(/[-_]/)[0]!.toLowerCase() === base)
  const rank = ({ name, lang, localService }: SpeechSynthesisVoice) =>
    4 * qualityOf(name) + (lang.replace('_', '-') === language ? 2 : 0) + (localService ? 1 : 0)
  return speaking.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

function voicesLoaded(synthesis: SpeechSynthesis, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      synthesis.removeEventListener('voiceschanged', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, VOICES_TIMEOUT_MS)
    synthesis.addEventListener('voiceschanged', done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}

interface VoiceParts {
  synthesis: Pick<SpeechSynthesis, 'paused' | 'resume' | 'speak' | 'cancel'>
  /** Null: the synthesis has one of its own. */
  voice: SpeechSynthesisVoice | null
  newUtterance: BrowserSpeech['newUtterance']
  speaking: (isSpeaking: boolean) => void
  /** The browser refused to speak; it isn't asked again. */
  lost: (detail: string) => void
}

/** Speaks sentences one after another. */
export interface Voice {
  say(sentence: string): void
  /** Speaks with this voice from the next sentence on; null: the synthesis has one of its own for the language (BCP 47). */
  use(voice: SpeechSynthesisVoice | null, language: string): void
  /** Stops speaking and drops the queue. */
  cancel(): void
  /** Resolves when the queue is empty and spoken. */
  silent(): Promise<void>
  isSpeaking(): boolean
  /** The agent's recent speech that the microphone may still hear; '' if none. */
  audibleText(): string
  close(): void
}

export function openVoice({ synthesis, newUtterance, speaking, lost, ...parts }: VoiceParts): Voice {
  let { voice } = parts
  let language: string = SPEECH_LANGUAGE.en
  let queue: string[] = []
  let current: SpeechSynthesisUtterance | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void)[] = []
  let isOff = false
  let isOn = false
  let said: string[] = []
  let silentSince = 0

  function next(): void {
    clearTimeout(timer)
    const text = queue.shift()
    if (text === undefined) return onSilence()
    const one = newUtterance(text)
    current = one
    one.voice = voice
    one.lang = voice?.lang ?? language
    one.addEventListener('end', () => void (current === one && next()))
    one.addEventListener('error', ({ error }) => {
      if (current !== one) return
      if (error !== 'interrupted' && error !== 'canceled') giveUp(error)
      next()
    })
    said.push(text)
    if (!isOn) speaking((isOn = true))
    timer = setTimeout(() => skip(one), UTTERANCE_TIMEOUT_MS.base + text.length * UTTERANCE_TIMEOUT_MS.perCharacter)
    if (synthesis.paused) synthesis.resume()
    synthesis.speak(one)
  }

  function skip(one: SpeechSynthesisUtterance): void {
    if (current !== one) return
    current = null
    synthesis.cancel()
    next()
  }

  function giveUp(error: string): void {
    isOff = true
    queue = []
    lost(error)
  }

  function onSilence(): void {
    current = null
    if (isOn) {
      silentSince = Date.now()
      speaking((isOn = false))
    }
    for (const done of waiting) done()
    waiting = []
  }

  function cancel(): void {
    clearTimeout(timer)
    queue = []
    if (!isOn) return
    onSilence()
    synthesis.cancel()
  }

  return {
    say(sentence) {
      if (isOff) return
      if (!isOn && Date.now() - silentSince > ECHO_MS) said = []
      queue.push(...utteranceChunks(sentence))
      if (!isOn) next()
    },
    use(next, nextLanguage) {
      voice = next
      language = nextLanguage
    },
    cancel,
    silent: () => (isOn ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    isSpeaking: () => isOn,
    audibleText: () => (isOn || Date.now() - silentSince < ECHO_MS ? said.join(' ') : ''),
    close() {
      cancel()
      isOff = true
    },
  }
}
