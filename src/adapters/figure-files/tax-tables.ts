import { FigureFileError, type FigureFile } from '#ports/server/figure-file.ts'
import { districtLines, type DistrictLine } from './district-lines.ts'
import type { FigureDocument } from './figure-document.ts'
import { yearOfFile } from './file-year.ts'
import { everyTown } from './tax-district.ts'

const says = ({ lines }: FigureDocument, ...words: readonly RegExp[]): boolean =>
  words.every((word) => lines.some((line) => word.test(line)))

/** A common level range is 15 percent to either side of the ratio, up to 100 percent (N.J.S.A. 54:1-35a); rounded to a hundredth. */
const RANGE = 0.15
const ROUNDING = 0.011

/**
 * The State's certified average ratios (Chapter 123, `2027CH123.pdf`): district, ratio, and the common level range, which proves that
 * the ratio was read from its own column. Null: another file.
 */
export function taxRatios(document: FigureDocument): FigureFile | null {
  if (!says(document, /common level range|chapter 123/i)) return null
  const rows = districtLines(document.lines).map((row) => [row.town, ratioOf(row)] as const)
  const year = yearOfFile(document)
  return {
    title: `NJ Division of Taxation, average ratios for tax year ${year} (Chapter 123)`,
    figures: [],
    table: { name: 'taxRatios', rows: { year, towns: everyTown(rows) } },
    crossCheck: null,
    notes: [],
  }
}

function ratioOf({ numbers, line }: DistrictLine): number {
  const [ratio, low, high] = numbers
  const fits =
    ratio !== undefined &&
    low !== undefined &&
    high !== undefined &&
    Math.abs(ratio * (1 - RANGE) - low) <= ROUNDING &&
    (Math.abs(ratio * (1 + RANGE) - high) <= ROUNDING || (high >= 100 && high >= ratio))
  if (!fits) throw new FigureFileError(`"${line}" isn’t a ratio with its common level range (85 and 115 percent of it)`)
  return ratio
}

/** The State's general and effective rates by district (`2026taxrates.pdf`); only the general rate is kept. Null: another file. */
export function taxRates(document: FigureDocument): FigureFile | null {
  if (!says(document, /general.{0,12}(?:tax )?rate|general and effective/i, /effective/i)) return null
  const rows = districtLines(document.lines).map((row) => [row.town, generalRate(row)] as const)
  const year = yearOfFile(document)
  return {
    title: `NJ Division of Taxation, general tax rates of ${year}`,
    figures: [],
    table: { name: 'taxRates', rows: { year, towns: everyTown(rows) } },
    crossCheck: null,
    notes: ['We left out the file’s effective rates. They’re based on older ratios, and we don’t use them.'],
  }
}

function generalRate({ numbers, line }: DistrictLine): number {
  const [general, effective] = numbers
  const fits = general !== undefined && effective !== undefined && general > 0 && general < 30 && effective < 15
  if (!fits) throw new FigureFileError(`"${line}" isn’t a general and an effective rate`)
  return general
}

/**
 * The State's Table of Equalized Valuations. Its Director's ratio is close to the ratio of Chapter 123, and not the same: it only shows
 * where a ratio of ours is off. Null: another file.
 */
export function equalization(document: FigureDocument): FigureFile | null {
  if (!says(document, /equalized valuation|director.?s ratio/i)) return null
  const rows = districtLines(document.lines).map((row) => [row.town, directorsRatio(row)] as const)
  return {
    title: `NJ Division of Taxation, equalized valuations of ${yearOfFile(document)}`,
    figures: [],
    table: null,
    crossCheck: everyTown(rows),
    notes: [],
  }
}

/** District, assessed valuation, ratio, true value: the ratio is the one that makes the true value of the assessed. */
function directorsRatio({ numbers, line }: DistrictLine): number {
  const found = numbers.find((ratio, at) => {
    const [assessed, trueValue] = [numbers[at - 1], numbers[at + 1]]
    if (assessed === undefined || trueValue === undefined || trueValue === 0) return false
    return Math.abs((assessed / trueValue) * 100 - ratio) < 0.05
  })
  if (found === undefined) throw new FigureFileError(`"${line}" isn’t an assessed valuation, a ratio, and a true value`)
  return found
}
