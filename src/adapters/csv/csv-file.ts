import { newestVersions, statFeedFile } from '#adapters/reso/feed-file.ts'
import { FeedError, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import { missingColumns, missingFields, type ColumnMap } from './column-map.ts'
import { csvFormat, type CsvRecord } from './csv-format.ts'
import { columnsOf, recordOfCells, type Columns } from './csv-record.ts'
import type { CsvRow } from './csv-rows.ts'
import { readCsv } from './csv-text.ts'

export interface CsvFileOptions {
  map: ColumnMap
  now: Date
  onProgress: (progress: ReadProgress) => void
}

/**
 * Opens a CSV file whose columns a map names. The file is read twice, so that of several rows of one key the newest counts.
 *
 * @throws FeedError if there is no such file, the map names columns it doesn't have, or no column gives a needed field.
 */
export async function openCsvFile(path: string, { map, now, onProgress }: CsvFileOptions): Promise<ListingFeed> {
  const size = await statFeedFile(path)
  const header = await readCsvHeader(path)
  checkMap(map, header, path)
  const columns = columnsOf(map, header)
  const format = csvFormat(columns, now)
  const read = (phase: ReadProgress['phase']) => () =>
    readRecords(path, columns, map, (done) => onProgress({ phase, done, total: size, unit: 'bytes' }))
  return {
    complete: true,
    format,
    records: newestVersions({
      check: read('checking'),
      checkedVersionOf: (record) => format.versionOf(record),
      read: read('reading'),
      versionOf: (record) => format.versionOf(record),
    }),
  }
}

/** The headings of a CSV file, trimmed. @throws FeedError if there are none, or two are the same. */
export async function readCsvHeader(path: string): Promise<string[]> {
  await statFeedFile(path)
  for await (const { cells } of readCsv(path, () => {})) {
    const header = cells.map((cell) => cell.trim())
    const twice = header.find((heading, place) => heading !== '' && header.indexOf(heading) !== place)
    if (twice === undefined) return header
    throw new FeedError(`${path} has two columns named "${twice}"`)
  }
  throw new FeedError(`${path} is empty`)
}

function checkMap(map: ColumnMap, header: readonly string[], path: string): void {
  const columns = missingColumns(map, header)
  if (columns.length > 0) {
    throw new FeedError(`${path} has no column ${quoted(columns)}, which the map names. It has ${quoted(header)}`)
  }
  const fields = missingFields(map)
  if (fields.length === 0) return
  throw new FeedError(`The map doesn’t include ${fields.join(', ')}: name a column, or a value under "defaults"`)
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

async function* readRecords(
  path: string,
  columns: Columns,
  map: ColumnMap,
  onBytes: (bytes: number) => void,
): AsyncGenerator<CsvRecord> {
  let isHeader = true
  for await (const row of readCsv(path, onBytes)) {
    if (!isHeader)
      yield { row: row.number, record: recordOfCells(row.cells, columns, map), fault: faultOf(row, columns) }
    isHeader = false
  }
}

/** A missing or further cell moves all that follow it into other columns. Empty ones at the end mean nothing. */
function faultOf({ cells, fault }: CsvRow, columns: Columns): string | null {
  if (fault !== null) return fault
  const isWhole = cells.length >= columns.length && cells.slice(columns.length).every((cell) => cell.trim() === '')
  return isWhole ? null : `has ${cells.length} cells, but the header has ${columns.length}`
}
