import type { Hearing } from '#ports/browser/voice-calls.ts'
import type { BrowserSpeech } from './browser-speech.ts'

/** What is spoken here. */
export const LANGUAGE = 'en-US'

/** Who turns speech into text: this device, or the maker of the browser. */
export type SpeechTier = Extract<Hearing, 'device' | 'browser-maker'>

/** Longest wait for a browser's word on what it can do by itself, ms. */
const TIMEOUT = 1000

/** The best that the browser offers, or null for typing only. Asks for no permission. */
export async function firstTier({ Recogniser, media }: BrowserSpeech): Promise<SpeechTier | null> {
  if (!Recogniser || !media) return null
  if (!Recogniser.available) return 'browser-maker'
  let timer: ReturnType<typeof setTimeout> | undefined
  const answers = [
    Recogniser.available({ langs: [LANGUAGE], processLocally: true }),
    new Promise<string>((resolve) => (timer = setTimeout(() => resolve(''), TIMEOUT))),
  ]
  const word = await Promise.race(answers).catch(() => '')
  clearTimeout(timer)
  return word === 'available' ? 'device' : 'browser-maker'
}
