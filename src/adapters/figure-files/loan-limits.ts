import { COUNTIES, type County } from '#domain/geo/county.ts'
import { FigureFileError, type FigureFile } from '#ports/server/figure-file.ts'
import type { FigureDocument } from './figure-document.ts'
import { yearOfFile } from './file-year.ts'
import { columnOf, numberIn, underHeader } from './header-columns.ts'

/** Our counties' codes of the Census Bureau (FIPS), after New Jersey's 34. */
const COUNTY_CODES: Readonly<Record<County, string>> = {
  Bergen: '003',
  Essex: '013',
  Hudson: '017',
  Morris: '027',
  Passaic: '031',
  Sussex: '037',
  Warren: '041',
}
const NEW_JERSEY = '34'
const UNITS = ['one', 'two', 'three', 'four'] as const

/** FHFA's list of conforming limits by county (XLSX or CSV): a title, then the header. Null: another file. */
export function conformingLimits(document: FigureDocument): FigureFile | null {
  const table = underHeader(document.sheets, [/^fips state code$/, /^one-unit limit$/])
  if (table === null) return null
  const { header, rows } = table
  const [state, county] = [
    columnOf(header, /^fips state code$/, 'FIPS State Code'),
    columnOf(header, /^fips county code$/, 'FIPS County Code'),
  ]
  const units = UNITS.map((unit) => columnOf(header, new RegExp(`^${unit}-unit limit$`), `${unit}-unit limit`))
  const ours = rows.filter((row) => row[state]!.padStart(2, '0') === NEW_JERSEY)
  const byCode = new Map(ours.map((row) => [row[county]!.padStart(3, '0'), units.map((at) => numberIn(row[at]))]))
  const figures = limitsOf('conforming', yearOfFile(document), byCode, 'fhfa-limits')
  const inArea = COUNTIES.filter((name) => name !== 'Warren').map((name) => byCode.get(COUNTY_CODES[name])![0])
  const differ = new Set(inArea).size > 1
  const notes = differ
    ? ['The limits for counties in the New York area differ. They’ve been equal every year so far.']
    : []
  return { title: 'FHFA, conforming loan limits by county', figures, table: null, crossCheck: null, notes }
}

/** Columns of HUD's fixed-width file, counted from 1 as HUD's layout does, both included. */
const FIXED = {
  units: [
    [74, 80],
    [81, 87],
    [88, 94],
    [95, 101],
  ],
  state: [102, 103],
  county: [104, 106],
} as const
const LENGTH = 133
const NEW_JERSEY_COUNTIES = 21

const cut = (line: string, [from, to]: readonly [number, number]): string => line.slice(from - 1, to).trim()

/** HUD's FHA limits by county (`cy2027-forward-limits.txt`): text of fixed width without a header. Null: another file. */
export function fhaLimits(document: FigureDocument): FigureFile | null {
  const rows = document.lines.filter((line) => line.length >= LENGTH)
  const ours = rows.filter((line) => cut(line, FIXED.state) === 'NJ' && /^\d{3}$/.test(cut(line, FIXED.county)))
  if (ours.length === 0) return null
  const byCode = new Map(
    ours.map((line) => [cut(line, FIXED.county), FIXED.units.map((at) => numberIn(cut(line, at)))]),
  )
  if (byCode.size !== NEW_JERSEY_COUNTIES) {
    throw new FigureFileError(`it has ${byCode.size} of New Jersey’s 21 counties: it was cut off; download it again`)
  }
  const figures = limitsOf('fha', yearOfFile(document), byCode, 'hud-fha-limits')
  return { title: 'HUD, FHA loan limits by county', figures, table: null, crossCheck: null, notes: [] }
}

function limitsOf(
  kind: 'conforming' | 'fha',
  year: number,
  byCode: ReadonlyMap<string, (number | null)[]>,
  source: string,
): FigureFile['figures'] {
  return COUNTIES.map((county) => {
    const value = byCode.get(COUNTY_CODES[county])
    if (value === undefined) throw new FigureFileError(`it has no row for ${county} County`)
    const isWhole = value.every((limit, at) => limit !== null && limit > (value[at - 1] ?? 0))
    if (!isWhole) throw new FigureFileError(`the limits of ${county} County aren’t four increasing amounts`)
    return { name: `loanLimits.${kind}.${county}`, value, asOf: `${year}-01-01`, source }
  })
}
