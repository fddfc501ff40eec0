import type { Kysely, Transaction } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import { NOT_SHARED } from '#domain/saved/favorite.ts'
import { MAX_GUESTS, NAME_TAKEN, sameName, TOO_MANY_GUESTS } from '#domain/saved/list-answers.ts'
import { refuse } from '../database-errors.ts'
import type { ListAnswerRow, OwnerRow, Schema } from '../schema.ts'
import { shareHash } from './share-tokens.ts'

/** The owner of the list that a token opens; refuses where it isn't shared. */
export async function sharedUnder(db: Kysely<Schema>, token: string): Promise<OwnerRow> {
  const owned = db.selectFrom('owners').selectAll().where('share_hash', '=', shareHash(token))
  return (await owned.executeTakeFirst()) ?? refuse(NOT_SHARED)
}

/** What a guest's cookie is stored as on one list. */
export const guestHash = (guest: string, ownerId: string): string =>
  createHash('sha256').update(`${guest} ${ownerId}`).digest('hex')

/** The answers on an owner's list about homes that are on it, newest first. */
export async function answersTo(
  db: Kysely<Schema>,
  row: OwnerRow | undefined,
): Promise<(ListAnswerRow & { name: string })[]> {
  if (!row) return []
  return db
    .selectFrom('list_guests')
    .innerJoin('list_answers', 'guest_id', 'id')
    .innerJoin('favorites', (on) =>
      on
        .onRef('favorites.owner_id', '=', 'list_guests.owner_id')
        .onRef('favorites.listing_id', '=', 'list_answers.listing_id'),
    )
    .selectAll('list_answers')
    .select('name')
    .where('list_guests.owner_id', '=', row.id)
    .orderBy('number', 'desc')
    .execute()
}

/** The id of the list's guest with this hash under a name, made or renamed where needed; refuses one name or guest too many. */
export async function guestNamed(
  transaction: Transaction<Schema>,
  { owner_id, guest_hash, name }: { owner_id: string; guest_hash: string; name: string },
): Promise<string> {
  const guests = await transaction.selectFrom('list_guests').selectAll().where('owner_id', '=', owner_id).execute()
  const known = guests.find((guest) => guest.guest_hash === guest_hash)
  if (known?.name === name) return known.id
  if (guests.some((guest) => guest !== known && sameName(guest.name, name))) refuse(NAME_TAKEN)
  if (known) {
    await transaction.updateTable('list_guests').set({ name }).where('id', '=', known.id).execute()
    return known.id
  }
  if (guests.length >= MAX_GUESTS) refuse(TOO_MANY_GUESTS)
  const id = randomUUID()
  await transaction.insertInto('list_guests').values({ id, owner_id, guest_hash, name }).execute()
  return id
}

/** Removes all guests of an owner's list with their answers. */
export async function removeGuests(transaction: Transaction<Schema>, ownerId: string): Promise<void> {
  await transaction.deleteFrom('list_guests').where('owner_id', '=', ownerId).execute()
}
