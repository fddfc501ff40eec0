import type { Agency } from '#domain/agency/agency.ts'
import type { ShowingTimes } from '#domain/inquiry/showing-times.ts'
import contract from './public-figures/contract.json' with { type: 'json' }
import type { Figures } from './public-figures/figure.ts'
import { holidayTable } from './public-figures/holidays.ts'

const HOLIDAYS = holidayTable(contract.figures as unknown as Figures)

/** What decides when an agency shows homes. */
export type ShowingAgency = Pick<Agency, 'closedDays' | 'tourHours'>

/** When an agency shows homes: at its hours, but not on legal holidays, which attorney review skips too, and its own closed days. */
export const showingTimes = ({ closedDays, tourHours }: ShowingAgency): ShowingTimes => ({
  holidays: HOLIDAYS,
  closed: closedDays,
  hours: tourHours,
})
