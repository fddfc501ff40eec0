import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openGtfs } from '#adapters/gtfs/gtfs-feed.ts'
import { readTownAt } from '#adapters/town-areas/town-at.ts'
import { readFeeds } from '#application/timetable-import/read-feeds.ts'
import { timetableReport } from '#application/timetable-import/timetable-report.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { fileOf } from '#content/timetable/timetable-file.ts'
import type { Station } from '#domain/commute/station.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { fail, invalid, ok, type Result } from '#domain/result.ts'
import { TransitFeedError, type TransitFeed } from '#ports/server/transit-feed.ts'
import type { Config } from '#process/config.ts'
import { replaceFile } from '#process/replace-file.ts'
import { openTimetable } from './live-timetable.ts'

const TOWNS = fileURLToPath(new URL('../../public/basemap/towns.topo.json', import.meta.url))
const TERMS =
  'Minutes are scheduled, from station to station, and can change. They’re derived from the publishers’ files, used by this site’s operator under the publishers’ terms.'

/** The name of the operator's timetable in DATA_DIR. */
const FILE = 'timetable.json'

export interface ImportedTimetable {
  /** Where it was written. */
  file: string
  /** Line by line. */
  report: string[]
  notes: string[]
}

/**
 * Makes the timetable anew from GTFS files and puts it in place of the old one at once; a failure leaves the old one as it is.
 *
 * @param today ISO date.
 */
export async function importGtfs(
  paths: readonly string[],
  config: Pick<Config, 'dataDir' | 'timetableFile'>,
  today: string,
): Promise<Result<ImportedTimetable>> {
  const file = config.timetableFile ?? join(config.dataDir, FILE)
  const inForce = await timetableInForce(config.timetableFile)
  const feeds: TransitFeed[] = []
  try {
    for (const path of paths) feeds.push(await openGtfs(path, today))
    const townAt = await readTownAt(TOWNS)
    const { timetable, notes } = await readFeeds(feeds, { today, townAt, known: knownStations(inForce) })
    await replaceFile(file, JSON.stringify(fileOf(timetable, TERMS)))
    return ok({ file, report: timetableReport(timetable, inForce), notes })
  } catch (error) {
    if (error instanceof TransitFeedError) return fail(invalid([{ field: 'GTFS', message: error.message }]))
    throw error
  } finally {
    for (const feed of feeds) feed.close()
  }
}

/** A broken file is replaced like a good one; the comparison is then with the embedded table. */
async function timetableInForce(file: string | null): Promise<Timetable> {
  const read = await openTimetable(file)
  return read.ok ? read.value : EMBEDDED_TIMETABLE
}

/** The embedded ones first: their ids stand in saved searches. */
function knownStations(inForce: Timetable): Station[] {
  const embedded = new Set(EMBEDDED_TIMETABLE.stations.map(({ id }) => id))
  return [...EMBEDDED_TIMETABLE.stations, ...inForce.stations.filter(({ id }) => !embedded.has(id))]
}
