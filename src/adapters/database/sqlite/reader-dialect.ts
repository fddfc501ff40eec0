import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import type { SqliteReaderPool } from './reader-pool.ts'

/** Runs Kysely's queries on the reader threads. */
export function sqliteReaderDialect(pool: SqliteReaderPool): Dialect {
  return {
    createAdapter: () => new ManyReadersAdapter(),
    createDriver: () => new ReaderDriver(pool),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class ManyReadersAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** The pool queues queries, so each gets a connection at once. */
class ReaderDriver implements Driver {
  readonly #pool: SqliteReaderPool

  constructor(pool: SqliteReaderPool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ReaderConnection(this.#pool)
  }

  async beginTransaction(): Promise<void> {
    throw new Error('Readers do not write')
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#pool.close()
  }
}

class ReaderConnection implements DatabaseConnection {
  readonly #pool: SqliteReaderPool

  constructor(pool: SqliteReaderPool) {
    this.#pool = pool
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return { rows: await this.#pool.ask<R[]>({ kind: 'rows', sql, parameters }) }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Readers do not stream')
  }
}
