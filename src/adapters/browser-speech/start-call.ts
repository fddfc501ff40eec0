import { greetingText } from '#agent/answer-text.ts'
import type { Brain } from '#agent/brain.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type { VoiceCall, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { BrowserSpeech } from './browser-speech.ts'
import { openEmbeddedCall } from './embedded-call.ts'
import { askForMicrophone, stopTracks } from './microphone.ts'
import { bestTier } from './speech-tiers.ts'
import { findVoice } from './voice.ts'

interface StartParts {
  speech: BrowserSpeech
  /** Loads the brain; each call has its own. */
  loadBrain: () => Promise<Brain>
  /** Whether the visitor's words go to a language model, as text. */
  model: boolean
  /** The home the visitor asks about. */
  home: ListingSummary | null
}

/** Starts a call with the site's own agent: by voice with a recognizer and a microphone, otherwise in writing. */
export async function startCall(
  { speech, loadBrain, model, home }: StartParts,
  signal: AbortSignal,
  onEvent: (event: VoiceEvent) => void,
): Promise<{ call: VoiceCall } | { problem: VoiceProblem } | null> {
  if (signal.aborted) return null
  const loading = loadBrain().then(
    (brain) => ({ brain }),
    (error: unknown) => ({ problem: { kind: 'not-loaded', detail: String(error) } as const }),
  )
  const tier = await bestTier(speech)
  if (signal.aborted) return null
  // Without recognition there is no need for a microphone.
  const asked = tier && speech.media ? askForMicrophone(speech.media, signal) : Promise.resolve(null)
  const [microphone, voice, loaded] = await Promise.all([asked, findVoice(speech.synthesis, signal), loading])
  const stream = microphone && 'stream' in microphone ? microphone.stream : null
  if (signal.aborted || 'problem' in loaded) {
    if (stream) stopTracks(stream)
    return signal.aborted || !('problem' in loaded) ? null : loaded
  }
  if (home) loaded.brain.turnTo(home)
  const { call, say, tell } = openEmbeddedCall({
    speech,
    brain: loaded.brain,
    tier: stream ? tier : null,
    stream,
    voice,
    onEvent,
  })
  // No event before the caller has the call.
  setTimeout(() => {
    if (microphone && 'problem' in microphone) tell({ type: 'trouble', problem: microphone.problem })
    say(greetingText(stream && tier ? tier : 'nobody', { model, home }))
    if (home) tell({ type: 'shown', shown: { kind: 'listing', listing: home } })
  })
  return { call }
}
