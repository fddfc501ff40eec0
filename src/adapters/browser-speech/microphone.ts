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

/** Asks for the microphone. Null once `signal` is aborted: what was given, or is later, is let go at once. */
export async function askForMicrophone(
  media: NonNullable<BrowserSpeech['media']>,
  signal: AbortSignal,
  deviceId?: string,
): Promise<{ stream: MediaStream } | { problem: VoiceProblem } | null> {
  const given = media.getUserMedia({ audio: deviceId === undefined ? true : { deviceId: { exact: deviceId } } })
  const heard = given.then(
    (stream) => {
      if (!signal.aborted) {
        signal.addEventListener('abort', () => letGo(stream), { once: true })
        return { stream }
      }
      letGo(stream)
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

/** Ends every track: the browser's sign of a microphone in use goes out. */
export function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
