import type { Reading } from './reading.ts'
import type { Sentence, Span } from './sentence.ts'

/** How a language says how many people share a home. */
interface PeopleForms {
  /** 'Four of us'. */
  counted: RegExp
  /** 'Me and two roommates': whoever speaks is one more. */
  beside: RegExp
  /** 'My wife and I'. */
  pair: RegExp
}

/** How many people share a home by the sentence, the visitor among them; null where it doesn't say. Takes no words. */
export function countPeople(sentence: Sentence, { counted, beside, pair }: PeopleForms): number | null {
  const code = sentence.code()
  const count = (pattern: RegExp) => {
    const match = code.search(pattern) < 0 ? undefined : code.matchAll(pattern).next().value
    const value = sentence.number(match?.slice(1).find(Boolean))?.value
    return value !== undefined && value >= 1 && value <= 9 ? value : null
  }
  const others = count(beside)
  return others === null ? (count(counted) ?? (code.search(pair) < 0 ? null : 2)) : others + 1
}

/** The weeks of a month. */
const WEEKS = 52 / 12
/** The most that a week's rent may be, US dollars. */
const MOST_WEEKLY = 2500
/** The most that anybody pays alone, US dollars a month. */
export const MOST_ALONE = 8000

/** Reads a rent by the week as one by the month, US dollars. */
export function readWeeklyRent(
  { sentence }: Reading,
  weekly: RegExp,
  pay: (dollars: number, span: Span) => unknown,
): void {
  sentence.take(weekly, ([, index], span) => {
    const { value } = sentence.number(index)!
    return value >= 50 && value <= MOST_WEEKLY ? pay(value * WEEKS, span) : false
  })
}
