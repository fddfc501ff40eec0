import { sql } from 'kysely'
import type { Clock } from '#ports/clock.ts'
import type { Database } from './database.ts'

/**
 * The time that the workers of a queue go by. On PostgreSQL, where several instances may work, it is the database's; the embedded
 * database has one process, whose `clock` it is. Throws what the database throws.
 */
export function queueClock({ db, kind }: Pick<Database, 'db' | 'kind'>, clock: Clock): () => Promise<Date> {
  return async () => {
    if (kind === 'sqlite') return clock.now()
    const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)
    return rows[0]!.now
  }
}
