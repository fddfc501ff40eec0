/** What the agency does about an inquiry. `closed` has a reason. */
export const CASE_STATES = ['new', 'waiting', 'answered', 'closed'] as const
export type CaseState = (typeof CASE_STATES)[number]

/** Why nothing more is to be done. 'before': the inquiry is older than the inbox. */
export const CLOSE_REASONS = ['done', 'no-answer', 'not-for-us', 'unwanted', 'before'] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

/** The reasons that a person can choose. */
export const CHOSEN_REASONS = CLOSE_REASONS.filter((reason) => reason !== 'before')

/** How a call to the visitor went. */
export const CALL_OUTCOMES = ['reached', 'message', 'no-answer'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

/** What a member does to a case. */
export type CaseAct =
  | { kind: 'take' | 'assign' | 'note' | 'their-answer' | 'reopen' }
  | { kind: 'reply'; keepsOpen: boolean }
  | { kind: 'called'; outcome: CallOutcome }
  | { kind: 'answered' }
  | { kind: 'close'; reason: CloseReason }

/** The state of a case and its clock. Times are when they happened or will. */
export interface CaseStanding {
  state: CaseState
  /** Of a closed case. */
  reason: CloseReason | null
  /** Since when the visitor waits, or waited, for an answer. */
  askedAt: Date
  /** When the time to answer is over; null while the clock is stopped. */
  dueAt: Date | null
  answeredAt: Date | null
}

/** Whether the visitor waits for an answer: the clock runs. */
export const isOpen = ({ state }: Pick<CaseStanding, 'state'>): boolean => state === 'new' || state === 'waiting'

/** The standing of an inquiry that has just arrived. `dueAfter` adds the office's time to answer. */
export const arrived = (at: Date, dueAfter: (from: Date) => Date): CaseStanding => ({
  state: 'new',
  reason: null,
  askedAt: at,
  dueAt: dueAfter(at),
  answeredAt: null,
})

/**
 * The standing after an act at `now`. An answer stops the clock, a further message of the visitor starts it anew. A note or a new
 * assignee moves a new case only. Reopening something that was answered or closed starts the clock at `now`.
 */
export function standingAfter(
  before: CaseStanding,
  act: CaseAct,
  { now, dueAfter }: { now: Date; dueAfter: (from: Date) => Date },
): CaseStanding {
  switch (act.kind) {
    case 'take':
    case 'assign':
    case 'note':
      return before.state === 'new' ? { ...before, state: 'waiting' } : before
    case 'their-answer':
      return { ...waiting(before), askedAt: now, dueAt: dueAfter(now) }
    case 'reopen':
      return isOpen(before) ? waiting(before) : { ...waiting(before), askedAt: now, dueAt: dueAfter(now) }
    case 'reply':
      return act.keepsOpen ? keptOpen(before, now, dueAfter) : answered(before, now)
    case 'called':
      return act.outcome === 'no-answer' ? tried(before) : answered(before, now)
    case 'answered':
      return answered(before, now)
    case 'close':
      return { ...before, state: 'closed', reason: act.reason, dueAt: null }
  }
}

const waiting = (before: CaseStanding): CaseStanding => ({ ...before, state: 'waiting', reason: null })

const answered = (before: CaseStanding, now: Date): CaseStanding => ({
  ...before,
  state: 'answered',
  reason: null,
  dueAt: null,
  answeredAt: now,
})

/** Answered in part: the visitor still waits, from now on. */
const keptOpen = (before: CaseStanding, now: Date, dueAfter: (from: Date) => Date): CaseStanding => ({
  ...waiting(before),
  dueAt: dueAfter(now),
  answeredAt: now,
})

/** A call that nobody took: theirs is still no answer, and a closed case stays closed. */
const tried = (before: CaseStanding): CaseStanding => (before.state === 'new' ? waiting(before) : before)

/** Calls without an answer after which closing is offered. */
export const TRIES_BEFORE_CLOSING = 3
