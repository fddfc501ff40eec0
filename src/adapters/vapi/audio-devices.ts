import type { AudioDevice, AudioDevices } from '#ports/browser/voice-calls.ts'
import type { Vapi } from './vapi-sdk.lazy.ts'

/** The microphones and speakers of a call, from the call library. */
export async function readDevices(vapi: Vapi): Promise<AudioDevices> {
  const call = vapi.getDailyCallObject()
  if (!call) return { microphones: [], speakers: [], microphone: null, speaker: null }
  const [{ devices = [] }, { mic, speaker }] = await Promise.all([
    call.enumerateDevices() as Promise<{ devices?: MediaDeviceInfo[] }>,
    call.getInputDevices(),
  ])
  const ofKind = (kind: MediaDeviceKind): AudioDevice[] =>
    devices.filter((device) => device.kind === kind).map(({ deviceId, label }) => ({ id: deviceId, label }))
  return {
    microphones: ofKind('audioinput'),
    speakers: 'setSinkId' in HTMLMediaElement.prototype ? ofKind('audiooutput') : [],
    microphone: idOf(mic),
    speaker: vapi.getAudioPlayer()?.sinkId || idOf(speaker),
  }
}

export async function switchMicrophone(vapi: Vapi, id: string): Promise<void> {
  await vapi.setInputDevicesAsync({ audioDeviceId: id })
}

const idOf = (device: Partial<MediaDeviceInfo> | undefined): string | null => device?.deviceId ?? null
