import type { VoiceProblem, VoiceProblemKind } from '#domain/voice/voice-problem.ts'
import type { BrowserSpeech } from './browser-speech.ts'

const KINDS: Readonly<Record<string, VoiceProblemKind>> = {
  NotAllowedError: 'permissions',
  SecurityError: 'permissions',
  NotFoundError: 'not-found',
  NotReadableError: 'mic-in-use',
  AbortError: 'mic-in-use',
  OverconstrainedError: 'constraints',
  TypeError: 'undefined-mediadevices',
}

/** Asks for the microphone. Null once `signal` is aborted; a stream that arrives, even later, is stopped at once. */
export async function askForMicrophone(
  media: NonNullable<BrowserSpeech['media']>,
  signal: AbortSignal,
  deviceId?: string,
): Promise<{ stream: MediaStream } | { problem: VoiceProblem } | null> {
  const given = media.getUserMedia({ audio: deviceId === undefined ? true : { deviceId: { exact: deviceId } } })
  const heard = given.then(
    (stream) => {
      if (!signal.aborted) {
        signal.addEventListener('abort', () => stopTracks(stream), { once: true })
        return { stream }
      }
      stopTracks(stream)
      return null
    },
    (error: unknown) => {
      const name = error instanceof Error ? error.name : ''
      return signal.aborted ? null : { problem: { kind: KINDS[name] ?? 'unknown', detail: String(error) } as const }
    },
  )
  let onAbort: (() => void) | undefined
  const aborted = new Promise<null>((resolve) => {
    onAbort = () => resolve(null)
    signal.addEventListener('abort', onAbort)
  })
  const answer = await Promise.race([heard, aborted])
  signal.removeEventListener('abort', onAbort!)
  return answer
}

/** Stops every track, which turns off the browser's microphone indicator. */
export function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
