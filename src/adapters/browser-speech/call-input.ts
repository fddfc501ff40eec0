import { ok, type Result } from '#domain/result.ts'
import type { Language } from '#domain/voice/language.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type { AudioDevices, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { BrowserSpeech, RecognitionPhrase } from './browser-speech.ts'
import { openCallMicrophone } from './call-microphone.ts'
import { openRecognizer, type Recognizer } from './recognizer.ts'
import type { ServiceRecognizer } from './speech-service.lazy.ts'
import type { SpeechTier } from './speech-tiers.ts'

export type SpeechServiceCode = typeof import('./speech-service.lazy.ts')

interface CallInputParts {
  speech: BrowserSpeech
  tier: SpeechTier
  stream: MediaStream
  /** The code for the operator's service; present if it is the tier. */
  service: SpeechServiceCode | null
  phrases: () => readonly RecognitionPhrase[]
  /** The language that is spoken. */
  language: () => Language
  tell: (event: VoiceEvent) => void
  words: (text: string, isFinal: boolean) => void
  /** Nothing more is heard; the input must be closed. */
  lost: (problem: VoiceProblem) => void
}

/** A call's microphone and what turns its sound into text. */
export interface CallInput {
  setMuted(muted: boolean): void
  devices(): Promise<AudioDevices>
  useMicrophone(id: string): Promise<Result<void>>
  /** Listens again, for the language of now. */
  listenAnew(): void
  close(): void
}

export function openCallInput({
  speech,
  tier,
  stream,
  service,
  phrases,
  language,
  tell,
  words,
  lost,
}: CallInputParts): CallInput {
  const speaking = (now: boolean) => tell({ type: 'speech', of: 'visitor', speaking: now })
  let byService: ServiceRecognizer | null = null
  const withLevel = (event: VoiceEvent) => {
    if (event.type === 'level') byService?.hearLevel(event.level)
    tell(event)
  }
  // The service needs the stream itself, also where the browser's recognizer would need it alone.
  const heldBy = tier === 'service' ? { ...speech, exclusiveMicrophone: false } : speech
  const microphone = openCallMicrophone(heldBy, stream, withLevel)
  let isOpen = true
  if (tier === 'service' && service) {
    byService = service.openServiceRecognizer({ stream, speech, language, words, speaking, lost })
  }
  const recognizer: Recognizer =
    byService ??
    openRecognizer({
      SpeechRecognition: speech.SpeechRecognition!,
      tier,
      phrases,
      language,
      page: speech.page,
      words,
      speaking,
      lost,
    })
  return {
    setMuted(muted) {
      recognizer.setMuted(muted)
      microphone.setMuted(muted)
    },
    listenAnew: () => recognizer.listenAnew(),
    devices: () => microphone.devices(),
    async useMicrophone(id) {
      const track = await microphone.use(id)
      if (track.ok && isOpen) recognizer.useTrack(track.value)
      return track.ok ? ok(undefined) : track
    },
    close() {
      isOpen = false
      recognizer.close()
      microphone.close()
    },
  }
}
