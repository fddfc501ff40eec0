import { formatMonthDay, formatShortMonthDay, formatShortWeekday } from './day-text.ts'
import { weekdayOf } from './day.ts'

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** An ISO date (yyyy-mm-dd) as 'Monday, November 2'. */
export const formatWeekdayAndDay = (isoDate: string): string =>
  `${WEEKDAYS[weekdayOf(isoDate)]}, ${formatMonthDay(isoDate)}`

/** 'Mon, Nov 2'. */
export const formatShortWeekdayAndDay = (isoDate: string): string =>
  `${formatShortWeekday(isoDate)}, ${formatShortMonthDay(isoDate)}`
