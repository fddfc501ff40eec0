import { NO_CALL, type CallActivity, type CallState } from '#domain/voice/call-state.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type { Hearing, VoiceCall, VoiceEvent } from '#ports/browser/voice-calls.ts'
import { withLine, withShown, type TimelineEntry } from './timeline.ts'

export type WhichAgent = 'configured' | 'built-in'

/** All that the screens of a voice chat show; how loud it is goes another way (see `onLevel`). */
export interface VoiceView {
  screen: 'closed' | 'dialog' | 'bar'
  call: CallState
  which: WhichAgent
  /** Null until it is known. */
  hearing: Hearing | null
  /** What the visitor can do in this call, and whether the agent is heard. */
  input: VoiceCall['input']
  audible: boolean
  timeline: readonly TimelineEntry[]
  /** Something is worse than it should be, though the call goes on or is over. */
  trouble: VoiceProblem | null
  /** When the call was over, ms since 1970. */
  endedAt: number | null
}

export const NO_CHAT: VoiceView = {
  screen: 'closed',
  call: NO_CALL,
  which: 'configured',
  hearing: null,
  input: 'voice',
  audible: true,
  timeline: [],
  trouble: null,
  endedAt: null,
}

/** The view after something a call told of its talk. */
export function viewAfter(view: VoiceView, event: VoiceEvent, key: string): VoiceView {
  switch (event.type) {
    case 'transcript':
      return { ...view, timeline: withLine(view.timeline, event.line, view.call.generation) }
    case 'shown':
      return { ...view, timeline: withShown(view.timeline, event.shown, key) }
    case 'trouble':
      return { ...view, trouble: event.problem }
    default:
      return view
  }
}

/** What the agent does after an event, or null where the event says nothing of it. */
export function activityAfter(event: VoiceEvent, before: CallActivity): CallActivity | null {
  if (event.type === 'thinking') return 'thinking'
  if (event.type === 'speech' && event.of === 'agent') return event.speaking ? 'speaking' : 'listening'
  // An answer that is only read ends the thinking too.
  const answered = event.type === 'transcript' && event.line.who === 'agent' && before === 'thinking'
  return answered ? 'listening' : null
}
