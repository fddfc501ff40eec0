import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FeedDisplay, LogoFile } from '#ports/server/feed-display.ts'
import type { DisplayRule, FeedSettings } from '#ports/server/feed-settings.ts'
import { FeedError } from '#ports/server/listing-feed.ts'
import type { ListingImport } from '#ports/server/listing-import.ts'

const LOGO_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}
/** Every page with the feed's homes loads it. */
const MAX_LOGO = 100_000

/**
 * Stores what a feed's settings say is shown with its homes; to be called before its import.
 *
 * @throws FeedError if the logo's file can't be read, or is no picture for a page.
 */
export async function storeFeedDisplay(
  { name, display }: FeedSettings,
  listings: Pick<ListingImport, 'storeDisplay'>,
): Promise<void> {
  await listings.storeDisplay(name, display && (await feedDisplay(display)))
}

/** What is stored of a display rule, with the logo's file. */
async function feedDisplay(rule: DisplayRule): Promise<FeedDisplay> {
  const { name, logo, disclaimer, listingsAsOf: showsTime } = rule
  const picture = logo === null || 'address' in logo ? (logo?.address ?? null) : await logoFile(logo.file)
  return { name, logo: picture, disclaimer, showsTime }
}

async function logoFile(path: string): Promise<LogoFile> {
  const type = LOGO_TYPES[extname(path).toLowerCase()]
  if (type === undefined) {
    throw new FeedError(`display.logo ${path} must be one of ${Object.keys(LOGO_TYPES).join(', ')}`)
  }
  let content: Uint8Array<ArrayBuffer>
  try {
    content = new Uint8Array(await readFile(path))
  } catch (error) {
    throw new FeedError(`display.logo cannot be read: ${(error as Error).message}`)
  }
  if (content.length <= MAX_LOGO) return { type, content }
  throw new FeedError(`display.logo ${path} is ${content.length} bytes; it can be at most ${MAX_LOGO}`)
}
