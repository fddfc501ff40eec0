import { createReadStream } from 'node:fs'
import { FeedError } from '#ports/server/listing-feed.ts'
import { CsvRows, separatorOf, UnclosedQuote, type CsvRow } from './csv-rows.ts'

/** A header is looked for in so many characters. */
const MAX_HEADER = 200_000

/**
 * The rows of a CSV file, the header first; memory holds one chunk. Text is UTF-8 or, with its byte order mark, UTF-16.
 *
 * @throws FeedError if the file can't be read, isn't text, or doesn't close a quotation mark.
 */
export async function* readCsv(path: string, onBytes: (bytes: number) => void): AsyncGenerator<CsvRow> {
  let rows: CsvRows | null = null
  let held = ''
  try {
    for await (const text of readText(path, onBytes)) {
      held += text
      if (rows === null && !/[\r\n]/.test(held) && held.length < MAX_HEADER) continue
      rows ??= new CsvRows(separatorOf(held))
      yield* rows.write(held)
      held = ''
    }
    rows ??= new CsvRows(separatorOf(held))
    yield* rows.write(held)
    yield* rows.end()
  } catch (error) {
    if (error instanceof UnclosedQuote) throw new FeedError(`${path}: ${error.message}`)
    throw error
  }
}

async function* readText(path: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let bytes = 0
  const decode = (chunk: Uint8Array | undefined, stream: boolean): string => {
    try {
      return decoder?.decode(chunk, { stream }) ?? ''
    } catch {
      throw new FeedError(`${path} isn’t UTF-8 text. Save it as "CSV UTF-8"`)
    }
  }
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8', { fatal: true })
    yield decode(chunk, true)
    bytes += chunk.length
    onBytes(bytes)
  }
  yield decode(undefined, false)
}
