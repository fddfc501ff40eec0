import { daysBefore } from '../day.ts'
import type { Span } from './query-param.ts'

/** More days than a home is on the market: 100 years, so that the day before has a year of four digits. */
const MOST_DAYS = 36_525

/** The ISO dates between which homes came on the market that are so many days on it on a day. */
export const listedBetween = ({ min, max }: Span, today: string): { from: string; to: string } => ({
  from: daysBefore(today, Math.min(Math.floor(max ?? MOST_DAYS), MOST_DAYS)),
  to: daysBefore(today, Math.min(Math.ceil(min ?? 0), MOST_DAYS)),
})
