const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** An ISO date (yyyy-mm-dd) in words, 'November 2, 2026'; the same day in every time zone. */
export const savedDateText = (isoDate: string): string => longDate.format(new Date(isoDate))
