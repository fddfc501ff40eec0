import type { Brain } from '#agent/brain.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { SPEECH_LANGUAGE, type Language } from '#domain/voice/language.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type { VoiceCall, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { VoiceSettings } from '#ports/browser/voice-settings.ts'
import type { BrowserSpeech } from './browser-speech.ts'
import { openEmbeddedCall } from './embedded-call.ts'
import { askForMicrophone, stopTracks } from './microphone.ts'
import { bestTier } from './speech-tiers.ts'
import { findVoice } from './voice.ts'

interface StartParts {
  speech: BrowserSpeech
  /** The operator's service for speech, or null. */
  service: VoiceSettings['speech']
  /** Loads the brain; each call has its own. */
  loadBrain: () => Promise<Brain>
  /** Loads the names that speech recognition should know. */
  loadPlaceNames: () => Promise<readonly string[]>
  /** Whether the visitor's words go to a language model, as text. */
  model: boolean
  /** The home the visitor asks about. */
  home: ListingSummary | null
  /** The language that the talk begins in. */
  language: Language
}

/** Problems of a device that has no microphone. */
const MISSING = /^(?:not-found|undefined-mediadevices)$/

/** Starts a call with the site's own agent: by voice with a recognizer and a microphone, otherwise in writing. */
export async function startCall(
  { speech, service, loadBrain, loadPlaceNames, model, home, language: wanted }: StartParts,
  signal: AbortSignal,
  onEvent: (event: VoiceEvent) => void,
): Promise<{ call: VoiceCall } | { problem: VoiceProblem } | null> {
  if (signal.aborted) return null
  const loading = loadBrain().then(
    async (brain) => ({ brain, language: await begunIn(brain, wanted) }),
    (error: unknown) => ({ problem: { kind: 'not-loaded', detail: String(error) } as const }),
  )
  const tier = await bestTier(speech, Boolean(service), wanted)
  if (signal.aborted) return null
  // Without recognition there is no need for a microphone.
  const asked = tier && speech.media ? askForMicrophone(speech.media, signal) : Promise.resolve(null)
  const [microphone, voice, loaded, placeNames, speechService] = await Promise.all([
    asked,
    findVoice(speech.synthesis, signal, SPEECH_LANGUAGE[wanted]),
    loading,
    tier === 'device' ? loadPlaceNames().catch(() => []) : [],
    tier === 'service' ? import('./speech-service.lazy.ts') : null,
  ])
  const stream = microphone && 'stream' in microphone ? microphone.stream : null
  if (signal.aborted || 'problem' in loaded) {
    if (stream) stopTracks(stream)
    return signal.aborted || !('problem' in loaded) ? null : loaded
  }
  if (home) loaded.brain.turnTo(home)
  const { call, say, tell } = openEmbeddedCall({
    speech,
    brain: loaded.brain,
    language: loaded.language,
    tier: stream ? tier : null,
    stream,
    voice,
    service: speechService,
    serviceSpeaks: service?.speaks === true,
    placeNames,
    onEvent,
  })
  // No event before the caller has the call.
  setTimeout(() => {
    // Without a microphone there is nothing to mend: the greeting says that nobody listens.
    if (microphone && 'problem' in microphone && !MISSING.test(microphone.problem.kind))
      tell({ type: 'trouble', problem: microphone.problem })
    if (loaded.language !== wanted) tell({ type: 'language', language: loaded.language })
    say(loaded.brain.phrases().answers.greeting(stream && tier ? tier : 'nobody', { model, home }))
    if (home) tell({ type: 'shown', shown: { kind: 'listing', listing: home } })
  })
  return { call }
}

/** Turns the brain to the language that the visitor has chosen; returns the language that it speaks then. */
async function begunIn(brain: Brain, wanted: Language): Promise<Language> {
  if (wanted === 'en') return 'en'
  let language: Language = 'en'
  for await (const piece of brain.useLanguage(wanted)) if (piece.type === 'language') ({ language } = piece)
  return language
}
