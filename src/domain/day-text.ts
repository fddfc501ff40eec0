/*
 * Days in English. The words stand here and don't come from Intl: a server and a browser with other locale data must write the same
 * text, or React replaces the page when it hydrates. Every page loads this; whole weekdays stand in weekday-text.ts.
 */

import { weekdayOf } from './day.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

const year = (isoDate: string): number => Number(isoDate.slice(0, 4))
const month = (isoDate: string): string => MONTHS[Number(isoDate.slice(5, 7)) - 1]!

/** An ISO date (yyyy-mm-dd) as 'November 2'. */
export const formatMonthDay = (isoDate: string): string => `${month(isoDate)} ${Number(isoDate.slice(8))}`

/** 'Nov 2'. */
export const formatShortMonthDay = (isoDate: string): string =>
  `${month(isoDate).slice(0, 3)} ${Number(isoDate.slice(8))}`

/** 'November 2, 2026'. */
export const formatDay = (isoDate: string): string => `${formatMonthDay(isoDate)}, ${year(isoDate)}`

/** 'Nov 2, 2026'. */
export const formatShortDay = (isoDate: string): string => `${formatShortMonthDay(isoDate)}, ${year(isoDate)}`

/** 'November 2026', also of 'yyyy-mm'. */
export const formatMonth = (isoDate: string): string => `${month(isoDate)} ${year(isoDate)}`

/** 'Mon'. */
export const formatShortWeekday = (isoDate: string): string => WEEKDAYS[weekdayOf(isoDate)]!
