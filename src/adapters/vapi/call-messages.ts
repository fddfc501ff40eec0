import type { VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { Transcript } from './transcript.ts'

/** A message of the provider, as far as the site reads them (docs.vapi.ai, client messages). */
interface Message {
  type?: unknown
  status?: unknown
  endedReason?: unknown
  role?: unknown
  transcript?: unknown
  transcriptType?: unknown
}

/** What a message says, in order; nothing for those the site has no use for. */
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
  // "transcript[transcriptType='final']" is another name of the same.
  if (typeof type !== 'string' || !type.startsWith('transcript') || typeof text !== 'string') return []
  const final = transcriptType === 'final'
  const line = transcript.heard(who, text, final)
  if (!line) return []
  return who === 'visitor' && final
    ? [{ type: 'transcript', line }, { type: 'thinking' }]
    : [{ type: 'transcript', line }]
}
