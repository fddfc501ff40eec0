import { isDay } from '#domain/day.ts'
import type { AttorneyReview, ReviewDay } from '#domain/money/attorney-review.ts'
import { BUYING } from '../texts/buying-texts.ts'

/** How a day of the review is drawn: plain, hatched, washed, dashed or full. */
export type DayLook = 'delivered' | 'skipped' | 'counted' | 'doubtful' | 'end'

export interface DayCell {
  on: string
  look: DayLook
  text: string
}

/** The days from the delivery to the earliest end; an asterisk marks those on which lawyers differ. */
export function dayCells({ days, earliestEnd }: AttorneyReview): DayCell[] {
  let count = 0
  return days.map((day) => {
    const { on, kind } = day
    const counts = kind === 'counted' || kind === 'doubtful'
    if (!counts) return { on, look: kind === 'delivered' ? 'delivered' : 'skipped', text: uncountedText(day) }
    count += 1
    const text = BUYING.day(count, kind === 'doubtful')
    if (on === earliestEnd) return { on, look: 'end', text: BUYING.earliestEnd(text) }
    return { on, look: kind === 'doubtful' ? 'doubtful' : 'counted', text }
  })
}

const uncountedText = ({ kind, name }: ReviewDay): string =>
  kind === 'delivered' ? BUYING.delivered : (name ?? BUYING.notCounted)

/** What is doubtful about the end, with the later one; null where nothing is. */
export function doubtText({ doubtfulDays, endWithoutDoubtfulDays }: AttorneyReview): string | null {
  if (endWithoutDoubtfulDays === null) return null
  const names = doubtfulDays.map(({ name }) => name.replace(/^(?:A|The) /, (article) => article.toLowerCase()))
  return BUYING.doubt(names.join(' and '), names.length > 1, endWithoutDoubtfulDays)
}

/** The earlier end where a Friday is off for a holiday on the Saturday; null where none is. */
export function movedText({ movedDays: [moved], endWithMovedDays }: AttorneyReview): string | null {
  if (!moved || endWithMovedDays === null) return null
  return BUYING.moved(moved.on, moved.name, endWithMovedDays)
}

/** Days that the clock takes: years around today's. */
const YEARS_BACK = 1
const YEARS_AHEAD = 2

const inYears = (day: string, years: number): string => {
  const [year, month, date] = day.split('-')
  return [Number(year) + years, month, date === '29' && month === '02' ? '28' : date].join('-')
}

/** The first and the last day that can be chosen, ISO dates. */
export const reviewDayLimits = (today: string): { min: string; max: string } => ({
  min: inYears(today, -YEARS_BACK),
  max: inYears(today, YEARS_AHEAD),
})

/** What is wrong with a chosen day; undefined if nothing is. A date field is empty unless it has a date. */
export function reviewDayProblem(day: string, today: string): string | undefined {
  const { min, max } = reviewDayLimits(today)
  if (isDay(day) && day >= min && day <= max) return undefined
  return BUYING.dayRange(min, max)
}
