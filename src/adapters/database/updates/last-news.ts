import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** The number of the latest news of homes; 0 before the first. */
export async function lastNewsId(db: Kysely<Schema>): Promise<number> {
  const latest = db.selectFrom('home_news').select(sql<number>`coalesce(max(id), 0)`.as('id'))
  return (await latest.executeTakeFirstOrThrow()).id
}
