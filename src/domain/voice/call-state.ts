import type { VoiceProblem } from './voice-problem.ts'

/** The agent's activity in an active call. */
export type CallActivity = 'listening' | 'thinking' | 'speaking'

/** The state of a call (V-06). */
export interface CallState {
  phase: 'idle' | 'connecting' | 'active' | 'ended'
  /** Number of starts; events of earlier calls are ignored. */
  generation: number
  activity: CallActivity
  muted: boolean
  reconnecting: boolean
  /** When the call became active, ms since 1970. */
  activeSince: number | null
  /** Why the call failed, or null. */
  problem: VoiceProblem | null
}

export const NO_CALL: CallState = {
  phase: 'idle',
  generation: 0,
  activity: 'listening',
  muted: false,
  reconnecting: false,
  activeSince: null,
  problem: null,
}

export type CallEvent =
  | { type: 'start' }
  /** The visitor ended the call or canceled its start. */
  | { type: 'end' }
  /** The call's screens were closed. */
  | { type: 'reset' }
  | { type: 'mute'; muted: boolean }
  | OfCall<{ type: 'connected'; at: number }>
  | OfCall<{ type: 'reconnecting'; reconnecting: boolean }>
  | OfCall<{ type: 'activity'; activity: CallActivity }>
  /** The other side has hung up. */
  | OfCall<{ type: 'left' }>
  | OfCall<{ type: 'failed'; problem: VoiceProblem }>

type OfCall<Event> = Event & { generation: number }

/** The state after an event. Events that don't fit the state are ignored: a second start, a late answer. */
export function callAfter(state: CallState, event: CallEvent): CallState {
  switch (event.type) {
    case 'start':
      return isUnderWay(state) ? state : { ...NO_CALL, phase: 'connecting', generation: state.generation + 1 }
    case 'end':
      return isUnderWay(state) ? ended(state) : state
    case 'reset':
      return { ...NO_CALL, generation: state.generation }
    case 'mute':
      return state.phase === 'active' ? { ...state, muted: event.muted } : state
    default:
      return event.generation === state.generation && isUnderWay(state) ? afterOwn(state, event) : state
  }
}

function afterOwn(state: CallState, event: Extract<CallEvent, { generation: number }>): CallState {
  switch (event.type) {
    case 'connected':
      return state.phase === 'connecting' ? { ...state, phase: 'active', activeSince: event.at } : state
    case 'reconnecting':
      return state.phase === 'active' ? { ...state, reconnecting: event.reconnecting } : state
    case 'activity':
      return state.phase === 'active' ? { ...state, activity: event.activity } : state
    case 'left':
      return ended(state)
    case 'failed':
      // V-06: an error of the client returns to idle.
      return { ...NO_CALL, generation: state.generation, problem: event.problem }
  }
}

/** V-06: ending clears mute. */
const ended = (state: CallState): CallState => ({
  ...state,
  phase: 'ended',
  muted: false,
  reconnecting: false,
  activity: 'listening',
})

/** Whether a call is connecting or active. */
export const isUnderWay = ({ phase }: CallState): boolean => phase === 'connecting' || phase === 'active'
