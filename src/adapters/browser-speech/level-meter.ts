import type { BrowserSpeech } from './browser-speech.ts'

/** How often the level is reported (V-09). */
const INTERVAL_MS = 100
/** The root mean square that counts as full volume (V-09). */
const FULL_RMS = 0.15

/** Reports a microphone's volume, 0 to 1, until closed; reports nothing in a browser without an audio context. */
export function openLevelMeter(
  stream: MediaStream,
  newAudioContext: BrowserSpeech['newAudioContext'],
  tell: (level: number) => void,
): { close(): void } {
  let context: AudioContext
  try {
    context = newAudioContext()
  } catch {
    return { close: () => {} }
  }
  const source = context.createMediaStreamSource(stream)
  const analyser = context.createAnalyser()
  source.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    tell(Math.min(1, Math.sqrt(power) / FULL_RMS))
  }, INTERVAL_MS)
  return {
    close() {
      clearInterval(timer)
      source.disconnect()
      // Rejects if the context is already closed.
      context.close().catch(() => {})
    },
  }
}
