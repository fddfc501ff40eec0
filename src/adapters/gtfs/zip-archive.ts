import { basename } from 'node:path'
import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { TransitFeedError } from '#ports/server/transit-feed.ts'

/** A zip file whose files are read as streams, in any order. */
export interface ZipArchive {
  /** The archive's own name. */
  name: string
  has: (file: string) => boolean
  /** The bytes of a file; memory holds one chunk. @throws TransitFeedError where they are damaged. */
  read: (file: string) => AsyncGenerator<Uint8Array>
  close: () => void
}

/** @throws TransitFeedError if there is no such file, it isn't a zip or is cut off. */
export async function openZip(path: string): Promise<ZipArchive> {
  const name = basename(path)
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new TransitFeedError('code' in error ? `${path} cannot be read: ${error.message}` : notWhole(name, error))
  })
  const entries = await entriesOf(zip).catch((error: Error) => {
    zip.close()
    throw new TransitFeedError(notWhole(name, error))
  })
  return {
    name,
    has: (wanted) => entries.has(wanted),
    read: (wanted) => checked(zip, entries.get(wanted)!, `${wanted} in ${name}`),
    close: () => zip.close(),
  }
}

const notWhole = (name: string, { message }: Error): string =>
  `${name} isn’t a zip file, or is cut off. Download it again (${message})`

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(flatName(entry.fileName), entry)
  return entries
}

/** Some publishers zip the folder: the files then stand in it. */
const flatName = (name: string): string => name.slice(name.lastIndexOf('/') + 1).toLowerCase()

/** The library compares the size; the sum is ours to compare. */
async function* checked(zip: ZipFile, entry: Entry, title: string): AsyncGenerator<Uint8Array> {
  if (!entry.canDecodeFileData()) throw new TransitFeedError(`${title} is encrypted or uses an unknown compression`)
  let sum = 0
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>) {
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    throw new TransitFeedError(`${title} is damaged. Download it again (${(error as Error).message})`)
  }
  if (sum !== entry.crc32) throw new TransitFeedError(`${title} is damaged. Download it again`)
}
