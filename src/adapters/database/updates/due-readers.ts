import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { readKeptSearch } from '#domain/saved/kept-search.ts'
import {
  AT_ONCE_PAUSE,
  isQuiet,
  lastDue,
  UPDATE_FREQUENCIES,
  type ScheduledUpdates,
} from '#domain/updates/update-frequency.ts'
import type { DueSource, UpdateReader } from '#ports/server/update-store.ts'
import type { AccountAddresses } from '../account-addresses.ts'
import { selectSummaries } from '../listings/listing-queries.ts'
import { inChunks } from '../listings/listing-store.ts'
import { readAll, readSummary } from '../listings/stored-listing.ts'
import type { Schema } from '../schema.ts'

type Tables = Schema & AccountAddresses

const SCHEDULED = UPDATE_FREQUENCIES.filter((every) => every !== 'off' && every !== 'at-once')
/** What needs no saved search. */
const ABOUT_SAVED_HOMES = ['favorites', 'similar']
/** Homes read by one statement. */
const HOMES_AT_ONCE = 500

export interface DueQuestion {
  now: Date
  /** The number of the latest news. */
  lastNews: number
  /** People whose ids come after it. */
  after: string
  limit: number
}

/** People with a confirmed address to whom an email is due, and what it could be about. */
export async function selectDueReaders(
  db: Kysely<Schema>,
  question: DueQuestion,
  onError: (error: unknown) => void,
): Promise<UpdateReader[]> {
  const rows = await dueChoices(db.withTables<AccountAddresses>(), question)
  const byOwner = Map.groupBy(rows, (row) => row.owner_id)
  if (byOwner.size === 0) return []
  const owners = [...byOwner.keys()]
  const told = await toldTo(db, owners, Math.min(...rows.map((row) => row.told_through)))
  const favorites = await favoritesOf(db, owners, onError)
  return owners.map((ownerId) => {
    const own = byOwner.get(ownerId)!
    const { email, first_name } = own[0]!
    return {
      ownerId,
      firstName: first_name,
      email,
      due: own.map((row) => toSource(row, onError)),
      favorites: favorites.get(ownerId) ?? [],
      told: new Set(told.get(ownerId)),
    }
  })
}

function dueChoices(db: Kysely<Tables>, question: DueQuestion) {
  const due = db
    .selectFrom('update_choices')
    .innerJoin('owners', 'owners.id', 'update_choices.owner_id')
    .leftJoin('account_users', 'account_users.id', 'owners.account_id')
    .leftJoin('subscribers', 'subscribers.owner_id', 'update_choices.owner_id')
    .leftJoin('saved_searches', (join) =>
      join
        .onRef('saved_searches.owner_id', '=', 'update_choices.owner_id')
        .onRef('saved_searches.id', '=', 'update_choices.source'),
    )
    .where((row) => row.or([row('email_verified', '=', 1), row('subscribers.email', 'is not', null)]))
    .where('update_choices.owner_id', '>', question.after)
    .where((row) => row.or([row('source', 'in', ABOUT_SAVED_HOMES), row('saved_searches.id', 'is not', null)]))
    .where((row) => isDue(row, question))
  const owners = due.select('update_choices.owner_id').distinct().orderBy('update_choices.owner_id')
  return due
    .where('update_choices.owner_id', 'in', owners.limit(question.limit))
    .select(['update_choices.owner_id', 'source', 'told_through', 'first_name', 'name', 'search'])
    .select(sql<string>`coalesce(account_users.email, subscribers.email)`.as('email'))
    .orderBy('update_choices.owner_id')
    .orderBy('saved_searches.position')
    .execute()
}

type Choices = ExpressionBuilder<Tables, 'update_choices'>

function isDue(row: Choices, { now, lastNews }: DueQuestion) {
  const scheduled = SCHEDULED.map((every) => isScheduled(row, every, now))
  return row.or(isQuiet(now) ? scheduled : [...scheduled, isAtOnce(row, lastNews, now)])
}

const isScheduled = (row: Choices, every: ScheduledUpdates, now: Date) =>
  row.and([row('every', '=', every), row('update_choices.told_at', '<', lastDue(every, now).getTime())])

const isAtOnce = (row: Choices, lastNews: number, now: Date) =>
  row.and([
    row('every', '=', 'at-once'),
    row('told_through', '<', lastNews),
    row.not(
      row.exists(
        row
          .selectFrom('update_choices as other')
          .select('source')
          .whereRef('other.owner_id', '=', 'update_choices.owner_id')
          .where('other.mailed_at', '>', now.getTime() - AT_ONCE_PAUSE),
      ),
    ),
  ])

interface ChoiceRow {
  source: string
  told_through: number
  name: string | null
  search: string | null
}

const toSource = ({ source, told_through, name, search }: ChoiceRow, onError: (error: unknown) => void): DueSource => ({
  source,
  toldThrough: told_through,
  search: name === null || search === null ? null : toSearch(name, search, onError),
})

/** Null for a stored search that can't be read, which must not keep others from their emails. */
function toSearch(name: string, search: string, onError: (error: unknown) => void): DueSource['search'] {
  try {
    return { name, ...readKeptSearch(JSON.parse(search) as Record<string, string>) }
  } catch (error) {
    onError(new Error(`The saved search "${name}" cannot be read: ${(error as Error).message}`, { cause: error }))
    return null
  }
}

async function toldTo(db: Kysely<Schema>, owners: readonly string[], after: number): Promise<Map<string, number[]>> {
  const rows = db.selectFrom('told_news').select(['owner_id', 'news_id'])
  const told = await rows.where('owner_id', 'in', owners).where('news_id', '>', after).execute()
  const byOwner = Map.groupBy(told, (row) => row.owner_id)
  return new Map([...byOwner].map(([owner, all]) => [owner, all.map((row) => row.news_id)]))
}

/** The saved homes that are on the site. */
async function favoritesOf(db: Kysely<Schema>, owners: readonly string[], onError: (error: unknown) => void) {
  const rows = db.selectFrom('favorites').select(['owner_id', 'listing_id']).where('owner_id', 'in', owners)
  const saved = await rows.orderBy('position').execute()
  const homes = new Map<number, ReturnType<typeof readSummary>>()
  for (const ids of inChunks([...new Set(saved.map((row) => row.listing_id))], HOMES_AT_ONCE))
    for (const home of readAll(await selectSummaries(db, ids).execute(), readSummary, onError)) homes.set(home.id, home)
  const byOwner = Map.groupBy(saved, (row) => row.owner_id)
  return new Map([...byOwner].map(([owner, all]) => [owner, all.flatMap((row) => homes.get(row.listing_id) ?? [])]))
}
