import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import type { RentBenchmarkRow } from '#domain/money/rent-benchmark.ts'
import { FigureFileError, type FigureFile } from '#ports/server/figure-file.ts'
import type { FigureDocument } from './figure-document.ts'
import { yearOfFile } from './file-year.ts'
import { columnOf, numberIn, underHeader } from './header-columns.ts'

const HELD = rentBenchmarks({}).zips
const BEDROOMS = [0, 1, 2, 3, 4] as const
/** The column's name differs by year. */
const ZIP = /^zip ?code$/

/** HUD's small-area rents (`FY28_safmrs.xlsx`): a row for each ZIP code and area. Null: another file. */
export function hudRents(document: FigureDocument): FigureFile | null {
  const table = underHeader(document.sheets, [ZIP, /^safmr 0br$/])
  if (table === null) return null
  const { header, rows } = table
  const zip = columnOf(header, ZIP, 'ZIP Code')
  const area = header.findIndex((cell) => cell.includes('fair market rent area name'))
  const columns = BEDROOMS.map((beds) => columnOf(header, new RegExp(`^safmr ${beds}br$`), `SAFMR ${beds}BR`))
  const byZip = Map.groupBy(
    rows.filter((row) => Object.hasOwn(HELD, zipIn(row[zip]))),
    (row) => zipIn(row[zip]),
  )
  const missing = Object.keys(HELD).filter((code) => !byZip.has(code))
  if (missing.length > 0)
    throw new FigureFileError(`it lacks ${missing.length} of our ZIP codes: ${missing.slice(0, 8).join(', ')}`)
  const read = [...byZip].map(([code, all]) => [code, rentsOf(code, inOurArea(code, all, area), columns)] as const)
  const fiscalYear = yearOfFile(document)
  // The federal fiscal year begins in October of the year before.
  const newRows = { fiscalYear, asOf: `${fiscalYear - 1}-10-01`, zips: Object.fromEntries(read) }
  return {
    title: 'HUD, small-area fair market rents',
    figures: [],
    table: { name: 'hudRents', rows: newRows },
    crossCheck: null,
    notes: [],
  }
}

/** Sheets may hold 07030 as a number. */
const zipIn = (cell: string | undefined): string => (cell ?? '').padStart(5, '0')

/** Of a ZIP code in two areas the row of the area we name. */
const inOurArea = (zip: string, rows: readonly string[][], area: number): string[] =>
  rows.find((row) => area !== -1 && row[area] === HELD[zip]!.area) ?? rows[0]!

function rentsOf(zip: string, row: readonly string[], columns: readonly number[]): RentBenchmarkRow['rents'] {
  const rents = columns.map((at) => numberIn(row[at]))
  const isWhole = rents.every((rent, at) => rent !== null && rent >= (rents[at - 1] ?? 1))
  if (!isWhole) throw new FigureFileError(`the rents of ZIP code ${zip} aren’t five increasing amounts`)
  return rents as unknown as RentBenchmarkRow['rents']
}
