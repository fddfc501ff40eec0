import type { BrowserSpeech } from './browser-speech.ts'

/** How often the level is told, ms, and the loudness (root mean square) that counts as full: those of V-09. */
const EVERY = 100
const FULL = 0.15

/** Tells how loud a microphone is, 0 to 1, until it is closed; a browser without an audio context tells nothing. */
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
    tell(Math.min(1, Math.sqrt(power) / FULL))
  }, EVERY)
  return {
    close() {
      clearInterval(timer)
      source.disconnect()
      // A context that is closed already has nothing left to close.
      context.close().catch(() => {})
    },
  }
}
