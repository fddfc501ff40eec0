import type { Timetable } from './timetable.ts'

const monthOf = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'timetable of September 2026': stands with every minute, also after the timetable has ended. */
export const timetableName = ({ asOf }: Pick<Timetable, 'asOf'>): string =>
  `timetable of ${monthOf.format(new Date(asOf))}`
