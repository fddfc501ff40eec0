import { createReadStream } from 'node:fs'
import { FeedError, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import { newestVersions, statFeedFile } from './feed-file.ts'
import { BrokenJson, brokenAt, JsonRecords, type RawRecord } from './json-records.ts'
import { resoFormat } from './listing-from-reso.ts'
import { recordVersion } from './reso-fields.ts'

export interface ResoFileOptions {
  now: Date
  onProgress: (progress: ReadProgress) => void
}

/**
 * Opens a file in RESO Common Format: one record, an array of them, or an object whose `value` is that array. The file is
 * streamed twice: first to find the newest version of each key, then for the records. So older versions are skipped, and
 * memory holds keys, not records. A broken file yields the whole records before the break, then throws a `FeedError` that
 * names the line.
 *
 * @throws FeedError if there is no such file.
 */
export async function openResoFile(path: string, { now, onProgress }: ResoFileOptions): Promise<ListingFeed> {
  const size = await statFeedFile(path)
  const read = (phase: ReadProgress['phase']) => () =>
    readRecords(path, (done) => onProgress({ phase, done, total: size, unit: 'bytes' }))
  return {
    complete: true,
    format: resoFormat(now),
    records: newestVersions({
      check: read('checking'),
      read: read('reading'),
      versionOf: (record) => recordVersion(record, now),
    }),
  }
}

/** Bytes read at once. */
const CHUNK = 1 << 20

type OnBytes = (bytes: number) => void

/** The records of the file in order; memory holds those of one chunk. */
async function* readRecords(path: string, onBytes: OnBytes): AsyncGenerator {
  for await (const { record } of readRaw(path, onBytes)) yield record
}

interface ParsedRecord {
  record: unknown
  bytes: Uint8Array
}

async function* readRaw(path: string, onBytes: OnBytes): AsyncGenerator<ParsedRecord> {
  const splitter = new JsonRecords()
  let [bytes, found] = [0, 0]
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Uint8Array>) {
      for (const raw of splitter.write(chunk)) {
        yield { record: parsed(raw, found), bytes: raw.bytes }
        found += 1
      }
      bytes += chunk.length
      onBytes(bytes)
    }
    splitter.end()
  } catch (error) {
    throw error instanceof BrokenJson ? new FeedError(`${path} ${error.message}`) : error
  }
}

function parsed({ bytes, offset, line }: RawRecord, found: number): unknown {
  try {
    return JSON.parse((bytes as Buffer).toString())
  } catch {
    throw brokenAt(offset, line, found)
  }
}
