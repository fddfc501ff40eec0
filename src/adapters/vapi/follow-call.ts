import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type { VoiceEvent } from '#ports/browser/voice-calls.ts'
import { eventsOf } from './call-messages.ts'
import { providerProblem } from './provider-problem.ts'
import type { Transcript } from './transcript.ts'
import type { Vapi } from './vapi-sdk.lazy.ts'

/** Receives the SDK's events. */
export interface CallFollower {
  tell(event: VoiceEvent): void
  /** A possible reason of a failed start; the start's own answer decides. */
  noteReason(problem: VoiceProblem): void
  failed(problem: VoiceProblem): void
  left(reason: string): void
  isSetUp(): boolean
}

/** Errors after which a call goes on, without noise suppression, level or recording. */
const HARMLESS = new Set([
  'audio-processing-setup-error',
  'audio-processor-recovery-error',
  'audio-observer-setup-error',
  'video-recording-setup-error',
])
/** Errors of the start. */
const START_ERRORS = new Set([
  'validation-error',
  'daily-call-object-creation-error',
  'daily-call-join-error',
  'start-method-error',
])
/** The message of a room that the provider closed; no failure. */
const ROOM_CLOSED = /meeting has ended/i
const BY_CALL_END = 'customer-ended-call'

/** Passes everything the SDK reports about a call to `to`. */
export function followCall(vapi: Vapi, transcript: Transcript, to: CallFollower): void {
  const interrupted = new Set<unknown>()
  vapi.on('message', (message) => {
    for (const event of eventsOf(message, transcript)) {
      if (event.type === 'left') to.left(event.reason)
      else to.tell(event)
    }
  })
  // The SDK's own status-update follows at once, unless the provider sent one (V-06).
  vapi.on('call-end', () => queueMicrotask(() => to.left(BY_CALL_END)))
  vapi.on('volume-level', (level) => to.tell({ type: 'level', of: 'agent', level }))
  vapi.on('local-volume-level', (level) => to.tell({ type: 'level', of: 'visitor', level: Math.min(1, level) }))
  vapi.on('speech-start', () => to.tell({ type: 'speech', of: 'agent', speaking: true }))
  vapi.on('speech-end', () => to.tell({ type: 'speech', of: 'agent', speaking: false }))
  vapi.on('network-connection', ({ type, event }: { type: string; event: string }) => {
    const before = interrupted.size > 0
    if (event === 'interrupted') interrupted.add(type)
    else if (event === 'connected') interrupted.delete(type)
    const reconnecting = interrupted.size > 0
    if (reconnecting !== before) to.tell({ type: 'reconnecting', reconnecting })
  })
  vapi.on('camera-error', (error: unknown) => {
    const problem = providerProblem(error)
    if (to.isSetUp() || hearsMicrophone(error)) to.tell({ type: 'trouble', problem })
    else to.failed(problem)
  })
  vapi.on('error', (error: unknown) => hearError(error, to))
}

function hearError(error: unknown, to: CallFollower): void {
  const type = (error as { type?: unknown } | null)?.type
  const problem = providerProblem(error)
  if (typeof type === 'string' && HARMLESS.has(type)) return
  if (type === 'audio-start-failed') to.tell({ type: 'trouble', problem })
  else if (typeof type === 'string' && START_ERRORS.has(type)) to.noteReason(problem)
  else if (to.isSetUp() && ROOM_CLOSED.test(problem.detail)) to.left('meeting-ended')
  else to.failed(problem)
}

/** Whether only the camera failed, which no call needs. */
const hearsMicrophone = (error: unknown): boolean =>
  (error as { error?: { errorMsg?: { audioOk?: unknown } } } | null)?.error?.errorMsg?.audioOk === true
