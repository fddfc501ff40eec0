import { daysBefore } from '../day.ts'
import { newJerseyClock, newJerseyTime } from '../new-jersey-time.ts'

/** The days of a week in the order of Date.getUTCDay(). */
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** How often somebody wants an email about something; a day of the week is weekly on that day. */
export const UPDATE_FREQUENCIES = ['off', 'at-once', 'daily', ...DAYS] as const
export type UpdateFrequency = (typeof UPDATE_FREQUENCIES)[number]
export type ScheduledUpdates = Exclude<UpdateFrequency, 'off' | 'at-once'>

/** The hour of daily and weekly emails, and the hours between which emails are sent at once; New Jersey's clock. */
export const MORNING = 8
export const EVENING = 21
/** Shortest time between two emails that are sent at once, ms. */
export const AT_ONCE_PAUSE = 60 * 60_000

/** Whether it is too late, or too early, for an email at once. */
export function isQuiet(now: Date): boolean {
  const { hour } = newJerseyClock(now)
  return hour < MORNING || hour >= EVENING
}

/** When daily or weekly emails were last due. */
export function lastDue(every: ScheduledUpdates, now: Date): Date {
  const { day, hour } = newJerseyClock(now)
  const latest = hour < MORNING ? daysBefore(day, 1) : day
  if (every === 'daily') return newJerseyTime(latest, MORNING)
  const since = (new Date(latest).getUTCDay() - DAYS.indexOf(every) + 7) % 7
  return newJerseyTime(daysBefore(latest, since), MORNING)
}
