import type { Agency } from '#domain/agency/agency.ts'
import type { DaysOff } from '#domain/inquiry/days-off.ts'
import contract from './public-figures/contract.json' with { type: 'json' }
import type { Figures } from './public-figures/figure.ts'
import { holidayTable } from './public-figures/holidays.ts'

const HOLIDAYS = holidayTable(contract.figures as unknown as Figures)

/** The days on which an agency shows no homes: the legal holidays, which attorney review skips too, and its own. */
export const daysOff = ({ closedDays }: Pick<Agency, 'closedDays'>): DaysOff => ({
  holidays: HOLIDAYS,
  closed: closedDays,
})
