const clockInNewJersey = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/New_York',
})

/** The time at which New Jersey's clocks show an hour and a minute on an ISO date, from 4 to 23 o'clock: they never change then. */
export function newJerseyTime(day: string, hour: number, minute = 0): Date {
  const asUtc = Date.parse(day) + hour * 60 * 60 * 1000
  // The offset is the difference between the hour wanted and the hour New Jersey's clock shows.
  const shown = Number(clockInNewJersey.format(asUtc))
  const behind = (hour - shown + 24) % 24
  return new Date(asUtc + (behind * 60 + minute) * 60 * 1000)
}
