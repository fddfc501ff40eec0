import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { AudioDevices, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { BrowserSpeech } from './browser-speech.ts'
import { openLevelMeter } from './level-meter.ts'
import { askForMicrophone, stopTracks } from './microphone.ts'

/** A call's microphone: level, mute and choice of device. */
export interface CallMicrophone {
  setMuted(muted: boolean): void
  devices(): Promise<AudioDevices>
  /** Switches to another microphone and returns its track; 'unavailable' if it can't be opened or chosen. */
  use(id: string): Promise<Result<MediaStreamTrack>>
  close(): void
}

/** Holds the stream until closed; on phones it stops the stream at once, so that the recognizer can listen. */
export function openCallMicrophone(
  speech: BrowserSpeech,
  first: MediaStream,
  tell: (event: VoiceEvent) => void,
): CallMicrophone {
  const over = new AbortController()
  let isMuted = false
  const onGone = () =>
    tell({ type: 'trouble', problem: { kind: 'not-found', detail: 'The microphone was disconnected.' } })
  let held = hold(first)

  function hold(stream: MediaStream) {
    if (speech.exclusiveMicrophone) stopTracks(stream)
    const [track] = stream.getAudioTracks()
    if (track) {
      track.enabled = !isMuted
      track.addEventListener('ended', onGone)
    }
    const meter = speech.exclusiveMicrophone
      ? null
      : openLevelMeter(stream, speech.newAudioContext, (level) => tell({ type: 'level', of: 'visitor', level }))
    return { stream, track, meter }
  }

  function drop({ stream, track, meter }: typeof held): void {
    track?.removeEventListener('ended', onGone)
    meter?.close()
    stopTracks(stream)
  }

  // Browsers that have `SpeechRecognition.available` also accept a track.
  const canChoose = !speech.exclusiveMicrophone && speech.SpeechRecognition?.available !== undefined
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
      if (!canChoose) return fail(unavailable('Choose the microphone in your browser’s settings.'))
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
