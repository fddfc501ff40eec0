import { formatDay, formatMonth } from '../day-text.ts'
import { ageText } from '../money/figure.ts'
import type { Timetable } from './timetable.ts'

/** 'timetable of September 2026': stands with every minute, also after the timetable has ended. */
export const timetableName = ({ asOf }: Pick<Timetable, 'asOf'>): string => `timetable of ${formatMonth(asOf)}`

/** 'timetable of September 2026, which ended on October 10'; `today` as ISO date. */
export function datedTimetable({ asOf, endsOn }: Pick<Timetable, 'asOf' | 'endsOn'>, today: string): string {
  const ended = endsOn !== null && endsOn < today ? `, which ended on ${formatDay(endsOn)}` : ''
  return `${timetableName({ asOf })}${ended}`
}

/** 'PATH train times: from February 2017, older than a year.' for each part that is. `today` as ISO date. */
export const oldParts = ({ sources }: Pick<Timetable, 'sources'>, today: string): string[] =>
  sources.flatMap(({ title, asOf }) => {
    const age = ageText(asOf, { afterDays: 365 }, today)
    return age === null ? [] : [`${title.split(/[,(]/)[0]!.trim()}: from ${formatMonth(asOf)}, ${age}.`]
  })
