import { SPEECH_LANGUAGE, type Language } from '#domain/voice/language.ts'
import type { Hearing } from '#ports/browser/voice-calls.ts'
import type { BrowserSpeech, RecognitionType } from './browser-speech.ts'

/** Who turns speech into text: this device, the operator's service, or the browser's maker. */
export type SpeechTier = Extract<Hearing, 'device' | 'service' | 'browser-maker'>

/** Timeout for asking the browser about on-device recognition. */
const AVAILABILITY_TIMEOUT_MS = 1000

const onDeviceOf = (language: Language) => ({ langs: [SPEECH_LANGUAGE[language]], processLocally: true })

/**
 * The most private recognition of a language that there is, or null for typing only. Asks for no permission. `hasService`:
 * the operator's.
 */
export async function bestTier(
  { SpeechRecognition, media, newRecorder }: BrowserSpeech,
  hasService: boolean,
  language: Language = 'en',
): Promise<SpeechTier | null> {
  if (!media) return null
  if (SpeechRecognition && (await onDevice(SpeechRecognition, language)) === 'available') return 'device'
  if (hasService && newRecorder) return 'service'
  return SpeechRecognition ? 'browser-maker' : null
}

/** Whether the browser could fetch what recognition on this device needs. */
export async function isInstallable({ SpeechRecognition, media }: BrowserSpeech, language: Language): Promise<boolean> {
  if (!SpeechRecognition?.install || !media) return false
  return /^download(?:able|ing)$/.test(await onDevice(SpeechRecognition, language))
}

/** Fetches what recognition on this device needs; resolves to whether it is there then. Needs a click. */
export const installOnDevice = async ({ SpeechRecognition }: BrowserSpeech, language: Language): Promise<boolean> =>
  (await SpeechRecognition?.install?.(onDeviceOf(language)).catch(() => false)) ?? false

/** The browser's answer on recognition on this device: 'available', 'downloadable', 'downloading', 'unavailable' or ''. */
async function onDevice(recognition: RecognitionType, language: Language): Promise<string> {
  if (!recognition.available) return ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const answers = [
    recognition.available(onDeviceOf(language)),
    new Promise<string>((resolve) => (timer = setTimeout(() => resolve(''), AVAILABILITY_TIMEOUT_MS))),
  ]
  const answer = await Promise.race(answers).catch(() => '')
  clearTimeout(timer)
  return answer
}
