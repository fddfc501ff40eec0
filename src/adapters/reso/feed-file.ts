import { stat } from 'node:fs/promises'
import { FeedError } from '#ports/server/listing-feed.ts'
import type { RecordVersion } from '#ports/server/record-version.ts'

/**
 * The size of a feed's file in bytes.
 *
 * @throws FeedError if there is no such file.
 */
export async function statFeedFile(path: string): Promise<number> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new FeedError(
      error.code === 'ENOENT' ? `There is no file ${path}` : `${path} cannot be read: ${error.message}`,
    )
  })
  if (!stats.isFile()) throw new FeedError(`${path} is not a file`)
  return stats.size
}

/** The two readings of a file. */
export interface FileReadings<Checked, T> {
  /** First: for the versions. */
  check: () => AsyncIterable<Checked>
  checkedVersionOf: (record: Checked) => RecordVersion | null
  /** Second: for the records. */
  read: () => AsyncIterable<T>
  versionOf: (record: T) => RecordVersion | null
}

/** The records of a file without older versions; memory holds keys, not records. */
export async function* newestVersions<Checked, T>({
  check,
  checkedVersionOf,
  read,
  versionOf,
}: FileReadings<Checked, T>): AsyncGenerator<T> {
  const newest = await findNewest(check(), checkedVersionOf)
  let index = 0
  for await (const record of read()) {
    const version = versionOf(record)
    if (version === null || newest.get(version.key)?.index === index) yield record
    index += 1
  }
}

/** The index of the newest version of each key; of equally new ones the first. A broken file is reported by the second reading. */
async function findNewest<T>(
  records: AsyncIterable<T>,
  versionOf: (record: T) => RecordVersion | null,
): Promise<Map<string, { index: number; modified: number }>> {
  const newest = new Map<string, { index: number; modified: number }>()
  let index = 0
  try {
    for await (const record of records) {
      const version = versionOf(record)
      const modified = version?.modified ?? Number.NEGATIVE_INFINITY
      const known = version && newest.get(version.key)
      if (version && (!known || modified > known.modified)) newest.set(version.key, { index, modified })
      index += 1
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
  }
  return newest
}
