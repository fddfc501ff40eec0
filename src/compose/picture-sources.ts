import { readFileSync } from 'node:fs'
import type { FeedSettings } from '#ports/server/feed-settings.ts'
import type { PictureSource, PictureSources } from '#ports/server/picture-rule.ts'
import type { Config } from '#process/config.ts'
import { readFeedSettings } from '#process/feed-settings.ts'

/** Requests a second to a host that says nothing of a limit. */
const PER_SECOND = 10
/** MLS Grid allows two (documentation, 'API Version 2.0'). */
const MLS_GRID_PER_SECOND = 2

export interface PictureSettings {
  /** What holds for the pictures of each feed. */
  sourceOf: PictureSources
  /** Whether pages show pictures from other hosts: linked ones, or logos of feeds. */
  showsOtherHosts: boolean
}

/**
 * Reads what holds for the pictures of feeds. A setting file that can't be read holds no feed here: the import says what is wrong
 * with it, and brings nothing.
 */
export function pictureSettings(
  { pictures, feedsFile }: Pick<Config, 'pictures' | 'feedsFile'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): PictureSettings {
  const feeds = feedsFile === null ? [] : feedsOf(feedsFile, environment)
  const everyFeed: PictureSource = { rule: pictures.rule, userAgent: null, perSecond: PER_SECOND }
  const own = new Map(feeds.map((feed) => [feed.name, sourceOf(feed, everyFeed)]))
  return {
    sourceOf: (name) => own.get(name) ?? everyFeed,
    showsOtherHosts:
      pictures.rule === 'link' || feeds.some(({ display }) => display?.logo && 'address' in display.logo),
  }
}

function feedsOf(file: string, environment: Readonly<Record<string, string | undefined>>): FeedSettings[] {
  try {
    return readFeedSettings(readFileSync(file, 'utf8'), file, environment).feeds
  } catch {
    return []
  }
}

/**
 * MLS Grid forbids links, and wants the access token of its API as User-Agent
 * (docs.mlsgrid.com, Changes to MLS Grid Media Access, June 2026).
 */
function sourceOf(feed: FeedSettings, everyFeed: PictureSource): PictureSource {
  if (feed.kind !== 'mls-grid') return everyFeed
  const userAgent = feed.auth.kind === 'bearer' ? feed.auth.token : null
  return { rule: everyFeed.rule === 'none' ? 'none' : 'copy', userAgent, perSecond: MLS_GRID_PER_SECOND }
}
