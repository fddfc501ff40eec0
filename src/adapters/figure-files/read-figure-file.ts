import { FigureFileError, type FigureFile } from '#ports/server/figure-file.ts'
import { openFigureDocument, type FigureDocument } from './figure-document.ts'
import { hudRents } from './hud-rents.ts'
import { conformingLimits, fhaLimits } from './loan-limits.ts'
import { mortgageRate } from './mortgage-rate.ts'
import { taxBills } from './tax-bills.ts'
import { equalization, taxRates, taxRatios } from './tax-tables.ts'

/** Each knows its file by what stands in it, whatever it is called. */
const READERS: readonly ((document: FigureDocument) => FigureFile | null)[] = [
  mortgageRate,
  conformingLimits,
  hudRents,
  taxBills,
  equalization,
  taxRatios,
  taxRates,
  fhaLimits,
]

/** Reads an official file of public figures. @throws FigureFileError if it is none that is known, or can't be read whole. */
export async function readFigureFile(path: string): Promise<FigureFile> {
  const document = await openFigureDocument(path)
  try {
    for (const read of READERS) {
      const file = read(document)
      if (file !== null) return file
    }
  } catch (error) {
    if (error instanceof FigureFileError) throw new FigureFileError(`${document.name}: ${error.message}`)
    throw error
  }
  throw new FigureFileError(
    `${document.name} isn’t a file we know. docs/public-figures.md lists the files with their columns`,
  )
}
