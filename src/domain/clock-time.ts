/** What a clock and a calendar show. */
export interface ClockTime {
  /** ISO date (yyyy-mm-dd). */
  day: string
  /** 0 to 23. */
  hour: number
  minute: number
}

/** An hour of the 24-hour clock on a 12-hour clock, 1 to 12. */
export const twelveHour = (hour: number): number => hour % 12 || 12

/** '05'. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
