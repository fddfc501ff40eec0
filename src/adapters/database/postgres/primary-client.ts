import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isConnectionError, mayReadAgain } from './connection-errors.ts'
import type { Primary } from './primary.ts'

/** The primary's connections for the query library; see `PrimaryClient`. */
export const primaryPool = (primary: Primary): PostgresPool => ({
  connect: async () => new PrimaryClient(primary, await primary.connect()),
  end: () => primary.end(),
  options: {},
})

/**
 * A connection whose statement is sent again on a fresh connection if the first one is cut and nothing can have been done
 * by it: the start of a transaction, or a plain select outside of one. Any other statement fails, because nobody knows
 * whether it was done.
 */
class PrimaryClient {
  readonly #primary: Primary
  #client: pg.PoolClient | null
  #inTransaction = false
  #broken = false

  constructor(primary: Primary, client: pg.PoolClient) {
    this.#primary = primary
    this.#client = client
  }

  /** The driver's type has another form, for cursors, which is not used. */
  readonly query = (async (text: string, values: readonly unknown[]) => {
    // The server has rolled back by itself; a failure here would hide the one that broke the connection.
    if (this.#broken && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] }
    const repeatable = !this.#inTransaction && REPEATABLE.test(text)
    this.#inTransaction ||= BEGIN.test(text)
    try {
      return await this.#send(text, values)
    } catch (error) {
      if (!repeatable || !mayReadAgain(error)) throw error
      await this.#replace()
      return this.#send(text, values)
    }
  }) as unknown as PostgresPoolClient['query']

  release(destroy = false): void {
    this.#client?.release(destroy || this.#broken)
    this.#client = null
  }

  async #send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#client!.query(text, [...values])
    } catch (error) {
      this.#broken = isConnectionError(error)
      throw error
    }
  }

  async #replace(): Promise<void> {
    this.release()
    this.#client = await this.#primary.connect()
    this.#broken = false
  }
}

const BEGIN = /^(begin|start transaction)\b/i
const REPEATABLE = /^(begin|start transaction|select)\b/i
