// What `npm run import` shows and writes before an import.
import { writeFile } from 'node:fs/promises'
import { missingFields, suggestColumnMap, type ColumnMap } from '#adapters/csv/column-map.ts'
import { readCsvHeader } from '#adapters/csv/csv-file.ts'
import { FeedError } from '#ports/server/listing-feed.ts'

/** A map's columns with their fields, as lines. */
export function columnsText({ columns }: ColumnMap): string {
  const width = Math.max(...Object.keys(columns).map((heading) => heading.length))
  return Object.entries(columns)
    .map(([heading, fields]) => `${heading.padEnd(width)}  ${[fields ?? 'not read'].flat().join(', ')}`)
    .join('\n')
}

/**
 * Writes the map that a CSV file's headings suggest, and says what it is to be completed with.
 *
 * @throws FeedError if the map's file is there already or can't be written.
 */
export async function writeSuggestedMap(csvPath: string, mapPath: string): Promise<string> {
  const map = suggestColumnMap(await readCsvHeader(csvPath))
  try {
    await writeFile(mapPath, `${JSON.stringify(map, null, 2)}\n`, { flag: 'wx' })
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new FeedError(isThere ? `${mapPath} already exists` : `${mapPath}: ${(error as Error).message}`)
  }
  const missing = missingFields(map)
  const todo = missing.length === 0 ? '' : `\nStill needed, as a column or under "defaults": ${missing.join(', ')}`
  return `${columnsText(map)}\nWritten to ${mapPath}.${todo}`
}
