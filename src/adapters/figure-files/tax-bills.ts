import type { TownKey } from '#domain/geo/town.ts'
import type { LoadedBill } from '#domain/money/loaded-tables.ts'
import { FigureFileError, type FigureFile } from '#ports/server/figure-file.ts'
import type { FigureDocument } from './figure-document.ts'
import { yearOfFile } from './file-year.ts'
import { numberIn, plainHeading } from './header-columns.ts'
import { countyNamed, everyTown, isOurCounty, townOfDistrict } from './tax-district.ts'

/** Columns of the workbook's sheet of towns; headings go over several rows. */
interface Columns {
  bill: number
  assessment: number
  school: number
  municipal: number
  county: number
}

/** The parts make the bill to this many dollars: each is rounded. */
const ROUNDING = 3

/**
 * The tax tables of the Department of Community Affairs (`26taxes.xls`): a row for each town, with county, average residential tax bill and
 * property value, and the parts for schools, town and county, as amounts or shares. Null: another file.
 */
export function taxBills(document: FigureDocument): FigureFile | null {
  const sheet = document.sheets.find((rows) => WORDS.every((word) => headingOf(rows).includes(word)))
  if (sheet === undefined) return null
  const first = sheet.findIndex(isTownRow)
  if (first === -1) throw new FigureFileError('it has no rows with a county, a town, and amounts')
  const columns = columnsOf(sheet.slice(0, first), sheet[first]!)
  const rows = sheet
    .slice(first)
    .filter(isTownRow)
    .flatMap((row): (readonly [TownKey, LoadedBill])[] => {
      const town = townOf(row)
      return town === null ? [] : [[town, billOf(town, row, columns)]]
    })
  const year = yearOfFile(document)
  return {
    title: `NJ Department of Community Affairs, average tax bills of ${year}`,
    figures: [],
    table: { name: 'taxBills', rows: { year, towns: everyTown(rows) } },
    crossCheck: null,
    notes: [],
  }
}

/** The headings go over several rows, so that words of one stand apart. */
const WORDS = ['average', 'residential', 'school']
/** Rows in which headings stand. */
const HEADING_ROWS = 15
const headingOf = (rows: readonly string[][]): string => rows.slice(0, HEADING_ROWS).flat().map(plainHeading).join(' ')

const textsOf = (row: readonly string[]): string[] => row.filter((cell) => /[a-z]/i.test(cell))
const isTownRow = (row: readonly string[]): boolean =>
  textsOf(row).length >= 2 &&
  textsOf(row).some((cell) => countyNamed(cell) !== null) &&
  row.filter((cell) => numberIn(cell) !== null).length >= 3

function townOf(row: readonly string[]): TownKey | null {
  const texts = textsOf(row)
  const at = texts.findIndex((cell) => countyNamed(cell) !== null)
  const county = countyNamed(texts[at]!)!
  if (!isOurCounty(county)) return null
  const code = row.find((cell) => /^\d{4}$|^\d{2}-\d{2}$/.test(cell)) ?? null
  const name = texts.find((_, place) => place !== at)!
  const town = townOfDistrict(null, county, name) ?? townOfDistrict(code, county, name)
  if (town === null) throw new FigureFileError(`"${name}" isn’t a town we know in ${county} County`)
  return town
}

/** A column's heading is what stands above it in all rows. */
function columnsOf(above: readonly string[][], row: readonly string[]): Columns {
  const headings = row.map((_, at) =>
    above
      .map((cells) => plainHeading(cells[at] ?? ''))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  const find = (name: string, is: (heading: string) => boolean): number => {
    const at = headings.findIndex((heading, place) => numberIn(row[place]) !== null && is(heading))
    if (at === -1) throw new FigureFileError(`it has no column for "${name}"`)
    return at
  }
  const isAverage = (heading: string) => /average/.test(heading)
  const isValue = (heading: string) => /value|assess/.test(heading)
  return {
    bill: find(
      'average residential tax bill',
      (text) => isAverage(text) && /tax|bill/.test(text) && !isValue(text) && !/school|municipal|county/.test(text),
    ),
    assessment: find('average residential property value', (text) => isAverage(text) && isValue(text)),
    school: find('school', (text) => /school/.test(text)),
    municipal: find('municipal', (text) => /municipal(?!ity)/.test(text)),
    county: find('county', (text) => /county/.test(text)),
  }
}

function billOf(town: TownKey, row: readonly string[], columns: Columns): LoadedBill {
  const [bill, assessment] = [numberIn(row[columns.bill]), numberIn(row[columns.assessment])]
  const parts = [columns.school, columns.municipal, columns.county].map((at) => numberIn(row[at]) ?? 0)
  if (bill === null || assessment === null || assessment <= 0) {
    throw new FigureFileError(`${town} has no bill or no property value`)
  }
  const [school, municipal, county] = amountsOf(parts, bill)
  if (Math.abs(school! + municipal! + county! - bill) > ROUNDING) {
    throw new FigureFileError(`the parts of ${town} (${parts.join(', ')}) don’t add up to its bill of ${bill}`)
  }
  return [Math.round(bill), null, Math.round(assessment), school!, municipal!, county!]
}

/** Shares of 1 or of 100, or amounts, as whole dollars. */
function amountsOf(parts: readonly number[], bill: number): number[] {
  const sum = parts.reduce((all, part) => all + part, 0)
  const whole = [1, 100].find((all) => Math.abs(sum - all) <= all / 100)
  return parts.map((part) => Math.round(whole === undefined ? part : (part / whole) * bill))
}
