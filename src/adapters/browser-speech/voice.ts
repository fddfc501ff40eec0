import type { BrowserSpeech } from './browser-speech.ts'
import { LANGUAGE } from './speech-tiers.ts'
import { breaths } from './utterance-chunks.ts'

/** Longest wait for the browser's voices, ms: some load them late, some have none. */
const TIMEOUT = 1000
/** Browsers forget to tell the end of a sentence: after so long, ms and ms for each letter, it is over. */
const LONGEST = { start: 4000, letter: 130 }
/** How long after its last word the agent's own voice may still be heard, ms. */
const ECHO = 1500

/** The best English voice, one of this device first, or null. */
export async function findVoice(
  synthesis: SpeechSynthesis | null,
  signal: AbortSignal,
): Promise<SpeechSynthesisVoice | null> {
  if (!synthesis) return null
  if (synthesis.getVoices().length === 0) await voicesLoaded(synthesis, signal)
  const english = synthesis.getVoices().filter(({ lang }) => /^en\b/i.test(lang))
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    (lang.replace('_', '-') === LANGUAGE ? 2 : 0) + (localService ? 1 : 0)
  return english.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

function voicesLoaded(synthesis: SpeechSynthesis, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      synthesis.removeEventListener('voiceschanged', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, TIMEOUT)
    synthesis.addEventListener('voiceschanged', done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}

interface VoiceParts {
  synthesis: SpeechSynthesis
  voice: SpeechSynthesisVoice
  newUtterance: BrowserSpeech['newUtterance']
  speaking: (isSpeaking: boolean) => void
  /** The browser refuses to speak; it isn't asked again. */
  lost: (detail: string) => void
}

/** Speaks one sentence after the other. */
export interface Voice {
  say(sentence: string): void
  /** Falls silent and forgets what was still to be said. */
  cancel(): void
  /** Once nothing is left to say. */
  silent(): Promise<void>
  isSpeaking(): boolean
  /** What the microphone may just now hear of the agent itself; '' for nothing. */
  inTheAir(): string
  close(): void
}

export function openVoice({ synthesis, voice, newUtterance, speaking, lost }: VoiceParts): Voice {
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
    if (text === undefined) return fallSilent()
    const one = newUtterance(text)
    current = one
    one.voice = voice
    one.lang = voice.lang
    one.addEventListener('end', () => void (current === one && next()))
    one.addEventListener('error', ({ error }) => {
      if (current !== one) return
      if (error !== 'interrupted' && error !== 'canceled') giveUp(error)
      next()
    })
    said.push(text)
    if (!isOn) speaking((isOn = true))
    timer = setTimeout(() => skip(one), LONGEST.start + text.length * LONGEST.letter)
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

  function fallSilent(): void {
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
    fallSilent()
    synthesis.cancel()
  }

  return {
    say(sentence) {
      if (isOff) return
      if (!isOn && Date.now() - silentSince > ECHO) said = []
      queue.push(...breaths(sentence))
      if (!isOn) next()
    },
    cancel,
    silent: () => (isOn ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    isSpeaking: () => isOn,
    inTheAir: () => (isOn || Date.now() - silentSince < ECHO ? said.join(' ') : ''),
    close() {
      cancel()
      isOff = true
    },
  }
}
