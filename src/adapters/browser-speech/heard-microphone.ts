import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { AudioDevices, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { BrowserSpeech } from './browser-speech.ts'
import { openLevelMeter } from './level-meter.ts'
import { askForMicrophone, letGo } from './microphone.ts'

/** The microphone of a call: its level, its mute, and which one it is. */
export interface HeardMicrophone {
  setMuted(muted: boolean): void
  devices(): Promise<AudioDevices>
  /** Another microphone, for the recogniser to listen to; 'unavailable' where it can't be had or can't be chosen. */
  use(id: string): Promise<Result<MediaStreamTrack>>
  close(): void
}

/** Holds the stream until it is closed; on phones it lets go of it at once, for the recogniser to hear. */
export function openHeardMicrophone(
  speech: BrowserSpeech,
  first: MediaStream,
  tell: (event: VoiceEvent) => void,
): HeardMicrophone {
  const over = new AbortController()
  let isMuted = false
  const onGone = () => tell({ type: 'trouble', problem: { kind: 'not-found', detail: 'The microphone is gone.' } })
  let held = hold(first)

  function hold(stream: MediaStream) {
    if (speech.hearsOnce) letGo(stream)
    const [track] = stream.getAudioTracks()
    if (track) {
      track.enabled = !isMuted
      track.addEventListener('ended', onGone)
    }
    const meter = speech.hearsOnce
      ? null
      : openLevelMeter(stream, speech.newAudioContext, (level) => tell({ type: 'level', of: 'visitor', level }))
    return { stream, track, meter }
  }

  function drop({ stream, track, meter }: typeof held): void {
    track?.removeEventListener('ended', onGone)
    meter?.close()
    letGo(stream)
  }

  // Browsers that tell what they can recognise by themselves also recognise a track they are given.
  const canChoose = !speech.hearsOnce && speech.Recogniser?.available !== undefined
  const currentId = () => held.track?.getSettings().deviceId ?? null

  return {
    setMuted(muted) {
      isMuted = muted
      if (held.track) held.track.enabled = !muted
    },
    async devices() {
      const own = held.track ? [{ id: currentId() ?? '', label: held.track.label }] : []
      const all = canChoose ? await speech.media!.enumerateDevices().catch(() => []) : []
      const microphones = all
        .filter(({ kind }) => kind === 'audioinput')
        .map(({ deviceId, label }) => ({ id: deviceId, label }))
      return {
        microphones: microphones.length > 0 ? microphones : own,
        speakers: [],
        microphone: currentId(),
        speaker: null,
      }
    },
    async use(id) {
      if (!canChoose) return fail(unavailable('Your browser chooses the microphone: change it in its settings.'))
      const asked = await askForMicrophone(speech.media!, over.signal, id)
      if (!asked || 'problem' in asked) return fail(unavailable('This microphone can’t be used.'))
      drop(held)
      held = hold(asked.stream)
      return held.track ? ok(held.track) : fail(unavailable('This microphone can’t be used.'))
    },
    close() {
      over.abort()
      drop(held)
    },
  }
}
