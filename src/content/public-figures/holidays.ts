import type { HolidayTable } from '#domain/money/legal-holidays.ts'
import type { Figures } from './figure.ts'

type HolidayFigures = Pick<Figures, 'holidays.list' | 'holidays.doubtful' | 'holidays.extra' | 'holidays.saturdayShift'>

/** The holidays that the figures name. */
export const holidayTable = (figures: HolidayFigures): HolidayTable => ({
  legal: figures['holidays.list'].value,
  doubtful: figures['holidays.doubtful'].value,
  proclaimed: figures['holidays.extra']?.value ?? [],
  saturdayShift: figures['holidays.saturdayShift'].value,
})
