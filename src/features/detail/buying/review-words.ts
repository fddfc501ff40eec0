import { formatDay } from '#domain/day-text.ts'
import { isDay } from '#domain/day.ts'
import type { AttorneyReview, ReviewDay } from '#domain/money/attorney-review.ts'
import { formatWeekdayAndDay } from '#domain/weekday-text.ts'

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
    const text = `Day ${count}${kind === 'doubtful' ? '*' : ''}`
    if (on === earliestEnd) return { on, look: 'end', text: `${text}: earliest end` }
    return { on, look: kind === 'doubtful' ? 'doubtful' : 'counted', text }
  })
}

const uncountedText = ({ kind, name }: ReviewDay): string =>
  kind === 'delivered' ? 'Both sides have the contract' : (name ?? 'not counted')

/** What is doubtful about the end, with the later one; null where nothing is. */
export function doubtText({ doubtfulDays, endWithoutDoubtfulDays }: AttorneyReview): string | null {
  if (endWithoutDoubtfulDays === null) return null
  const names = doubtfulDays.map(({ name }) => name.replace(/^(?:A|The) /, (article) => article.toLowerCase()))
  const they = names.length === 1 ? 'it is' : 'they are'
  return `* Lawyers differ on ${names.join(' and ')}. If ${they} not counted, the earliest end is ${formatWeekdayAndDay(endWithoutDoubtfulDays)}.`
}

/** The earlier end where a Friday is off for a holiday on the Saturday; null where none is. */
export function movedText({ movedDays: [moved], endWithMovedDays }: AttorneyReview): string | null {
  if (!moved || endWithMovedDays === null) return null
  return `${formatWeekdayAndDay(moved.on)} is off for ${moved.name} in public offices. If it counts, the earliest end is ${formatWeekdayAndDay(endWithMovedDays)}.`
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

/** What is wrong with a chosen day; undefined if nothing is. A date field is empty where what stands in it is no date. */
export function reviewDayProblem(day: string, today: string): string | undefined {
  const { min, max } = reviewDayLimits(today)
  if (isDay(day) && day >= min && day <= max) return undefined
  return `Enter a day from ${formatDay(min)} to ${formatDay(max)}.`
}
