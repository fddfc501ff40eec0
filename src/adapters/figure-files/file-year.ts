import { FigureFileError } from '#ports/server/figure-file.ts'
import type { FigureDocument } from './figure-document.ts'

/**
 * The year a file is for: in the publisher's name of the file (`2027CH123.pdf`, `FY28_safmrs.xlsx`, `26taxes.xls`), else in the first
 * lines ('tax year 2027').
 *
 * @throws FigureFileError if neither says it.
 */
export function yearOfFile({ name, lines }: FigureDocument): number {
  const short = /^fy(\d\d)(?!\d)/i.exec(name)?.[1] ?? /^(\d\d)tax/i.exec(name)?.[1]
  if (short !== undefined) return 2000 + Number(short)
  const long = /(?<!\d)(20\d\d)(?!\d)/
  const said =
    long.exec(name)?.[1] ??
    lines
      .slice(0, HEADING)
      .map((line) => long.exec(line)?.[1])
      .find(Boolean)
  if (said !== undefined) return Number(said)
  throw new FigureFileError(`${name} doesn’t state its year in its name or first lines. Keep the publisher’s file name`)
}

/** Lines in which a heading stands. */
const HEADING = 12
