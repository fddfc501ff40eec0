import type { Sentence } from './sentence.ts'

/** From which a community may be for older persons alone (42 U.S.C. 3607(b)(2)). */
const SENIOR_AGES: ReadonlySet<number> = new Set([55, 62])

/** Whether the numbers in a match, if any, are such ages: '55+', but not '3+'. */
export const namesSeniorAge = (sentence: Sentence, match: RegExpExecArray): boolean =>
  match.slice(1).every((index) => SENIOR_AGES.has(sentence.number(index)?.value ?? 55))
