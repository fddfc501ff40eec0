import { TokenParser, Tokenizer, TokenType } from '@streamparser/json'
import { createReadStream } from 'node:fs'
import { FeedError, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import { newestVersions, statFeedFile } from './feed-file.ts'
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

type OnBytes = (bytes: number) => void

/** The records of the file in order; memory holds those of one chunk. */
async function* readRecords(path: string, onBytes: OnBytes): AsyncGenerator {
  const parser = new RecordParser()
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>) {
    const problem = parser.write(chunk)
    yield* parser.takeRecords()
    if (problem !== null) throw new FeedError(`${path} ${problem}`)
    bytes += chunk.length
    onBytes(bytes)
  }
  const problem = parser.end()
  yield* parser.takeRecords()
  if (problem !== null) throw new FeedError(`${path} ${problem}`)
}

/** A token with its offset in bytes. */
type Token = Parameters<Tokenizer['onToken']>[0]

const OPENING: ReadonlySet<number> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET])
const CLOSING: ReadonlySet<number> = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET])

/** Finds the records in any of the three forms as bytes arrive; keeps only the record being read. */
class RecordParser {
  #tokenizer = new Tokenizer()
  /** Tokens held until it is known whether the outermost object is a record or contains the records. */
  #held: Token[] = []
  #parser: TokenParser | null = null
  #records: unknown[] = []
  #found = 0
  #depth = 0
  #lastOffset = 0
  #bytes = 0
  #lines = 1

  constructor() {
    this.#tokenizer.onToken = (token) => this.#take(token)
  }

  /** Takes the next bytes; returns what is wrong with the file, or null. */
  write(chunk: Uint8Array): string | null {
    try {
      this.#tokenizer.write(chunk)
    } catch {
      const line = this.#lines + countLines(chunk.subarray(0, Math.max(0, this.#lastOffset - this.#bytes)))
      return `is not JSON after byte ${this.#lastOffset} (line ${line}, after ${this.#found} whole records)`
    }
    this.#bytes += chunk.length
    this.#lines += countLines(chunk)
    return null
  }

  /** The file has ended; returns what is wrong with it, or null. */
  end(): string | null {
    if (this.#parser === null && this.#held.length === 0) return 'is empty'
    try {
      if (this.#parser === null && this.#depth === 0) this.#replay(['$'])
    } catch {
      return 'is not JSON'
    }
    if (this.#parser?.isEnded) return null
    return `ends in the middle, at byte ${this.#bytes} (line ${this.#lines}, after ${this.#found} whole records)`
  }

  /** The records found since the last call. */
  takeRecords(): unknown[] {
    const records = this.#records
    this.#records = []
    return records
  }

  #take(token: Token): void {
    if (CLOSING.has(token.token)) this.#depth -= 1
    if (this.#parser) this.#parser.write(token)
    else this.#hold(token)
    if (OPENING.has(token.token)) this.#depth += 1
    this.#lastOffset = token.offset
  }

  #hold(token: Token): void {
    this.#held.push(token)
    if (token.token !== TokenType.LEFT_BRACKET) return
    if (this.#depth === 0) this.#replay(['$.*'])
    else if (this.#depth === 1 && this.#held.at(-3)?.value === 'value') this.#replay(['$.value.*'])
  }

  #replay(paths: string[]): void {
    const parser = new TokenParser({ paths, keepStack: false })
    parser.onValue = ({ value }) => {
      this.#records.push(value)
      this.#found += 1
    }
    this.#parser = parser
    for (const token of this.#held) parser.write(token)
    this.#held = []
  }
}

function countLines(bytes: Uint8Array): number {
  let lines = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1
  return lines
}
