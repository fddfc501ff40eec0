// npm run feeds: lists the listing feeds, and takes one off the site for good.
import { parseArgs } from 'node:util'
import { feedTable, type ListedFeed } from '#application/feed-import/feed-table.ts'
import { readFeeds } from '#compose/open-feed.ts'
import { openStoredFeeds, type OpenStoredFeeds } from '#compose/stored-feeds.ts'
import { formatCount } from '#domain/count.ts'
import { readConfig, type Config } from '#process/config.ts'

const USAGE = `Usage: npm run feeds -- list
       npm run feeds -- retire NAME [--dry-run]

  list           lists the feeds in FEEDS and feeds with stored homes; for each, the number of homes on the site and the time of its last read
  retire NAME    permanently removes a feed: its homes, imports, credit, and reports. Its homes’ price histories stay, and their ids for 24 months. Remove it from FEEDS first
  --dry-run      shows what would be removed, and removes nothing

Environment: FEEDS, DATA_DIR, DATABASE_URL, as for the server. The server can be running.
Exit code: 0 done, 1 failed, or no such feed.`

/** How long another process may not begin to read the feed, ms. */
const LEASE = 10 * 60_000

/** What was asked for. */
type Command = { verb: 'list' } | { verb: 'retire'; name: string; dryRun: boolean }

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const command = readCommand()
    const config = readConfig(process.env)
    if (!config.ok) throw new Error(config.problem.message)
    const opened = await openStoredFeeds(config.value)
    try {
      return command.verb === 'list' ? await list(opened, config.value) : await retire(command, opened, config.value)
    } finally {
      await opened.close()
    }
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}

function readCommand(): Command {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    const [verb, name, ...more] = positionals
    if (verb === 'list' && name === undefined && !values['dry-run']) return { verb }
    if (verb === 'retire' && name !== undefined && more.length === 0) return { verb, name, dryRun: values['dry-run'] }
  } catch {
    // What can't be read is answered as what isn't understood.
  }
  throw new Error(USAGE)
}

async function list({ feeds }: OpenStoredFeeds, config: Config): Promise<number> {
  const [stored, set] = [await feeds.all(), await namesIn(config)]
  const names = [...new Set([...set, ...stored.map(({ name }) => name)])].toSorted()
  const listed = names.map((name): ListedFeed => ({
    name,
    stored: stored.find((feed) => feed.name === name) ?? null,
    isSet: set.has(name),
  }))
  console.log(feedTable(listed))
  return 0
}

/** The feeds that the settings name, wrong ones included. */
async function namesIn({ feedsFile }: Config): Promise<Set<string>> {
  const { feeds, problems } = await readFeeds(feedsFile, process.env)
  return new Set([...feeds.map(({ name }) => name), ...problems.flatMap(({ feed }) => (feed === null ? [] : [feed]))])
}

async function retire(
  { name, dryRun }: Command & { verb: 'retire' },
  { feeds, standings }: OpenStoredFeeds,
  config: Config,
): Promise<number> {
  const stored = await feeds.all()
  const feed = stored.find((one) => one.name === name)
  if (feed === undefined) {
    const known = stored.map((one) => `"${one.name}"`).join(', ')
    throw new Error(`There is no stored feed "${name}"${known === '' ? '' : `; there are ${known}`}`)
  }
  const homes = `${formatCount(feed.homes)} ${feed.homes === 1 ? 'home' : 'homes'} of "${name}"`
  const isSet = (await namesIn(config)).has(name)
  const again = `FEEDS still names "${name}", so the next import would bring its homes back. Remove it from the file first`
  if (dryRun) {
    console.log(`${homes} would be removed, with the feed’s import history. Price histories would stay.`)
    if (isSet) console.log(`${again}.`)
    return 0
  }
  if (isSet) throw new Error(`${again}; nothing was removed`)
  const turn = await standings.begin(name, LEASE)
  if (turn === null)
    throw new Error(`"${name}" is being imported, so nothing was removed. Try again when the import is done`)
  await feeds.retire(name)
  console.log(`${homes} removed, with the feed’s import history. Price histories stay.`)
  return 0
}
