import type { VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { Transcript } from './transcript.ts'

/** The part of a provider's message that the site reads (docs.vapi.ai, client messages). */
interface Message {
  type?: unknown
  status?: unknown
  endedReason?: unknown
  role?: unknown
  transcript?: unknown
  transcriptType?: unknown
}

/** The events of a message, in order; none for messages the site doesn't use. */
export function eventsOf(message: unknown, transcript: Transcript): VoiceEvent[] {
  if (typeof message !== 'object' || message === null) return []
  const { type, status, endedReason, role, transcriptType, transcript: text } = message as Message
  const who = role === 'user' ? 'visitor' : 'agent'
  if (type === 'status-update') {
    return status === 'ended' ? [{ type: 'left', reason: typeof endedReason === 'string' ? endedReason : '' }] : []
  }
  if (type === 'tool-calls') return [{ type: 'thinking' }]
  if (type === 'speech-update' && who === 'visitor') {
    return [{ type: 'speech', of: 'visitor', speaking: status === 'started' }]
  }
  // Also named "transcript[transcriptType='final']".
  if (typeof type !== 'string' || !type.startsWith('transcript') || typeof text !== 'string') return []
  const final = transcriptType === 'final'
  const line = transcript.heard(who, text, final)
  if (!line) return []
  return who === 'visitor' && final
    ? [{ type: 'transcript', line }, { type: 'thinking' }]
    : [{ type: 'transcript', line }]
}
