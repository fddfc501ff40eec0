// node bench/updates.ts [HOMES] [READERS] [CHANGES]: what a day of changed homes costs where thousands of people want daily emails, on the
// embedded database: noticing the news, deciding whom it concerns, and writing the emails into the outbox.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import { updateRound } from '#application/updates/update-worker.ts'
import { SAMPLE_SOURCE } from '#compose/live-agency.ts'
import { updateDeps } from '#compose/live-updates.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { filtersParams } from '#domain/search/filters-check.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { printTable } from './figures.ts'
import { fillDatabase } from './fill-database.ts'
import { generateListings } from './generate-listings.ts'
import { seededRandom } from './seeded-random.ts'

const [HOMES = 100_000, READERS = 10_000, CHANGES = 2000] = process.argv.slice(2).map(Number)
const HOUR = 3_600_000
/** A Monday, noon in New Jersey. */
const BEGUN = Date.parse('2026-11-23T17:00:00Z')
const ROWS_AT_ONCE = 500

const dataDir = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
const database = await openDatabase({ dataDir })
const random = seededRandom(7)
let now = BEGUN

await fillDatabase(database, HOMES)
await fillReaders()

const deps = updateDeps(database, {
  agency: SAMPLE_SOURCE,
  adoptSubscribers: async () => {},
  secret: 'a secret of the benchmark',
  siteAddress: 'https://homes.example',
  clock: { now: () => new Date(now) },
  log: { info: () => {}, warn: () => {}, error: () => {} },
  onMails: () => {},
  onError: (error) => {
    throw error
  },
})

const rows = [await measured('first look at all homes', () => updateRound(deps))]
await changeHomes()
now = BEGUN + HOUR
rows.push(await measured(`news of ${CHANGES} changed homes`, () => updateRound(deps)))
now = BEGUN + 21 * HOUR
rows.push(await measured(`the daily emails of ${READERS} people`, () => updateRound(deps)))
printTable(`Email updates: ${HOMES} homes, ${READERS} people, ${CHANGES} changed homes`, rows)
await database.close()
rmSync(dataDir, { recursive: true })

async function measured(what: string, run: () => Promise<number>): Promise<Record<string, string | number>> {
  const [started, cpu] = [performance.now(), process.cpuUsage()]
  const emails = await run()
  const used = process.cpuUsage(cpu)
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  return {
    what,
    emails,
    'CPU, s': seconds((used.user + used.system) / 1000),
    'time, s': seconds(performance.now() - started),
    'memory, MB': Math.round(process.memoryUsage().rss / 1e6),
  }
}

/** Each person has five saved homes and two saved searches, and wants a daily email about all of it. */
async function fillReaders(): Promise<void> {
  const accounts = database.db.withTables<{ account_users: Record<string, string | number> }>()
  const ids = (await database.db.selectFrom('listings').select('id').execute()).map(({ id }) => id)
  for (let first = 0; first < READERS; first += ROWS_AT_ONCE) {
    const people = Array.from({ length: Math.min(ROWS_AT_ONCE, READERS - first) }, (_, at) => `p${first + at}`)
    const day = '2026-11-23'
    const account = { last_name: 'Reader', email_verified: 1, created_at: '', updated_at: '' }
    const users = people.map((id) => ({ id, first_name: 'Ana', email: `${id}@example.com`, ...account }))
    await accounts.insertInto('account_users').values(users).execute()
    const owners = people.map((id) => ({ id, account_id: id, changed_on: day }))
    await database.db.insertInto('owners').values(owners).execute()
    const favorites = people.flatMap((owner_id) =>
      [...new Set(Array.from({ length: 5 }, () => random.pick(ids)))].map((listing_id, position) => ({
        owner_id,
        listing_id,
        position,
        added_on: day,
        note: '',
        seeded: 0,
      })),
    )
    await database.db.insertInto('favorites').values(favorites).execute()
    const searches = people.flatMap((owner_id) =>
      [0, 1].map((position) => ({
        owner_id,
        id: `s${position}`,
        position,
        name: `Search ${position}`,
        ...someSearch(),
      })),
    )
    await database.db.insertInto('saved_searches').values(searches).execute()
    const choices = people.flatMap((owner_id) =>
      ['favorites', 'similar', 's0', 's1'].map((source) => ({
        owner_id,
        source,
        every: 'daily' as const,
        consent_version: '1',
        chosen_at: BEGUN,
        told_through: 0,
        told_at: BEGUN,
      })),
    )
    await database.db.insertInto('update_choices').values(choices).execute()
  }
}

function someSearch() {
  const base = defaultFilters('sale')
  const max = random.whole(30, 120) * 10_000
  const filters = {
    ...base,
    county: random.pick(COUNTIES),
    price: { ...base.price, max },
    beds: random.pick([2, 3, 4]),
  }
  return { search: JSON.stringify(filtersParams(filters)), created_on: '2026-11-23', seeded: 0 }
}

/** Every so many homes is sold for less than before. */
async function changeHomes(): Promise<void> {
  const doors = databaseListingImport(database)
  const every = Math.floor(HOMES / CHANGES)
  const changed = [...generateListings(HOMES)]
    .filter((_, at) => at % every === 0)
    .map((listing) => ({ ...listing, price: Math.round(listing.price * 0.97) }))
  await doors.putBatch('generated', changed)
}
