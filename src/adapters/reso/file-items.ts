import { createReadStream } from 'node:fs'
import { FeedError, type FeedItem, type ReadProgress } from '#ports/server/listing-feed.ts'
import type { RecordVersion } from '#ports/server/record-version.ts'
import { newestVersions } from './feed-file.ts'
import { BrokenJson, brokenAt, JsonRecords, topLevelValues, type RawRecord } from './json-records.ts'
import { fingerprinter, fingerprintOf } from './record-fingerprint.ts'
import { recordVersion } from './reso-fields.ts'

/** A file in RESO Common Format that is read. */
export interface FileReading {
  path: string
  /** Bytes. */
  size: number
  now: Date
  /** The records that are stored, by what names their content. */
  stored: ReadonlyMap<string, RecordVersion>
}

type OnProgress = (progress: ReadProgress) => void

/** A record that is stored as it is, or one whose facts are to be read. */
type UnreadItem = Exclude<FeedItem, { outcome: unknown }>

/** The records of a file; of those that are stored with the same bytes only what they are about. @throws FeedError */
export function fileItems({ path, size, now, stored }: FileReading, onProgress: OnProgress): AsyncIterable<UnreadItem> {
  const raw = (phase: ReadProgress['phase']) =>
    readRaw(path, (done) => onProgress({ phase, done, total: size, unit: 'bytes' }))
  return newestVersions({
    check: () => versions(path, raw('checking'), stored, now),
    checkedVersionOf: (version) => version,
    read: () => unlessStored(path, raw('reading'), stored, fingerprinter(now)),
    versionOf: (item) => ('stored' in item ? item.stored : recordVersion(item.record, now)),
  })
}

/** The records of a file as they came. @throws FeedError */
export function fileRecords({ path, size, now }: Omit<FileReading, 'stored'>, onProgress: OnProgress) {
  const parsed = async function* (phase: ReadProgress['phase']): AsyncGenerator {
    const raw = readRaw(path, (done) => onProgress({ phase, done, total: size, unit: 'bytes' }))
    for await (const record of raw) yield parse(record, path, record.bytes.toString())
  }
  return newestVersions({
    check: () => parsed('checking'),
    checkedVersionOf: (record) => recordVersion(record, now),
    read: () => parsed('reading'),
    versionOf: (record) => recordVersion(record, now),
  })
}

const VERSION_FIELDS = ['ListingKey', 'ModificationTimestamp']

/** What each record is about, without reading the rest of it. */
async function* versions(
  path: string,
  records: AsyncIterable<FoundRecord>,
  stored: ReadonlyMap<string, RecordVersion>,
  now: Date,
): AsyncGenerator<RecordVersion | null> {
  const name = fingerprintOf()
  for await (const record of records) {
    const known = stored.size > 0 ? stored.get(name(record.bytes)) : undefined
    yield known ?? recordVersion(topLevelValues(record.bytes, VERSION_FIELDS) ?? parse(record, path), now)
  }
}

async function* unlessStored(
  path: string,
  records: AsyncIterable<FoundRecord>,
  stored: ReadonlyMap<string, RecordVersion>,
  nameOf: (bytes: Uint8Array, text: string) => string | null,
): AsyncGenerator<UnreadItem> {
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

/** A record and how many came before it. */
type FoundRecord = RawRecord & { before: number }

/** The records of the file in order; memory holds those of one chunk. */
async function* readRaw(path: string, onBytes: (bytes: number) => void): AsyncGenerator<FoundRecord> {
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

function parse({ bytes, offset, line, before }: FoundRecord, path: string, text = bytes.toString()): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FeedError(`${path} ${brokenAt(offset, line, before).message}`)
  }
}
