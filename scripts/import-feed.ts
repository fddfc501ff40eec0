// npm run import: brings feeds' listings into the database.
import { resolve } from 'node:path'
import { openWebApi } from '#adapters/reso/reso-web-api.ts'
import { nextReading } from '#application/feed-import/feed-schedule.ts'
import { takeTurn, untilStopped } from '#application/feed-import/feed-turn.ts'
import { readImportArguments, readWhyKey, type ImportArguments } from '#application/feed-import/import-arguments.ts'
import { previewText } from '#application/feed-import/import-preview.ts'
import { ProgressDisplay } from '#application/feed-import/import-progress.ts'
import { openImportReport } from '#application/feed-import/import-report.ts'
import { HeldRemovals, InterruptedImport, runImport } from '#application/feed-import/import-run.ts'
import {
  allWithheldText,
  readingCounts,
  showsNothing,
  summaryText,
  type ImportSummary,
} from '#application/feed-import/import-summary.ts'
import { standingText } from '#application/feed-import/not-shown.ts'
import { agencyPlace } from '#compose/agency-place.ts'
import { storeFeedDisplay } from '#compose/feed-display.ts'
import { openFeedStore, type FeedStore } from '#compose/feed-import.ts'
import { FEED_NETWORK, openFeed, openFeedFile, readFeeds } from '#compose/open-feed.ts'
import type { FeedSettings } from '#ports/server/feed-settings.ts'
import type { ReadingEnd } from '#ports/server/feed-standings.ts'
import { FeedError, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import { readConfig, type Config } from '#process/config.ts'
import { readFeedCredentials, safeUrl } from '#process/feed-credentials.ts'
import { writeSuggestedMap } from './preview-feed.ts'

const USAGE = `Usage: npm run import -- [--feed NAME]... [--full] [--accept-removals]
       npm run import -- FILE|URL [--source NAME] [--full] [--accept-removals]
       npm run import -- FILE.csv --map MAP | --write-map MAP
       npm run import -- ... --preview
       npm run import -- --why KEY

  --feed NAME    a feed in the FEEDS settings file; without it, imports all of them, one after another
  FILE           listings in RESO Common Format (JSON): one record, an array, or { "value": [...] }
  URL            the Property resource of a RESO Web API, such as https://api.example.com/odata/Property
  --map MAP      column map for a CSV file (JSON)
  --write-map MAP
                 writes a column map from a CSV file’s headings for you to complete; imports nothing
  --scheduled    imports only feeds due by FEED_EVERY, as the server does
  --preview      shows how the first records would be read, and their problems; imports nothing
  --source NAME  name that keeps these listings separate from other feeds; default: the file or host name
  --full         reads everything from a Web API and removes listings that are gone; otherwise, after a finished run, reads only changes (files are always read in full)
  --accept-removals
                 allows removing more than FEED_MAX_REMOVAL_PERCENT of the feed’s listings
  --why KEY      explains why the listing with this ListingKey isn’t on the site; imports nothing

Environment: FEEDS, the path of the settings file, and the secrets it names; FEED_EVERY; for a URL FEED_TOKEN, or FEED_CLIENT_ID,
FEED_CLIENT_SECRET, FEED_TOKEN_URL, and FEED_SCOPE; FEED_MAX_REMOVAL_PERCENT (20); DATA_DIR, DATABASE_URL.
Exit code: 0 all records are valid, 2 finished, but some records were rejected, 3 removals are on hold because they exceed the limit, 4 nothing is shown because all records are withheld, 1 failed, or another process is importing the feed.
With several feeds, the worst exit code wins: 1, then 3, then 4, then 2.`

const AGAIN = 'Run the import again to finish.'
const ACCEPT = 'If the feed is right, run the import again with --accept-removals.'
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

/** Ends a run at the next record; a second signal ends it at once. */
const stopping = new AbortController()
const stop = (reason: string) => stopping.abort(new FeedError(reason))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)

const onProgress = (progress: ReadProgress) => display.show(progress)

process.exitCode = await main()
// A request that nobody waits for any more must not keep the process.
if (stopping.signal.aborted) process.exit()

/** Runs the command; answers the exit code. */
async function main(): Promise<number> {
  try {
    const whyKey = readWhyKey(process.argv.slice(2))
    if (whyKey !== null) return await answerWhy(whyKey)
    const args = readImportArguments(process.argv.slice(2))
    if (args === null) return explainUsage()
    if (args.scheduled) endWithServer()
    return args.from.kind === 'feeds' ? await importFeeds(args.from.names, args) : await importInput(args.from, args)
  } catch (error) {
    return explain(error)
  }
}

/** The server's end of the standard input closes when the server ends, however it does. */
function endWithServer(): void {
  process.stdin
    .on('end', () => stop('the server has stopped'))
    .resume()
    .unref()
  process.stderr.on('error', () => {})
}

function explainUsage(): number {
  console.error(USAGE)
  return 1
}

function explain(error: unknown): number {
  display.clear()
  console.error(error instanceof FeedError ? error.message : error)
  return 1
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

/** Imports a file or an address. */
async function importInput(
  from: ImportArguments['from'] & { kind: 'file' | 'url' },
  args: ImportArguments,
): Promise<number> {
  if (from.kind === 'file' && from.writeMap !== null) {
    console.log(await writeSuggestedMap(calledPath(from.input), calledPath(from.writeMap)))
    return 0
  }
  const config = readSettings()
  // Before the database: a mistyped name leaves no empty one behind.
  const file = from.kind === 'file' ? await openInputFile(from) : null
  const open = async (since: string | null): Promise<ListingFeed> => file ?? openAddress(from.input, since)
  if (args.preview) return showPreview(from.source, await open(null))
  const store = await openFeedStore(config)
  try {
    return await importFeed(from.source, open, { store, config, args })
  } finally {
    await store.close()
    noteMissingAgency(config)
  }
}

/** The next start refuses real homes without an agency's folder: better said now. */
function noteMissingAgency(config: Config): void {
  if (agencyPlace(config) === 'agency') return
  console.error(
    `The site won’t start with these homes until ${config.agencyDir} exists. \`npm run agency -- init\` creates a folder to fill in.`,
  )
}

/** npm runs a script in the package's folder and says where it was called from. */
function calledPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '', path)
}

function openInputFile({ input, map }: ImportArguments['from'] & { kind: 'file' }): Promise<ListingFeed> {
  return openFeedFile(calledPath(input), map === null ? null : calledPath(map), { now, onProgress })
}

function openAddress(address: string, since: string | null): ListingFeed {
  return openWebApi({
    url: safeUrl(address, 'The address'),
    credentials: readFeedCredentials(process.env),
    since,
    now,
    deps: FEED_NETWORK,
    onProgress,
  })
}

async function showPreview(source: string, feed: ListingFeed): Promise<number> {
  const text = await previewText(feed)
  display.clear()
  console.log(`The first records of "${source}" (nothing is imported)\n${text}`)
  return 0
}

/** Imports feeds of the setting file, one after the other; one that fails does not stop the others. */
async function importFeeds(names: readonly string[] | null, args: ImportArguments): Promise<number> {
  const config = readSettings()
  const { feeds, problems, leadOrder } = await readFeeds(config.feedsFile, process.env)
  for (const { field, message } of problems) console.error(`${field} ${message}`)
  if (config.feedsFile === null && names === null) return explainUsage()
  const chosen = chooseFeeds(feeds, names)
  if (chosen.length === 0) return 1
  const openSince = (feed: FeedSettings) => (since: string | null) => openFeed(feed, { since, now, onProgress })
  if (args.preview) {
    for (const feed of chosen) await showPreview(feed.name, await openSince(feed)(null))
    return 0
  }
  const store = await openFeedStore(config)
  const codes = problems.length > 0 ? [1] : []
  try {
    await store.listings.setLead(leadOrder)
    for (const feed of chosen) {
      const run = storeFeedDisplay(feed, store.listings).then(() =>
        importFeed(feed.name, openSince(feed), { store, config, args }),
      )
      codes.push(await run.catch(explain))
    }
  } finally {
    await store.close()
    if (!args.scheduled) noteMissingAgency(config)
  }
  return [1, 3, 4, 2].find((code) => codes.includes(code)) ?? 0
}

function chooseFeeds(feeds: readonly FeedSettings[], names: readonly string[] | null): readonly FeedSettings[] {
  const unknown = names?.find((name) => !feeds.some((feed) => feed.name === name))
  if (unknown === undefined) return names === null ? feeds : feeds.filter(({ name }) => names.includes(name))
  const known = feeds.map(({ name }) => `"${name}"`).join(', ')
  throw new FeedError(`FEEDS has no valid feed "${unknown}"${known === '' ? '' : `; there are ${known}`}`)
}

interface ImportParts {
  store: FeedStore
  config: Config
  args: ImportArguments
}

type OpenFeed = (since: string | null) => Promise<ListingFeed>

/** Imports a feed while no other process does; answers the exit code. */
async function importFeed(source: string, open: OpenFeed, parts: ImportParts): Promise<number> {
  const { store, config, args } = parts
  const due = args.scheduled ? await dueReading(store, source, config) : { whole: args.full }
  if (due === null) return 0
  const read = (signal: AbortSignal) => readFeed(source, open, { ...parts, ...due, signal })
  const { code } = await takeTurn(store.standings, source, read, { ...due, signal: stopping.signal })
  await store.endSamples()
  return code
}

/** What is due of a feed now, if anything is, unless another process reads it first. */
async function dueReading({ standings }: FeedStore, source: string, { feedEveryMs }: Config) {
  if (feedEveryMs === null) throw new FeedError('--scheduled needs FEED_EVERY')
  const standing = (await standings.all()).find((known) => known.source === source) ?? null
  const time = await standings.now()
  const next = nextReading(standing, feedEveryMs, time)
  if (next === null || next.at > time) return null
  return { whole: next.whole, unlessSince: { startedAt: standing?.startedAt ?? null } }
}

/** Where a whole feed shows nothing, somebody has to look, unless that was asked for: most often a CSV file's values aren't translated. */
function codeOf(summary: ImportSummary, feed: ListingFeed, { acceptRemovals }: ImportArguments): number {
  if (feed.complete && !acceptRemovals && showsNothing(summary)) {
    console.error(allWithheldText(summary))
    return 4
  }
  return summary.rejected > 0 ? 2 : 0
}

async function readFeed(
  source: string,
  open: OpenFeed,
  { store, config, args, whole, signal }: ImportParts & { whole: boolean; signal: AbortSignal },
): Promise<{ code: number; end: ReadingEnd }> {
  const feed = await open(whole ? null : await store.listings.lastModified(source))
  const report = openImportReport(config.dataDir, source, now)
  const removalLimit = { percent: config.feedRemovalPercent, isLifted: args.acceptRemovals }
  try {
    const summary = await runImport({
      source,
      feed: untilStopped(feed, signal),
      store: store.listings,
      report,
      now,
      batchSize: BATCH,
      removalLimit,
      readsAll: whole,
    })
    display.clear()
    console.log(`${feed.complete ? 'All' : 'Changed'} listings of "${source}"\n${summaryText(summary, report.path)}`)
    return {
      code: codeOf(summary, feed, args),
      end: { kind: 'finished', whole: feed.complete, counts: readingCounts(summary) },
    }
  } catch (error) {
    if (!(error instanceof InterruptedImport)) throw error
    display.clear()
    const isHeld = error instanceof HeldRemovals
    console.error(`"${source}" not finished: ${error.message}\nStored records are kept. ${isHeld ? ACCEPT : AGAIN}`)
    console.log(summaryText(error.summary, report.path))
    const said = { whole: feed.complete, counts: readingCounts(error.summary), problem: error.message }
    return isHeld ? { code: 3, end: { kind: 'held', ...said } } : { code: 1, end: { kind: 'failed', ...said } }
  }
}
