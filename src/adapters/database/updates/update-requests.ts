import type { Kysely, Transaction } from 'kysely'
import { RETENTION } from '#content/retention.ts'
import { UPDATE_CONSENT_VERSION } from '#content/update-consent.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import type { Problem } from '#domain/result.ts'
import { keptParams } from '#domain/saved/kept-search.ts'
import type { Clock } from '#ports/clock.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import type { RequestedUpdate, UpdateRequests } from '#ports/server/update-requests.ts'
import { answering, refuse } from '../database-errors.ts'
import type { Database } from '../database.ts'
import { putMails } from '../mail/mail-outbox.ts'
import { nextPosition } from '../saved/next-position.ts'
import { lockOwner } from '../saved/owner-lock.ts'
import { setChoice } from '../saved/update-choices.ts'
import type { Schema, UpdateRequestRow } from '../schema.ts'
import { holdUnstopped } from './stopped-addresses.ts'

const DAY = 24 * 60 * 60_000

/** Searches that one address gets emails about. */
const MOST_SEARCHES = 20
const TOO_MANY: Problem = {
  kind: 'conflict',
  message: `You already get emails about ${MOST_SEARCHES} searches. To start over, use the link at the end of any of our emails.`,
}

interface UpdateRequestsParts {
  /** The owner's id behind an address: always the same, so that the links in earlier emails stop those that come after a new request, too. */
  ownerIdOf: (email: string) => string
  clock: Clock
  /** Called after an email has been stored, to wake the mail worker. */
  onMails: () => void
  onError: (error: unknown) => void
}

/** Requests for emails to an address, in the database. Database errors go to `onError` and are answered as 'unavailable'. */
export function databaseUpdateRequests(
  { db, lookups }: Pick<Database, 'db' | 'lookups'>,
  { ownerIdOf, clock, onMails, onError }: UpdateRequestsParts,
): UpdateRequests {
  const answer = answering('We can’t set up email updates right now.', onError)
  return {
    async add({ id, email, name, every, expiresAt, ...asked }, mail) {
      const search = JSON.stringify(keptParams(asked))
      const row = { id, email, name, search, every, consent_version: UPDATE_CONSENT_VERSION }
      const stored = await answer(() =>
        db.transaction().execute(async (transaction) => {
          if (!(await holdUnstopped(transaction, email))) return
          await transaction
            .deleteFrom('update_requests')
            .where('email', '=', email)
            .where('search', '=', search)
            .execute()
          const rows = { ...row, expires_at: expiresAt.getTime() }
          await transaction.insertInto('update_requests').values(rows).execute()
          await putMails(transaction, [mail], { now: clock.now(), inquiryId: null })
        }),
      )
      if (stored.ok) onMails()
      return stored
    },
    find: (id) => answer(async () => (await findAsked(lookups, id, clock.now())) ?? findConfirmed(lookups, id)),
    confirm: (id) =>
      answer(() =>
        db.transaction().execute((transaction) => confirm(transaction, { id, ownerIdOf, now: clock.now() })),
      ),
  }
}

/** Deletes requests that nobody has confirmed in time, and what is left of the emails about them. */
export const updateRequestRetention = ({ db }: Pick<Database, 'db'>): RetentionRule => ({
  name: 'email updates that were not confirmed',
  removeOld: async (now) => {
    const expired = db.deleteFrom('update_requests').where('expires_at', '<=', now.getTime())
    const mails = db
      .deleteFrom('outbox_mails')
      .where('topic', '=', 'confirm-updates')
      .where('state', '<>', 'waiting')
      .where('created_at', '<=', now.getTime() - RETENTION.updateRequestDays * DAY)
    await mails.execute()
    return Number((await expired.executeTakeFirst()).numDeletedRows)
  },
})

async function findAsked(db: Kysely<Schema>, id: string, now: Date): Promise<RequestedUpdate | null> {
  const rows = db.selectFrom('update_requests').select(['name', 'every']).where('id', '=', id)
  const row = await rows.where('expires_at', '>', now.getTime()).executeTakeFirst()
  return row ? { search: row.name, every: row.every, isConfirmed: false } : null
}

async function findConfirmed(db: Kysely<Schema>, id: string): Promise<RequestedUpdate | null> {
  const row = await db
    .selectFrom('saved_searches')
    .innerJoin('update_choices', (join) =>
      join
        .onRef('update_choices.owner_id', '=', 'saved_searches.owner_id')
        .onRef('update_choices.source', '=', 'saved_searches.id'),
    )
    .where('saved_searches.id', '=', id)
    .select(['name', 'every'])
    .executeTakeFirst()
  return row ? { search: row.name, every: row.every, isConfirmed: true } : null
}

interface Confirmation extends Pick<UpdateRequestsParts, 'ownerIdOf'> {
  id: string
  now: Date
}

async function confirm(
  transaction: Transaction<Schema>,
  { id, ownerIdOf, now }: Confirmation,
): Promise<RequestedUpdate | null> {
  const request = transaction.selectFrom('update_requests').select('email').where('id', '=', id)
  const email = (await request.executeTakeFirst())?.email
  if (email !== undefined && !(await holdUnstopped(transaction, email))) return null
  const asked = await transaction
    .deleteFrom('update_requests')
    .where('id', '=', id)
    .where('expires_at', '>', now.getTime())
    .returningAll()
    .executeTakeFirst()
  if (!asked) return findConfirmed(transaction, id)
  const ownerId = await subscriberOf(transaction, { email: asked.email, ownerIdOf, now })
  await lockOwner(transaction, ownerId)
  await putSearch(transaction, { ownerId, asked, now })
  const { every, consent_version: consent } = asked
  await setChoice(transaction, { ownerId, source: id, every, now: now.getTime(), consent })
  return { search: asked.name, every, isConfirmed: true }
}

/** The owner behind a confirmed address, made if it is missing. Another link of the address waits for this transaction. */
async function subscriberOf(
  transaction: Transaction<Schema>,
  { email, ownerIdOf, now }: Omit<Confirmation, 'id'> & { email: string },
): Promise<string> {
  const known = transaction.selectFrom('subscribers').select('owner_id').where('email', '=', email)
  const own = await known.executeTakeFirst()
  if (own) return own.owner_id
  const id = ownerIdOf(email)
  const owner = { id, visitor_hash: `subscriber ${id}`, changed_on: newJerseyDay(now) }
  await transaction.insertInto('owners').values(owner).execute()
  await transaction.insertInto('subscribers').values({ owner_id: id, email }).execute()
  // An account had the address once and took over what it got then; the links are of what it gets now.
  await transaction.deleteFrom('adopted_subscribers').where('former_id', '=', id).execute()
  return id
}

/** Saves the search under the request's id; one that is saved gets this id, so that the newest link finds it. */
async function putSearch(
  transaction: Transaction<Schema>,
  { ownerId, asked, now }: { ownerId: string; asked: UpdateRequestRow; now: Date },
): Promise<void> {
  const searches = transaction.selectFrom('saved_searches').select(['id', 'search']).where('owner_id', '=', ownerId)
  const saved = await searches.execute()
  const same = saved.find(({ search }) => search === asked.search)
  if (same) {
    const named = transaction.updateTable('saved_searches').set({ id: asked.id }).where('owner_id', '=', ownerId)
    await named.where('id', '=', same.id).execute()
    const chosen = transaction.updateTable('update_choices').set({ source: asked.id }).where('owner_id', '=', ownerId)
    await chosen.where('source', '=', same.id).execute()
    return
  }
  if (saved.length >= MOST_SEARCHES) refuse(TOO_MANY)
  const { id, name, search } = asked
  const position = await nextPosition(transaction, ownerId)
  const row = { owner_id: ownerId, id, name, search, position, created_on: newJerseyDay(now), seeded: 0 }
  await transaction.insertInto('saved_searches').values(row).execute()
}
