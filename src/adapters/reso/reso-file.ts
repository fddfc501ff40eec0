import { createReadStream } from 'node:fs'
import { FeedError, type FeedItem, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import type { RecordVersion } from '#ports/server/record-version.ts'
import { newestVersions, statFeedFile } from './feed-file.ts'
import { BrokenJson, brokenAt, JsonRecords, type RawRecord } from './json-records.ts'
import { resoFormat } from './listing-from-reso.ts'
import { fingerprinter, fingerprintOf } from './record-fingerprint.ts'
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
  const raw = (phase: ReadProgress['phase']) =>
    readRaw(path, (done) => onProgress({ phase, done, total: size, unit: 'bytes' }))
  return {
    complete: true,
    format: resoFormat(now),
    records: newestVersions({
      check: () => parsed(path, raw('checking')),
      read: () => parsed(path, raw('reading')),
      versionOf: (record) => recordVersion(record, now),
    }),
    skipping: (stored) =>
      newestVersions({
        check: () => unlessStored(path, raw('checking'), stored, () => null),
        read: () => unlessStored(path, raw('reading'), stored, fingerprinter(now)),
        versionOf: (item) => ('stored' in item ? item.stored : recordVersion(item.record, now)),
      }),
  }
}

async function* parsed(path: string, records: AsyncIterable<FoundRecord>): AsyncGenerator {
  for await (const record of records) yield parse(record, path, record.bytes.toString())
}

/** The records, but for those that are stored with the same bytes: of them only what they are about. */
async function* unlessStored(
  path: string,
  records: AsyncIterable<FoundRecord>,
  stored: ReadonlyMap<string, RecordVersion>,
  nameOf: (bytes: Uint8Array, text: string) => string | null,
): AsyncGenerator<FeedItem> {
  const name = fingerprintOf()
  for await (const record of records) {
    const version = stored.size > 0 ? stored.get(name(record.bytes)) : undefined
    if (version) {
      yield { stored: version }
    } else {
      const text = record.bytes.toString()
      yield { record: parse(record, path, text), fingerprint: nameOf(record.bytes, text) }
    }
  }
}

/** Bytes read at once. */
const CHUNK = 256 * 1024

type OnBytes = (bytes: number) => void

/** A record and how many came before it. */
type FoundRecord = RawRecord & { before: number }

/** The records of the file in order; memory holds those of one chunk. */
async function* readRaw(path: string, onBytes: OnBytes): AsyncGenerator<FoundRecord> {
  const splitter = new JsonRecords()
  let [bytes, before] = [0, 0]
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Uint8Array>) {
      for (const record of splitter.write(chunk)) yield { ...record, before: before++ }
      bytes += chunk.length
      onBytes(bytes)
    }
    splitter.end()
  } catch (error) {
    throw error instanceof BrokenJson ? new FeedError(`${path} ${error.message}`) : error
  }
}

function parse({ offset, line, before }: FoundRecord, path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FeedError(`${path} ${brokenAt(offset, line, before).message}`)
  }
}
