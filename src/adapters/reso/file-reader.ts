// A worker thread that reads a file in RESO Common Format and the facts of its records.
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { FeedError, type FeedItem, type ReadProgress } from '#ports/server/listing-feed.ts'
import { fileItems, type FileReading } from './file-items.ts'
import { resoFormat } from './listing-from-reso.ts'

/**
 * What the thread says. Items come as JSON: it is written and read faster than a structured clone. The pictures of a listing with
 * originals are left out.
 */
export type ThreadMessage =
  | { kind: 'progress'; progress: ReadProgress }
  | { kind: 'items'; json: string }
  /** The file can't be read (further), in the words of a FeedError. */
  | { kind: 'failed'; reason: string }
  | { kind: 'end' }

/** Items of a message, and messages under way: memory holds so many listings at most. */
const BATCH = 100
const MAX_UNDER_WAY = 5

const reading = workerData as FileReading
const format = resoFormat(reading.now)
const port = parentPort!
let underWay = 0
port.on('message', () => (underWay -= 1))

const say = (message: ThreadMessage): void => port.postMessage(message)

async function send(items: readonly FeedItem[]): Promise<void> {
  if (underWay >= MAX_UNDER_WAY) await once(port, 'message')
  underWay += 1
  say({ kind: 'items', json: JSON.stringify(items) })
}

async function readFile(): Promise<void> {
  let items: FeedItem[] = []
  let number = 0
  try {
    for await (const item of fileItems(reading, (progress) => say({ kind: 'progress', progress }))) {
      number += 1
      items.push('stored' in item ? item : readFacts(item, number))
      if (items.length >= BATCH) await send(items.splice(0))
    }
    await send(items)
    say({ kind: 'end' })
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    // The whole records before the break.
    await send(items)
    say({ kind: 'failed', reason: error.message })
  }
}

function readFacts({ record, fingerprint }: { record: unknown; fingerprint: string | null }, number: number): FeedItem {
  const outcome = format.toListing(record, number)
  if (outcome.kind === 'publish' && outcome.listing.originals) {
    Object.assign(outcome.listing, { picture: null, pictures: [] })
  }
  return { version: format.versionOf(record), outcome, fingerprint }
}

await readFile()
port.close()
