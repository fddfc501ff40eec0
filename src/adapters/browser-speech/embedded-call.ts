import { HEARS_NO_MORE, turnedToText } from '#agent/answer-text.ts'
import type { Brain } from '#agent/brain.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { AudioDevices, VoiceCall, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { BrowserSpeech } from './browser-speech.ts'
import { openCallMicrophone, type CallMicrophone } from './call-microphone.ts'
import { openConversationLoop } from './conversation-loop.ts'
import { isEcho } from './echo.ts'
import { openRecognizer, type Recognizer } from './recognizer.ts'
import type { SpeechTier } from './speech-tiers.ts'
import { openVoice } from './voice.ts'

interface CallParts {
  speech: BrowserSpeech
  brain: Brain
  /** Null for a call in writing. */
  tier: SpeechTier | null
  /** The visitor's microphone; present if there is a tier. */
  stream: MediaStream | null
  voice: SpeechSynthesisVoice | null
  onEvent: (event: VoiceEvent) => void
}

interface EmbeddedCall {
  call: VoiceCall
  /** The agent says something unprompted. */
  say: (text: string) => void
  tell: (event: VoiceEvent) => void
}

const NO_MICROPHONE = unavailable('There is no microphone in this call.')

/** A running call; its end releases everything it holds. */
export function openEmbeddedCall(parts: CallParts): EmbeddedCall {
  const { speech, brain, onEvent } = parts
  let isOver = false
  let recognizer: Recognizer | null = null
  let microphone: CallMicrophone | null = null
  /** The visitor is speaking: what is heard is no echo. */
  let isHearing = false
  let isAudible = parts.voice !== null

  const tell = (event: VoiceEvent) => void (isOver || onEvent(event))
  const voice =
    parts.voice && speech.synthesis
      ? openVoice({
          synthesis: speech.synthesis,
          voice: parts.voice,
          newUtterance: speech.newUtterance,
          speaking: (speaking) => tell({ type: 'speech', of: 'agent', speaking }),
          lost: (detail) => {
            isAudible = false
            tell({ type: 'trouble', problem: { kind: 'unknown', detail: `speech synthesis: ${detail}` } })
          },
        })
      : null
  const conversation = openConversationLoop({
    brain,
    tell,
    speak: (sentence) => voice?.say(sentence),
    spoken: () => voice?.silent() ?? Promise.resolve(),
    left: () => {
      tell({ type: 'left', reason: 'customer-ended-call' })
      end()
    },
  })
  speech.window.addEventListener('pagehide', end)
  if (parts.tier && parts.stream && speech.SpeechRecognition) {
    microphone = openCallMicrophone(speech, parts.stream, tell)
    recognizer = openRecognizer({
      SpeechRecognition: speech.SpeechRecognition,
      tier: parts.tier,
      page: speech.page,
      words,
      speaking: (speaking) => tell({ type: 'speech', of: 'visitor', speaking }),
      lost: (problem) => {
        closeInput()
        tell({ type: 'trouble', problem })
        conversation.finishInterim()
        isHearing = false
        conversation.announce(HEARS_NO_MORE)
      },
    })
  }

  function words(text: string, isFinal: boolean): void {
    const own = isHearing ? '' : (voice?.audibleText() ?? '')
    if (own && isEcho(text, own)) return
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
    recognizer?.close()
    microphone?.close()
    recognizer = microphone = null
  }

  function end(): void {
    if (isOver) return
    isOver = true
    speech.window.removeEventListener('pagehide', end)
    conversation.end()
    closeInput()
    voice?.close()
  }

  const call: VoiceCall = {
    get input() {
      return recognizer ? 'voice' : 'text'
    },
    get audible() {
      return isAudible
    },
    end: async () => end(),
    setMuted(muted) {
      if (isOver) return ok(undefined)
      if (!recognizer) return fail(NO_MICROPHONE)
      conversation.finishInterim()
      isHearing = false
      recognizer.setMuted(muted)
      microphone?.setMuted(muted)
      return ok(undefined)
    },
    sendText(text) {
      if (isOver) return
      voice?.cancel()
      conversation.hear(text)
    },
    turnTo(home) {
      if (isOver) return
      brain.turnTo(home)
      conversation.announce(turnedToText(home))
      tell({ type: 'shown', shown: { kind: 'listing', listing: home } })
    },
    interrupt: () => void (isOver || interrupt()),
    devices: async () => (await microphone?.devices()) ?? NO_DEVICES,
    async useDevice(kind, id): Promise<Result<void>> {
      if (isOver) return ok(undefined)
      if (kind === 'speaker') return fail(unavailable('Your browser chooses the speaker for its voice.'))
      if (!microphone) return fail(NO_MICROPHONE)
      const track = await microphone.use(id)
      if (track.ok && !isOver) recognizer?.useTrack(track.value)
      return track.ok ? ok(undefined) : track
    },
  }
  return { call, say: (text) => void (isOver || conversation.announce(text)), tell }
}

const NO_DEVICES: AudioDevices = { microphones: [], speakers: [], microphone: null, speaker: null }
