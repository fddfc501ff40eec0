const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** An ISO date (yyyy-mm-dd) in words, 'November 2, 2026'; the same day in every time zone. */
export const formatDay = (isoDate: string): string => longDate.format(new Date(isoDate))

const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The same in short, 'Nov 2, 2026'. */
export const formatShortDay = (isoDate: string): string => shortDate.format(new Date(isoDate))

const DAY_MS = 86_400_000

/** The ISO date (yyyy-mm-dd) so many days before another. */
export const daysBefore = (isoDate: string, days: number): string =>
  new Date(Date.parse(isoDate) - days * DAY_MS).toISOString().slice(0, 10)

/** The ISO date (yyyy-mm-dd) so many days after another. */
export const daysAfter = (isoDate: string, days: number): string => daysBefore(isoDate, -days)

/** The ISO date (yyyy-mm-dd) in the visitor's time zone: late in an evening in New Jersey, UTC is a day ahead. */
export function localDay(time: Date): string {
  const month = String(time.getMonth() + 1).padStart(2, '0')
  return `${time.getFullYear()}-${month}-${String(time.getDate()).padStart(2, '0')}`
}

const dayInNewJersey = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/New_York' })

/** The ISO date (yyyy-mm-dd) where the homes are: what a server, whose own clock may be set to UTC, writes down. */
export const newJerseyDay = (time: Date): string => dayInNewJersey.format(time)

/** The ISO dates of the weekend that is going on or comes next, from `today` on: Saturday and Sunday, or a Sunday alone. */
export function weekendOf(today: string): string[] {
  const weekday = new Date(today).getUTCDay()
  return weekday === 0 ? [today] : [daysBefore(today, weekday - 6), daysBefore(today, weekday - 7)]
}

/** Today's ISO date (yyyy-mm-dd) where the homes are. */
export const todayInNewJersey = (): string => newJerseyDay(new Date())
