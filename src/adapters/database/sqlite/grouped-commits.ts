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
 * Runs writes that arrive together, or during the commit before, in one transaction. A commit of the embedded database waits
 * for the disk, as long for twenty writes as for one; each write resolves after the commit. If one of them fails, each is run
 * alone; if the transaction can't begin or commit, all of them fail.
 */
export function groupedCommits(db: Kysely<Schema>): <T>(write: Write<T>) => Promise<T> {
  const waiting: WaitingWrite[] = []
  let committing = false

  const commitAll = async (): Promise<void> => {
    while (waiting.length > 0) await commitGroup(db, waiting.splice(0, MAX_TOGETHER))
    committing = false
  }

  return (write) =>
    new Promise((resolve, reject) => {
      waiting.push({ write, resolve: resolve as (value: unknown) => void, reject })
      if (committing) return
      committing = true
      // The immediate runs after everything that has already arrived.
      setImmediate(() => void commitAll())
    })
}

async function commitGroup(db: Kysely<Schema>, group: readonly WaitingWrite[]): Promise<void> {
  let writing = false
  try {
    const values = await db.transaction().execute(async (transaction) => {
      const done: unknown[] = []
      writing = true
      for (const { write } of group) done.push(await write(transaction))
      writing = false
      return done
    })
    group.forEach(({ resolve }, index) => resolve(values[index]))
  } catch (error) {
    if (writing && group.length > 1) await commitEach(db, group)
    else for (const { reject } of group) reject(error)
  }
}

async function commitEach(db: Kysely<Schema>, group: readonly WaitingWrite[]): Promise<void> {
  for (const { write, resolve, reject } of group) await db.transaction().execute(write).then(resolve, reject)
}
