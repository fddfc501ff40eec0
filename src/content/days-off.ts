import contract from './public-figures/contract.json' with { type: 'json' }
import type { Figures } from './public-figures/figure.ts'
import { holidayTable } from './public-figures/holidays.ts'

/** The days on which the agency shows no homes: the legal holidays, which attorney review skips too. */
export const DAYS_OFF = holidayTable(contract.figures as unknown as Figures)
