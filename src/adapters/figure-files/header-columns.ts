import { FigureFileError } from '#ports/server/figure-file.ts'

/** A sheet's rows below its header, and where its columns are. */
export interface HeadedRows {
  header: readonly string[]
  rows: readonly string[][]
}

/** Headings may have line breaks within. */
export const plainHeading = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** The first sheet that has a row with these headings, from there on; null if none has. Capitals and line breaks don't count. */
export function underHeader(sheets: readonly (readonly string[][])[], headings: readonly RegExp[]): HeadedRows | null {
  for (const sheet of sheets) {
    const at = sheet.findIndex((row) =>
      headings.every((heading) => row.some((cell) => heading.test(plainHeading(cell)))),
    )
    if (at !== -1) return { header: sheet[at]!.map(plainHeading), rows: sheet.slice(at + 1) }
  }
  return null
}

/** The column of a heading. @throws FigureFileError names the heading that is missing. */
export function columnOf(header: readonly string[], heading: RegExp, name: string): number {
  const at = header.findIndex((cell) => heading.test(cell))
  if (at === -1) throw new FigureFileError(`it has no column "${name}"`)
  return at
}

/** A number as tables write it ('$1,209,750'); null for anything else. */
export function numberIn(text: string | undefined): number | null {
  const digits = (text ?? '').replaceAll(/[$,%\s]/g, '')
  return /^-?\d*\.?\d+$/.test(digits) ? Number(digits) : null
}
