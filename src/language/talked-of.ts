import type { Guidance } from './guidance.ts'

/** What the last answer was about, where a short question may go on with it: 'does that go up every year', 'and PMI?'. */
export interface TalkedOf {
  subject: TalkSubject | null
  /** It was of no home: a term or a question in general. */
  isGeneral: boolean
}

export type TalkSubject =
  | 'deposit'
  | 'tax'
  | 'fee'
  | 'rent'
  | 'month'
  | 'schools'
  | 'loan'
  | 'va'
  | 'pmi'
  /** The way to work. */
  | 'way'
  | 'contract'
  /** Money that waits with somebody neutral: earnest money. */
  | 'earnest'
  /** What is paid on the way to the closing: the appraisal, the title. */
  | 'closing'
  | 'inspection'
  | 'time'

/**
 * The question that goes on with what was talked of, in one language; the first that matches is meant. Null for subjects: any
 * answer that was of no home.
 */
export type FollowUps = readonly (readonly [readonly TalkSubject[] | null, Guidance | 'changes', RegExp])[]

/** What is asked of the subject of the last answer; null for nothing. */
export function followUpIn(words: string, talkedOf: TalkedOf | null, followUps: FollowUps): Guidance | null {
  if (!talkedOf) return null
  const { subject, isGeneral } = talkedOf
  const isOf = (subjects: readonly TalkSubject[] | null) =>
    subjects === null ? isGeneral : subject !== null && subjects.includes(subject)
  const found = followUps.find(([subjects, , pattern]) => isOf(subjects) && pattern.test(words))?.[1]
  if (found === 'changes') return (subject && CHANGES[subject]) ?? null
  return found ?? null
}

/** How each of them changes over the years. */
const CHANGES: Readonly<Partial<Record<TalkSubject, Guidance>>> = {
  tax: 'tax-changes',
  fee: 'fee-changes',
  rent: 'rent-increase',
  month: 'month-changes',
  pmi: 'pmi-ends',
}
