import type { ListingSummary } from '#domain/listing/listing.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { VoiceCall, VoiceEvent } from '#ports/browser/voice-calls.ts'
import { readDevices, switchMicrophone } from './audio-devices.ts'
import type { Transcript } from './transcript.ts'
import type { Vapi } from './vapi-sdk.lazy.ts'

/** A call's controls, except ending it. */
export function callControls(
  vapi: Vapi,
  transcript: Transcript,
  tell: (event: VoiceEvent) => void,
): Omit<VoiceCall, 'end'> {
  const voice = agentVoice(vapi)
  return {
    input: 'voice',
    audible: true,
    setMuted(muted) {
      return attempt(() => vapi.setMuted(muted), 'The microphone couldn’t be muted or unmuted.')
    },
    sendText(text) {
      voice.unmute()
      vapi.send({ type: 'add-message', message: { role: 'user', content: text }, triggerResponseEnabled: true })
      tell({ type: 'transcript', line: transcript.written(text) })
      tell({ type: 'thinking' })
    },
    // Its assistant's language is the operator's choice.
    useLanguage: null,
    turnTo(home) {
      const message = { role: 'system', content: homeNote(home) } as const
      vapi.send({ type: 'add-message', message, triggerResponseEnabled: false })
      tell({ type: 'shown', shown: { kind: 'listing', listing: home } })
    },
    interrupt: () => voice.mute(),
    devices: () => readDevices(vapi),
    async useDevice(kind, id) {
      try {
        await (kind === 'microphone' ? switchMicrophone(vapi, id) : voice.playOn(id))
        return ok(undefined)
      } catch {
        return fail(unavailable(`The ${kind} can’t be changed.`))
      }
    },
  }
}

/** Tells the provider's agent which home is meant, with the id that its tools take. */
const homeNote = ({ id, title, address }: ListingSummary): string =>
  `The visitor has opened the page of listing_id ${id}: ${JSON.stringify(title)}, ${address}. "It" is this home from now on.`

function attempt(act: () => void, message: string): Result<void> {
  try {
    act()
    return ok(undefined)
  } catch {
    return fail(unavailable(message))
  }
}

/** The agent's speech: on which speaker, and whether it is muted. */
function agentVoice(vapi: Vapi) {
  let speaker: string | null = null
  let isMuted = false
  const setAgentMuted = (next: boolean) => {
    if (next === isMuted) return
    isMuted = next
    vapi.send({ type: 'control', control: next ? 'mute-assistant' : 'unmute-assistant' })
    const player = vapi.getAudioPlayer()
    if (player) player.muted = next
  }
  const unmute = () => setAgentMuted(false)
  // The provider keeps its agent muted until told otherwise: unmute when the agent stops or the visitor speaks.
  vapi.on('speech-end', unmute)
  vapi.on('message', (message: { type?: string; role?: string; status?: string } | null) => {
    if (message?.type !== 'speech-update') return
    if (message.role === 'user' ? message.status === 'started' : message.status === 'stopped') unmute()
  })
  vapi.on('audio', (player) => {
    player.muted = isMuted
    if (speaker !== null) void player.setSinkId(speaker).catch(() => {})
  })
  return {
    unmute,
    mute: () => setAgentMuted(true),
    async playOn(id: string) {
      await vapi.getAudioPlayer()?.setSinkId(id)
      speaker = id
    },
  }
}
