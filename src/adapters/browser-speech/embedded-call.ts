import type { Brain } from '#agent/brain.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import { SPEECH_LANGUAGE, type Language } from '#domain/voice/language.ts'
import type { AudioDevices, VoiceCall, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { BrowserSpeech } from './browser-speech.ts'
import { openCallInput, type CallInput, type SpeechServiceCode } from './call-input.ts'
import { openConversationLoop } from './conversation-loop.ts'
import { isEcho } from './echo.ts'
import { phrasesFor } from './recognition-phrases.ts'
import type { SpeechTier } from './speech-tiers.ts'
import { findVoice, openVoice } from './voice.ts'

interface CallParts {
  speech: BrowserSpeech
  brain: Brain
  /** The language that the talk begins in, which the brain speaks. */
  language: Language
  /** Null for a call in writing. */
  tier: SpeechTier | null
  /** The visitor's microphone; present if there is a tier. */
  stream: MediaStream | null
  voice: SpeechSynthesisVoice | null
  /** The code for the operator's service for speech, where it is used. */
  service: SpeechServiceCode | null
  /** Whether that service speaks in place of the voice. */
  serviceSpeaks: boolean
  /** Names of places, for the recognizer. */
  placeNames: readonly string[]
  onEvent: (event: VoiceEvent) => void
}

interface EmbeddedCall {
  call: VoiceCall
  /** The agent says something unprompted. */
  say: (text: string) => void
  tell: (event: VoiceEvent) => void
}

const NO_MICROPHONE = unavailable('This call has no microphone.')

/** A running call; its end releases everything it holds. */
export function openEmbeddedCall(parts: CallParts): EmbeddedCall {
  const { speech, brain, onEvent } = parts
  let isOver = false
  const over = new AbortController()
  let { language } = parts
  let input: CallInput | null = null
  /** The visitor is speaking: what is heard is no echo. */
  let isHearing = false
  let hasHeard = false
  const names = phrasesFor(speech, parts.placeNames)
  const spoken = parts.serviceSpeaks ? (parts.service?.serviceSynthesis(speech.newAudioContext) ?? null) : null
  const synthesis = spoken?.synthesis ?? (parts.voice && speech.synthesis)
  let isAudible = synthesis !== null

  const tell = (event: VoiceEvent) => {
    if (isOver) return
    if (event.type === 'shown') names.add(event.shown)
    onEvent(event)
  }
  const voice =
    synthesis &&
    openVoice({
      synthesis,
      voice: spoken ? null : parts.voice,
      newUtterance: spoken?.newUtterance ?? speech.newUtterance,
      speaking: (speaking) => tell({ type: 'speech', of: 'agent', speaking }),
      lost: (detail) => {
        isAudible = false
        tell({ type: 'trouble', problem: { kind: 'unknown', detail: `speech synthesis: ${detail}` } })
      },
    })
  if (language !== 'en' && !spoken) voice?.use(parts.voice, SPEECH_LANGUAGE[language])
  const conversation = openConversationLoop({
    brain,
    language,
    tell,
    speak: (sentence) => voice?.say(sentence),
    spoken: () => voice?.silent() ?? Promise.resolve(),
    inLanguage: useLanguage,
    left: () => {
      tell({ type: 'left', reason: 'customer-ended-call' })
      end()
    },
  })
  speech.window.addEventListener('pagehide', end)
  if (parts.tier && parts.stream) {
    input = openCallInput({
      speech,
      tier: parts.tier,
      stream: parts.stream,
      service: parts.service,
      phrases: names.all,
      language: () => language,
      tell,
      words,
      lost: (problem) => {
        closeInput()
        tell({ type: 'trouble', problem })
        conversation.finishInterim()
        isHearing = false
        conversation.announce(hasHeard ? brain.phrases().answers.hearsNoMore : brain.phrases().answers.hearsNothing)
      },
    })
  }

  /** Listens to and speaks this language. */
  function useLanguage(next: Language): void {
    language = next
    input?.listenAnew()
    tell({ type: 'language', language })
    if (spoken) return
    const spokenLanguage = SPEECH_LANGUAGE[language]
    void findVoice(speech.synthesis, over.signal, spokenLanguage).then((found) => voice?.use(found, spokenLanguage))
  }

  function words(text: string, isFinal: boolean): void {
    const own = isHearing ? '' : (voice?.audibleText() ?? '')
    if (own && isEcho(text, own)) return
    hasHeard = true
    if (voice?.isSpeaking()) interrupt()
    isHearing = !isFinal
    if (isFinal) conversation.hear(text)
    else conversation.hearInterim(text)
  }

  function interrupt(): void {
    conversation.stopSpeaking()
    voice?.cancel()
  }

  function closeInput(): void {
    input?.close()
    input = null
  }

  function end(): void {
    if (isOver) return
    isOver = true
    over.abort()
    speech.window.removeEventListener('pagehide', end)
    conversation.end()
    closeInput()
    voice?.close()
    spoken?.close()
  }

  const call: VoiceCall = {
    get input() {
      return input ? 'voice' : 'text'
    },
    get audible() {
      return isAudible
    },
    end: async () => end(),
    setMuted(muted) {
      if (isOver) return ok(undefined)
      if (!input) return fail(NO_MICROPHONE)
      conversation.finishInterim()
      isHearing = false
      input.setMuted(muted)
      return ok(undefined)
    },
    sendText(text) {
      if (isOver) return
      voice?.cancel()
      conversation.hear(text)
    },
    useLanguage(language) {
      if (isOver) return
      voice?.cancel()
      conversation.useLanguage(language)
    },
    turnTo(home) {
      if (isOver) return
      brain.turnTo(home)
      conversation.announce(brain.phrases().answers.turnedTo(home))
      tell({ type: 'shown', shown: { kind: 'listing', listing: home } })
    },
    interrupt: () => void (isOver || interrupt()),
    devices: async () => (await input?.devices()) ?? NO_DEVICES,
    async useDevice(kind, id): Promise<Result<void>> {
      if (isOver) return ok(undefined)
      if (kind === 'speaker') return fail(unavailable('Choose the speaker in your browser’s settings.'))
      return input ? input.useMicrophone(id) : fail(NO_MICROPHONE)
    },
  }
  return { call, say: (text) => void (isOver || conversation.announce(text)), tell }
}

const NO_DEVICES: AudioDevices = { microphones: [], speakers: [], microphone: null, speaker: null }
