import type { Kysely, Transaction } from 'kysely'
import type { AccountAddresses } from '../account-addresses.ts'
import type { SavedSearchRow, Schema } from '../schema.ts'
import { nextPosition } from './next-position.ts'
import { lockOwner } from './owner-lock.ts'
import type { OwnerStore } from './owner-store.ts'
import { choicesOf } from './update-choices.ts'

/**
 * Moves the searches of subscribed addresses into the accounts that have these addresses, confirmed: nobody gets two emails about a home. One
 * that fails is reported, and keeps no other from it.
 */
export async function adoptSubscribers(owners: OwnerStore): Promise<void> {
  for (const { ownerId, account } of await subscribersWithAccount(owners.lookups))
    try {
      await owners.transact(async (transaction) => {
        const accountOwner = await owners.lock(transaction, { account })
        await lockOwner(transaction, ownerId)
        await adopt(transaction, ownerId, accountOwner)
      })
    } catch (error) {
      const message = `The email updates of subscriber ${ownerId} could not be moved to an account: ${(error as Error).message}`
      owners.onError(new Error(message, { cause: error }))
    }
}

function subscribersWithAccount(db: Kysely<Schema>): Promise<{ ownerId: string; account: string }[]> {
  return db
    .withTables<AccountAddresses>()
    .selectFrom('subscribers')
    .innerJoin('account_users', 'account_users.email', 'subscribers.email')
    .where('email_verified', '=', 1)
    .select(['subscribers.owner_id as ownerId', 'account_users.id as account'])
    .execute()
}

async function adopt(transaction: Transaction<Schema>, former: string, ownerId: string): Promise<void> {
  const own = new Set((await choicesOf(transaction, ownerId)).map(({ source }) => source))
  const choices = new Map((await choicesOf(transaction, former)).map((choice) => [choice.source, choice]))
  const searches = transaction.selectFrom('saved_searches').selectAll().where('owner_id', '=', former)
  for (const search of await searches.orderBy('position').execute()) {
    const source = await putSearch(transaction, ownerId, search)
    const choice = choices.get(search.id)
    // The account's own choice counts.
    if (!choice || own.has(source)) continue
    await transaction
      .insertInto('update_choices')
      .values({ ...choice, owner_id: ownerId, source })
      .execute()
  }
  const told = transaction.selectFrom('told_news').select('news_id').where('owner_id', '=', former)
  for (const { news_id } of await told.execute())
    await transaction
      .insertInto('told_news')
      .values({ owner_id: ownerId, news_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const gone = await transaction.deleteFrom('owners').where('id', '=', former).executeTakeFirst()
  // Its person may have stopped the emails meanwhile.
  if (gone.numDeletedRows === 0n) return
  await transaction.insertInto('adopted_subscribers').values({ former_id: former, owner_id: ownerId }).execute()
}

/** Saves a search in the account, if it isn't yet. Returns its id there. */
async function putSearch(transaction: Transaction<Schema>, ownerId: string, search: SavedSearchRow): Promise<string> {
  const searches = transaction.selectFrom('saved_searches').select('id').where('owner_id', '=', ownerId)
  const known = await searches.where('search', '=', search.search).orderBy('position').executeTakeFirst()
  if (known) return known.id
  const row = { ...search, owner_id: ownerId, position: await nextPosition(transaction, ownerId) }
  await transaction.insertInto('saved_searches').values(row).execute()
  return search.id
}
