import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../schema.ts'

export type Write<T> = (transaction: Transaction<Schema>) => Promise<T>

interface WaitingWrite {
  write: Write<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** Maximum number of writes in one transaction. */
const MAX_TOGETHER = 100

/**
 * Runs writes that arrive together in one transaction. A commit of the embedded database waits for the disk, as long for
 * twenty writes as for one; each write resolves after the commit. If one of them fails, each is run alone.
 */
export function groupedCommits(db: Kysely<Schema>): <T>(write: Write<T>) => Promise<T> {
  const waiting: WaitingWrite[] = []

  const commitAll = async (): Promise<void> => {
    const group = waiting.splice(0, MAX_TOGETHER)
    if (waiting.length > 0) setImmediate(commit)
    try {
      const values = await db.transaction().execute(async (transaction) => {
        const done: unknown[] = []
        for (const { write } of group) done.push(await write(transaction))
        return done
      })
      group.forEach(({ resolve }, index) => resolve(values[index]))
    } catch (error) {
      if (group.length === 1) group[0]!.reject(error)
      else for (const each of group) await db.transaction().execute(each.write).then(each.resolve, each.reject)
    }
  }
  const commit = () => void commitAll()

  return (write) =>
    new Promise((resolve, reject) => {
      // The immediate runs after everything that has already arrived.
      if (waiting.length === 0) setImmediate(commit)
      waiting.push({ write, resolve: resolve as (value: unknown) => void, reject })
    })
}
