import { CsvRows, UnclosedQuote } from '#adapters/csv/csv-rows.ts'
import { TransitFeedError } from '#ports/server/transit-feed.ts'
import type { ZipArchive } from './zip-archive.ts'

/** The text of a row's column, trimmed; '' where the file doesn't have it. */
export type Cell<Column extends string> = (column: Column) => string

/**
 * The rows of a file of the feed; memory holds one chunk. Text is UTF-8, with or without a byte order mark (GTFS reference, 'File
 * requirements').
 *
 * @throws TransitFeedError if a required column is missing, or the text isn't UTF-8 or doesn't close a quotation mark.
 */
export async function* readTable<Column extends string>(
  zip: ZipArchive,
  file: string,
  required: readonly Column[],
): AsyncGenerator<Cell<Column | OptionalColumn>> {
  let places: ReadonlyMap<string, number> | null = null
  let cells: readonly string[] = []
  // One for all rows: a feed has millions.
  const cell = (column: string): string => {
    const place = places!.get(column)
    return place === undefined ? '' : (cells[place] ?? '').trim()
  }
  for await (const row of rows(zip, file)) {
    if (places === null) places = header(row, required, `${file} in ${zip.name}`)
    else {
      cells = row
      yield cell
    }
  }
  if (places === null) throw new TransitFeedError(`${file} in ${zip.name} is empty`)
}

/** Columns that a file need not have. */
type OptionalColumn = string

function header(row: readonly string[], required: readonly string[], title: string): ReadonlyMap<string, number> {
  const places = new Map(row.map((name, place) => [name.trim().toLowerCase(), place]))
  const missing = required.filter((name) => !places.has(name))
  if (missing.length > 0) throw new TransitFeedError(`${title} has no column ${missing.join(', ')}`)
  return places
}

async function* rows(zip: ZipArchive, file: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const csv = new CsvRows(',')
  try {
    for await (const chunk of zip.read(file)) {
      for (const { cells } of csv.write(decoder.decode(chunk, { stream: true }))) yield cells
    }
    for (const { cells } of csv.write(decoder.decode())) yield cells
    for (const { cells } of csv.end()) yield cells
  } catch (error) {
    const title = `${file} in ${zip.name}`
    if (error instanceof UnclosedQuote) throw new TransitFeedError(`${title}: ${error.message}`)
    if (error instanceof TypeError) throw new TransitFeedError(`${title} is not UTF-8 text`)
    throw error
  }
}
