import { sql, type Kysely, type Transaction } from 'kysely'
import { UPDATE_CONSENT_VERSION } from '#content/update-consent.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { Schema, UpdateChoiceRow } from '../schema.ts'

/** What an owner's row wants emails about. */
export const choicesOf = (db: Kysely<Schema>, ownerId: string): Promise<UpdateChoiceRow[]> =>
  db.selectFrom('update_choices').selectAll().where('owner_id', '=', ownerId).orderBy('source').execute()

export async function removeChoice(transaction: Transaction<Schema>, ownerId: string, source: string): Promise<void> {
  await transaction.deleteFrom('update_choices').where('owner_id', '=', ownerId).where('source', '=', source).execute()
}

/** Turns emails on, from the news after this moment; where they are on, changes only how often they come. */
export async function setChoice(
  transaction: Transaction<Schema>,
  { ownerId, source, every, now }: { ownerId: string; source: string; every: UpdateFrequency; now: number },
): Promise<void> {
  const { last } = await transaction
    .selectFrom('home_news')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('update_choices')
    .values({
      owner_id: ownerId,
      source,
      every,
      consent_version: UPDATE_CONSENT_VERSION,
      chosen_at: now,
      told_through: last,
      told_at: now,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'source']).doUpdateSet({ every }))
    .execute()
}
