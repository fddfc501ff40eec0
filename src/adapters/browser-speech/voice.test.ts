import { expect, test } from 'vitest'
import { findVoice } from './voice.ts'

const voices = [
  { name: 'eSpeak English', lang: 'en-US', localService: true },
  { name: 'Zarvox', lang: 'en_US', localService: true },
  { name: 'Samantha', lang: 'en-US', localService: true },
  { name: 'Daniel (Enhanced)', lang: 'en-GB', localService: true },
  { name: 'Mónica', lang: 'es-ES', localService: true },
  { name: 'Paulina', lang: 'es-US', localService: true },
] as SpeechSynthesisVoice[]
const voiceOf = async (from: SpeechSynthesisVoice[], language?: string) => {
  const found = await findVoice({ getVoices: () => from } as SpeechSynthesis, new AbortController().signal, language)
  return found?.name ?? null
}

test('a voice is chosen by its quality, then its region, and joke voices come last', async () => {
  expect(await voiceOf(voices)).toBe('Daniel (Enhanced)')
  expect(await voiceOf(voices.slice(0, 3))).toBe('Samantha')
  expect(await voiceOf(voices.slice(0, 2))).not.toBeNull()
})

test('a voice speaks the language of the talk, or there is none', async () => {
  expect(await voiceOf(voices, 'es-US')).toBe('Paulina')
  expect(await voiceOf(voices.slice(0, 5), 'es-US')).toBe('Mónica')
  expect(await voiceOf(voices.slice(0, 4), 'es-US')).toBeNull()
})
