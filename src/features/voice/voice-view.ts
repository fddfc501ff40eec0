import type { ListingSummary } from '#domain/listing/listing.ts'
import { NO_CALL, type CallActivity, type CallState } from '#domain/voice/call-state.ts'
import type { Language } from '#domain/voice/language.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type { Hearing, VoiceCall, VoiceEvent, WhichAgent } from '#ports/browser/voice-calls.ts'
import { withLine, withShown, type TimelineEntry } from './timeline.ts'

/** Everything the screens of a voice chat show, except the volume (see `onLevel`). */
export interface VoiceView {
  screen: 'closed' | 'dialog' | 'bar'
  call: CallState
  which: WhichAgent
  /** The home the next talk is about. */
  home: ListingSummary | null
  /** Null until known. */
  hearing: Hearing | null
  /** Recognition of speech on this device, which the browser could fetch; null where it can't or has it. */
  deviceSpeech: 'offered' | 'installing' | 'failed' | null
  /** How the visitor takes part, and whether the agent's answers are spoken. */
  input: VoiceCall['input']
  audible: boolean
  /** The language of the talk, and whether the visitor may change it. */
  language: Language
  speaksLanguages: boolean
  timeline: readonly TimelineEntry[]
  /** A problem that doesn't end the call, or one after its end. */
  trouble: VoiceProblem | null
  /** When the call ended, ms since 1970. */
  endedAt: number | null
}

export const NO_CHAT: VoiceView = {
  screen: 'closed',
  call: NO_CALL,
  which: 'configured',
  home: null,
  hearing: null,
  deviceSpeech: null,
  input: 'voice',
  audible: true,
  language: 'en',
  speaksLanguages: false,
  timeline: [],
  trouble: null,
  endedAt: null,
}

/** The view after an event of the conversation. */
export function viewAfter(view: VoiceView, event: VoiceEvent, key: string): VoiceView {
  switch (event.type) {
    case 'transcript':
      return { ...view, timeline: withLine(view.timeline, event.line, view.call.generation) }
    case 'shown':
      return { ...view, timeline: withShown(view.timeline, event.shown, key) }
    case 'language':
      return { ...view, language: event.language }
    case 'trouble':
      return { ...view, trouble: event.problem }
    default:
      return view
  }
}

/** The agent's activity after an event, or null if the event doesn't change it. */
export function activityAfter(event: VoiceEvent, before: CallActivity): CallActivity | null {
  if (event.type === 'thinking') return 'thinking'
  if (event.type === 'speech' && event.of === 'agent') return event.speaking ? 'speaking' : 'listening'
  // A written answer ends the thinking, too.
  const answered = event.type === 'transcript' && event.line.who === 'agent' && before === 'thinking'
  return answered ? 'listening' : null
}
