const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A figure's date as 'November 2022'; a year and words stay as they are. */
export const monthText = (asOf: string): string =>
  /^\d{4}-\d{2}/.test(asOf) ? month.format(new Date(asOf.slice(0, 7))) : asOf
