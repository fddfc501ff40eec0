import type { Guidance } from './guidance.ts'

/** What the last answer was about, where a short question may go on with it: 'does that go up every year', 'and PMI?'. */
export interface TalkedOf {
  subject: TalkSubject | null
  /** It was of no home: a term or a question in general. */
  isGeneral: boolean
}

export type TalkSubject = 'deposit' | 'tax' | 'fee' | 'rent' | 'month' | 'pmi' | 'way' | 'schools'

/** The question that goes on with what was talked of, in one language; the first that matches is meant. */
export type FollowUps = readonly (readonly [readonly TalkSubject[], Guidance | 'changes', RegExp])[]

/** What is asked of the subject of the last answer; null for nothing. */
export function followUpIn(words: string, talkedOf: TalkedOf | null, followUps: FollowUps): Guidance | null {
  const subject = talkedOf?.subject
  if (!subject) return null
  const found = followUps.find(([subjects, , pattern]) => subjects.includes(subject) && pattern.test(words))?.[1]
  return found === 'changes' ? (CHANGES[subject] ?? null) : (found ?? null)
}

/** How each of them changes over the years. */
const CHANGES: Readonly<Partial<Record<TalkSubject, Guidance>>> = {
  tax: 'tax-changes',
  fee: 'fee-changes',
  rent: 'rent-increase',
  month: 'month-changes',
  pmi: 'pmi-ends',
}
