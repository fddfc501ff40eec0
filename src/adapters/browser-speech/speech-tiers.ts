import type { Hearing } from '#ports/browser/voice-calls.ts'
import type { BrowserSpeech } from './browser-speech.ts'

/** The language of the voice chat. */
export const LANGUAGE = 'en-US'

/** Who turns speech into text: this device, or the browser's maker. */
export type SpeechTier = Extract<Hearing, 'device' | 'browser-maker'>

/** Timeout for asking the browser about on-device recognition. */
const AVAILABILITY_TIMEOUT_MS = 1000

/** The most private recognition the browser offers, or null for typing only. Asks for no permission. */
export async function bestTier({ SpeechRecognition, media }: BrowserSpeech): Promise<SpeechTier | null> {
  if (!SpeechRecognition || !media) return null
  if (!SpeechRecognition.available) return 'browser-maker'
  let timer: ReturnType<typeof setTimeout> | undefined
  const answers = [
    SpeechRecognition.available({ langs: [LANGUAGE], processLocally: true }),
    new Promise<string>((resolve) => (timer = setTimeout(() => resolve(''), AVAILABILITY_TIMEOUT_MS))),
  ]
  const availability = await Promise.race(answers).catch(() => '')
  clearTimeout(timer)
  return availability === 'available' ? 'device' : 'browser-maker'
}
