import { HEARS_NO_MORE } from '#agent/answer-text.ts'
import type { Brain } from '#agent/brain.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { AudioDevices, VoiceCall, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { BrowserSpeech } from './browser-speech.ts'
import { openTalk } from './conversation-loop.ts'
import { isEcho } from './echo.ts'
import { openHeardMicrophone, type HeardMicrophone } from './heard-microphone.ts'
import { openEars, type Ears } from './recognizer.ts'
import type { SpeechTier } from './speech-tiers.ts'
import { openVoice } from './voice.ts'

interface CallParts {
  speech: BrowserSpeech
  brain: Brain
  /** Null for a talk in writing. */
  tier: SpeechTier | null
  /** The visitor's microphone; given wherever there is a tier. */
  stream: MediaStream | null
  voice: SpeechSynthesisVoice | null
  onEvent: (event: VoiceEvent) => void
}

interface EmbeddedCall {
  call: VoiceCall
  /** The agent says something of its own accord. */
  say: (text: string) => void
  tell: (event: VoiceEvent) => void
}

const NO_MICROPHONE = unavailable('There is no microphone in this call.')

/** A call that has begun; its end lets go of everything it holds. */
export function openEmbeddedCall(parts: CallParts): EmbeddedCall {
  const { speech, brain, onEvent } = parts
  let isOver = false
  let ears: Ears | null = null
  let microphone: HeardMicrophone | null = null
  /** Words of the visitor are coming in: they are no echo. */
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
  const talk = openTalk({
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
  if (parts.tier && parts.stream && speech.Recogniser) {
    microphone = openHeardMicrophone(speech, parts.stream, tell)
    ears = openEars({
      Recogniser: speech.Recogniser,
      tier: parts.tier,
      page: speech.page,
      words,
      speaking: (speaking) => tell({ type: 'speech', of: 'visitor', speaking }),
      lost: (problem) => {
        closeEars()
        tell({ type: 'trouble', problem })
        talk.hearNoMore()
        isHearing = false
        talk.tellVisitor(HEARS_NO_MORE)
      },
    })
  }

  function words(text: string, isFinal: boolean): void {
    const own = isHearing ? '' : (voice?.inTheAir() ?? '')
    if (own && isEcho(text, own)) return
    if (voice?.isSpeaking()) interrupt()
    isHearing = !isFinal
    if (isFinal) talk.hear(text)
    else talk.hearSoFar(text)
  }

  function interrupt(): void {
    talk.fallSilent()
    voice?.cancel()
  }

  function closeEars(): void {
    ears?.close()
    microphone?.close()
    ears = microphone = null
  }

  function end(): void {
    if (isOver) return
    isOver = true
    speech.window.removeEventListener('pagehide', end)
    talk.end()
    closeEars()
    voice?.close()
  }

  const call: VoiceCall = {
    get input() {
      return ears ? 'voice' : 'text'
    },
    get audible() {
      return isAudible
    },
    end: async () => end(),
    setMuted(muted) {
      if (isOver) return ok(undefined)
      if (!ears) return fail(NO_MICROPHONE)
      talk.hearNoMore()
      isHearing = false
      ears.setMuted(muted)
      microphone?.setMuted(muted)
      return ok(undefined)
    },
    sendText(text) {
      if (isOver) return
      voice?.cancel()
      talk.hear(text)
    },
    interrupt: () => void (isOver || interrupt()),
    devices: async () => (await microphone?.devices()) ?? NO_DEVICES,
    async useDevice(kind, id): Promise<Result<void>> {
      if (isOver) return ok(undefined)
      if (kind === 'speaker') return fail(unavailable('Your browser chooses the speaker for its voice.'))
      if (!microphone) return fail(NO_MICROPHONE)
      const track = await microphone.use(id)
      if (track.ok && !isOver) ears?.useTrack(track.value)
      return track.ok ? ok(undefined) : track
    },
  }
  return { call, say: (text) => void (isOver || talk.tellVisitor(text)), tell }
}

const NO_DEVICES: AudioDevices = { microphones: [], speakers: [], microphone: null, speaker: null }
