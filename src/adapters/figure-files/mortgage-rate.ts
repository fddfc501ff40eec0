import { isDay } from '#domain/day.ts'
import { FigureFileError, type FigureFile } from '#ports/server/figure-file.ts'
import type { FigureDocument } from './figure-document.ts'
import { columnOf, numberIn, underHeader } from './header-columns.ts'

const [LEAST, MOST] = [2, 15]

/** Freddie Mac's PMMS_history.csv: a row a week, the oldest first. Null: another file. */
export function mortgageRate({ sheets }: FigureDocument): FigureFile | null {
  const table = underHeader(sheets, [/^date$/, /^pmms30$/])
  if (table === null) return null
  const [date, rate] = [columnOf(table.header, /^date$/, 'date'), columnOf(table.header, /^pmms30$/, 'pmms30')]
  const last = table.rows.findLast((row) => numberIn(row[rate]) !== null)
  const [value, asOf] = [numberIn(last?.[rate]), isoDay(last?.[date] ?? '')]
  if (value === null || asOf === null) throw new FigureFileError('it has no row with a date and a rate in "pmms30"')
  if (value < LEAST || value > MOST) {
    throw new FigureFileError(`its last rate is ${value}; a rate must be from ${LEAST} to ${MOST} percent`)
  }
  const figure = { name: 'mortgage.rate30', value, asOf, source: 'pmms' }
  return { title: 'Freddie Mac, weekly mortgage rates', figures: [figure], table: null, crossCheck: null, notes: [] }
}

/** '11/19/2026' as an ISO date; null for another text. */
function isoDay(text: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (year === undefined) return isDay(text) ? text : null
  const iso = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}
