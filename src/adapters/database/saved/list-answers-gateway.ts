import { sql, type Transaction } from 'kysely'
import { checkFields } from '#domain/form/check-fields.ts'
import { valueOrThrow } from '#domain/result.ts'
import { NOT_SHARED } from '#domain/saved/favorite.ts'
import { ANSWERS_CLOSED, NewAnswerSchema, NOT_ON_LIST, OWN_LIST, type NewAnswer } from '#domain/saved/list-answers.ts'
import type { ListAnswersGateway, ReceivedAnswers } from '#ports/browser/list-answers-gateway.ts'
import type { Owner } from '#ports/server/saved-items.ts'
import { refuse, type Answering } from '../database-errors.ts'
import type { OwnerRow, Schema } from '../schema.ts'
import { answersTo, guestHash, guestNamed, sharedUnder } from './list-guests.ts'
import type { OwnerStore } from './owner-store.ts'
import { shareHash } from './share-tokens.ts'

interface ListAnswersParts {
  owners: OwnerStore
  owner: Owner
  /** The hash of the cookie by which somebody answers on others' lists. */
  guest: string
  answer: Answering
}

/** Answers on one owner's list, and those of one guest on the lists of others, in the database. */
export function databaseListAnswersGateway({ owners, owner, guest, answer }: ListAnswersParts): ListAnswersGateway {
  const changeKnown = (work: (transaction: Transaction<Schema>, ownerId: string) => Promise<unknown>) =>
    answer(() =>
      owners.transact(async (transaction) => {
        const ownerId = await owners.lockKnown(transaction, owner)
        if (ownerId !== null) await work(transaction, ownerId)
      }),
    )
  return {
    received: () => answer(async () => receivedBy(owners, await owners.find(owner))),
    setOpen: (open) =>
      answer(() =>
        owners.change(owner, async (transaction, ownerId) => {
          const set = transaction.updateTable('owners').set({ answers_open: open ? 1 : 0 })
          await set.where('id', '=', ownerId).execute()
        }),
      ),
    markSeen: (upTo) => answer(() => markSeen(owners, owner, upTo)),
    removeGuest: (id) =>
      changeKnown((transaction, ownerId) =>
        transaction.deleteFrom('list_guests').where('owner_id', '=', ownerId).where('id', '=', id).execute(),
      ),
    given: (token) =>
      answer(async () => {
        const list = await sharedUnder(owners.lookups, token)
        const known = await owners.lookups
          .selectFrom('list_guests')
          .selectAll()
          .where('owner_id', '=', list.id)
          .where('guest_hash', '=', guestHash(guest, list.id))
          .executeTakeFirst()
        const answers = known ? (await answersTo(owners.lookups, list)).filter((one) => one.guest_id === known.id) : []
        return {
          own: isOwn(list, owner),
          name: known?.name ?? null,
          answers: answers.map(({ listing_id, mark, note }) => ({ listingId: listing_id, mark, note })),
        }
      }),
    give: (token, listingId, given) =>
      answer(() =>
        owners.transact(async (transaction) => {
          const { name, ...said } = valueOrThrow(checkFields(NewAnswerSchema, given))
          const list = await countChange(transaction, token)
          if (isOwn(list, owner)) refuse(OWN_LIST)
          if (list.answers_open !== 1) refuse(ANSWERS_CLOSED)
          await refuseOffList(transaction, list.id, listingId)
          const guest_hash = guestHash(guest, list.id)
          const guest_id = await guestNamed(transaction, { owner_id: list.id, guest_hash, name })
          await put(transaction, { guest_id, listing_id: listingId, number: list.answer_count }, said)
        }),
      ),
    withdraw: (token) =>
      answer(() =>
        owners.transact(async (transaction) => {
          const list = await countChange(transaction, token)
          const own = transaction.deleteFrom('list_guests').where('guest_hash', '=', guestHash(guest, list.id))
          await own.execute()
        }),
      ),
  }
}

async function receivedBy(owners: OwnerStore, row: OwnerRow | undefined): Promise<ReceivedAnswers> {
  const answers = await answersTo(owners.lookups, row)
  const guests = Map.groupBy(answers, ({ guest_id }) => guest_id)
  return {
    open: row?.answers_open !== 0,
    upTo: row?.answer_count ?? 0,
    guests: [...guests].map(([id, own]) => ({
      id,
      name: own[0]!.name,
      answers: own.map(({ listing_id, mark, note, number }) => ({
        listingId: listing_id,
        mark,
        note,
        seen: number <= row!.answers_seen,
      })),
    })),
  }
}

/** Not a change of what the owner keeps: the day of the last change stays. */
async function markSeen(owners: OwnerStore, owner: Owner, upTo: number): Promise<void> {
  const row = await owners.find(owner)
  if (!row || row.answers_seen >= upTo) return
  await owners.transact((transaction) =>
    transaction
      .updateTable('owners')
      .set({ answers_seen: upTo })
      .where('id', '=', row.id)
      .where('answers_seen', '<', upTo)
      .where('answer_count', '>=', upTo)
      .execute(),
  )
}

/**
 * Counts a guest's change on the list that a token opens. Until the transaction ends no other one changes anything there. The
 * day of the owner's last change stays: a guest doesn't prolong how long the owner's things are kept.
 */
async function countChange(transaction: Transaction<Schema>, token: string): Promise<OwnerRow> {
  const counted = transaction
    .updateTable('owners')
    .set({ answer_count: sql<number>`answer_count + 1` })
    .where('share_hash', '=', shareHash(token))
    .returningAll()
  return (await counted.executeTakeFirst()) ?? refuse(NOT_SHARED)
}

const isOwn = (row: OwnerRow, owner: Owner): boolean =>
  'account' in owner ? row.account_id === owner.account : row.visitor_hash === owner.visitor

async function refuseOffList(transaction: Transaction<Schema>, ownerId: string, listingId: number): Promise<void> {
  const saved = transaction.selectFrom('favorites').select('listing_id').where('owner_id', '=', ownerId)
  if (!(await saved.where('listing_id', '=', listingId).executeTakeFirst())) refuse(NOT_ON_LIST)
}

/** Stores what is said anew. An answer without mark and note is removed, and its guest where it was the last one. */
async function put(
  transaction: Transaction<Schema>,
  key: { guest_id: string; listing_id: number; number: number },
  said: Omit<NewAnswer, 'name'>,
): Promise<void> {
  const own = transaction.selectFrom('list_answers').selectAll().where('guest_id', '=', key.guest_id)
  const before = await own.where('listing_id', '=', key.listing_id).executeTakeFirst()
  const mark = said.mark === undefined ? (before?.mark ?? null) : said.mark
  const note = said.note ?? before?.note ?? ''
  if (mark === null && note === '') return remove(transaction, key.guest_id, key.listing_id)
  const { number } = key
  await transaction
    .insertInto('list_answers')
    .values({ ...key, mark, note })
    .onConflict((conflict) => conflict.columns(['guest_id', 'listing_id']).doUpdateSet({ mark, note, number }))
    .execute()
}

async function remove(transaction: Transaction<Schema>, guestId: string, listingId: number): Promise<void> {
  const answer = transaction.deleteFrom('list_answers').where('guest_id', '=', guestId)
  await answer.where('listing_id', '=', listingId).execute()
  const others = transaction.selectFrom('list_answers').select('listing_id').where('guest_id', '=', guestId)
  if (await others.executeTakeFirst()) return
  await transaction.deleteFrom('list_guests').where('id', '=', guestId).execute()
}
