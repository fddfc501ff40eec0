import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../schema.ts'

export type Write<T> = (transaction: Transaction<Schema>) => Promise<T>

interface Waiting {
  write: Write<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** Writes put into one transaction at most. */
const MAX_TOGETHER = 100

/**
 * Runs writes that arrive in the same moment in one transaction: on the embedded database a commit waits for the disk, as
 * long for twenty writes as for one, and nobody is answered before it. Where one of them fails each is tried alone.
 */
export function groupedCommits(db: Kysely<Schema>): <T>(write: Write<T>) => Promise<T> {
  const waiting: Waiting[] = []

  const commitAll = async (): Promise<void> => {
    const group = waiting.splice(0, MAX_TOGETHER)
    if (waiting.length > 0) setImmediate(commit)
    try {
      const values = await db.transaction().execute(async (transaction) => {
        const done: unknown[] = []
        for (const { write } of group) done.push(await write(transaction))
        return done
      })
      group.forEach(({ resolve }, place) => resolve(values[place]))
    } catch (error) {
      if (group.length === 1) group[0]!.reject(error)
      else for (const each of group) await db.transaction().execute(each.write).then(each.resolve, each.reject)
    }
  }
  const commit = () => void commitAll()

  return (write) =>
    new Promise((resolve, reject) => {
      // Everything that has already arrived comes before the immediate.
      if (waiting.length === 0) setImmediate(commit)
      waiting.push({ write, resolve: resolve as (value: unknown) => void, reject })
    })
}
