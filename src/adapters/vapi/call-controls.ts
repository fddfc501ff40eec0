import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { VoiceCall, VoiceEvent } from '#ports/browser/voice-calls.ts'
import { readDevices, switchMicrophone } from './audio-devices.ts'
import type { Transcript } from './transcript.ts'
import type { Vapi } from './vapi-sdk.ts'

/** What a visitor can do in a call but end it. */
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
      return attempt(() => vapi.setMuted(muted), 'The microphone can’t be switched.')
    },
    sendText(text) {
      voice.listen()
      vapi.send({ type: 'add-message', message: { role: 'user', content: text }, triggerResponseEnabled: true })
      tell({ type: 'transcript', line: transcript.written(text) })
      tell({ type: 'thinking' })
    },
    interrupt: () => voice.hush(),
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

function attempt(act: () => void, otherwise: string): Result<void> {
  try {
    act()
    return ok(undefined)
  } catch {
    return fail(unavailable(otherwise))
  }
}

/** Where and whether the agent is heard. */
function agentVoice(vapi: Vapi) {
  let speaker: string | null = null
  let hushed = false
  const setHushed = (next: boolean) => {
    if (next === hushed) return
    hushed = next
    vapi.send({ type: 'control', control: next ? 'mute-assistant' : 'unmute-assistant' })
    const player = vapi.getAudioPlayer()
    if (player) player.muted = next
  }
  const listen = () => setHushed(false)
  // The provider mutes its agent until told otherwise: what it was saying is over when it stops, or the visitor speaks.
  vapi.on('speech-end', listen)
  vapi.on('message', (message: { type?: string; role?: string; status?: string } | null) => {
    if (message?.type !== 'speech-update') return
    if (message.role === 'user' ? message.status === 'started' : message.status === 'stopped') listen()
  })
  vapi.on('audio', (player) => {
    player.muted = hushed
    if (speaker !== null) void player.setSinkId(speaker).catch(() => {})
  })
  return {
    listen,
    hush: () => setHushed(true),
    async playOn(id: string) {
      await vapi.getAudioPlayer()?.setSinkId(id)
      speaker = id
    },
  }
}
