// npm run import -- FILE|URL: brings a feed's listings into the database.
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readFeedCredentials, safeUrl } from '#adapters/reso/feed-credentials.ts'
import { openResoFile } from '#adapters/reso/reso-file.ts'
import { openWebApi } from '#adapters/reso/reso-web-api.ts'
import { readImportArguments, readWhyKey, type ImportArguments } from '#application/feed-import/import-arguments.ts'
import { ProgressDisplay } from '#application/feed-import/import-progress.ts'
import { openImportReport } from '#application/feed-import/import-report.ts'
import { HeldRemovals, InterruptedImport, runImport } from '#application/feed-import/import-run.ts'
import { summaryText } from '#application/feed-import/import-summary.ts'
import { standingText } from '#application/feed-import/not-shown.ts'
import type { RemovalLimit } from '#application/feed-import/removal-limit.ts'
import { openFeedStore, type FeedStore } from '#compose/feed-import.ts'
import { FeedError, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import { readConfig, type Config } from '#process/config.ts'

const USAGE = `Usage: npm run import -- FILE|URL [--full] [--accept-removals] [--source NAME]
       npm run import -- --why KEY

  FILE           listings in RESO Common Format (JSON): one record, an array, or { "value": [...] }
  URL            the Property resource of a RESO Web API, such as https://api.example.com/odata/Property
  --full         read everything from a Web API and remove what has vanished there; otherwise only changes are read
                 once a run has been finished (a file is always read whole)
  --accept-removals
                 remove even more than FEED_MAX_REMOVAL_PERCENT of the feed's listings
  --source NAME  keeps the listings apart from those of other feeds; default: the file's name or the host's
  --why KEY      says why the listing with this ListingKey is not on the site; imports nothing

Environment: FEED_TOKEN, or FEED_CLIENT_ID, FEED_CLIENT_SECRET and FEED_TOKEN_URL; FEED_MAX_REMOVAL_PERCENT (20);
DATA_DIR, DATABASE_URL.
Exit code: 0 all records are in order, 2 finished but some were rejected, 3 nothing was removed because it
would have been too much, 1 failed.`

const AGAIN = 'run the import again to finish it.'
const ACCEPT = 'if the feed is right, run the import again with --accept-removals.'
const BATCH = 500
const now = new Date()
const display = new ProgressDisplay(
  {
    isTTY: process.stderr.isTTY,
    // A terminal that doesn't know its width says 0.
    columns: process.stderr.columns || 80,
    write: (text) => process.stderr.write(text),
  },
  () => performance.now(),
)

const onProgress = (progress: ReadProgress) => display.show(progress)

process.exitCode = await main()

/** Runs the command; answers the exit code. */
async function main(): Promise<number> {
  let store: FeedStore | null = null
  try {
    const whyKey = readWhyKey(process.argv.slice(2))
    if (whyKey !== null) return await answerWhy(whyKey)
    const args = readImportArguments(process.argv.slice(2))
    if (args === null) {
      console.error(USAGE)
      return 1
    }
    const config = readSettings()
    // Before the database: a mistyped name leaves no empty one behind.
    const file = args.isUrl ? null : await openFile(args.input)
    store = await openFeedStore(config)
    const feed = file ?? (await openUrl(args, store))
    const removalLimit = { percent: config.feedRemovalPercent, isLifted: args.acceptRemovals }
    return await importFeed(args.source, feed, store, { dataDir: config.dataDir, removalLimit })
  } catch (error) {
    display.clear()
    console.error(error instanceof FeedError ? error.message : error)
    return 1
  } finally {
    await store?.close()
  }
}

function readSettings(): Config {
  const config = readConfig(process.env)
  if (!config.ok) throw new FeedError(config.problem.message)
  return config.value
}

/** Says how a key stands; 1 where no import has read it. */
async function answerWhy(key: string): Promise<number> {
  const store = await openFeedStore(readSettings())
  try {
    const standings = await store.listings.standingOf(key)
    console.log(standingText(key, standings))
    return standings.length === 0 ? 1 : 0
  } finally {
    await store.close()
  }
}

/** npm runs a script in the package's folder and says where it was called from. */
function openFile(input: string): Promise<ListingFeed> {
  return openResoFile(resolve(process.env['INIT_CWD'] ?? '', input), { now, onProgress })
}

async function openUrl({ input, full, source }: ImportArguments, store: FeedStore): Promise<ListingFeed> {
  return openWebApi({
    url: safeUrl(input, 'The address'),
    credentials: readFeedCredentials(process.env),
    since: full ? null : await store.listings.lastModified(source),
    now,
    deps: { fetch, wait: (ms) => wait(ms), now: () => new Date() },
    onProgress,
  })
}

async function importFeed(
  source: string,
  feed: ListingFeed,
  store: FeedStore,
  { dataDir, removalLimit }: { dataDir: string; removalLimit: RemovalLimit },
): Promise<number> {
  const report = openImportReport(dataDir, source, now)
  try {
    const summary = await runImport({
      source,
      feed,
      store: store.listings,
      report,
      now,
      batchSize: BATCH,
      removalLimit,
    })
    display.clear()
    console.log(`${feed.complete ? 'All' : 'Changed'} listings of '${source}'\n${summaryText(summary, report.path)}`)
    return summary.rejected > 0 ? 2 : 0
  } catch (error) {
    if (!(error instanceof InterruptedImport)) throw error
    display.clear()
    const isHeld = error instanceof HeldRemovals
    console.error(`Not finished: ${error.message}\nWhat was stored stays; ${isHeld ? ACCEPT : AGAIN}`)
    console.log(summaryText(error.summary, report.path))
    return isHeld ? 3 : 1
  }
}
