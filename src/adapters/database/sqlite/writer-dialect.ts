import { SelectQueryNode, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import type { SqliteConnection } from './connection.ts'
import type { SqliteWriter, WriteTurn } from './sqlite-writer.ts'

/**
 * Writes on the writer thread, one transaction or statement at a time. What is selected outside a transaction is read here
 * by `reader`, at once: it must not wait for writes, and sees all that are committed.
 */
export function sqliteWriterDialect(writer: SqliteWriter, reader: SqliteConnection): Dialect {
  return {
    createAdapter: () => new WriterAdapter(),
    createDriver: () => new WriterDriver(writer, reader),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Kysely hands out connections at once; the writer makes those that write take turns. */
class WriterAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class WriterDriver implements Driver {
  readonly #writer: SqliteWriter
  readonly #reader: SqliteConnection

  constructor(writer: SqliteWriter, reader: SqliteConnection) {
    this.#writer = writer
    this.#reader = reader
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<WriterConnection> {
    return new WriterConnection(this.#writer, this.#reader)
  }

  async beginTransaction(connection: WriterConnection): Promise<void> {
    await (await connection.turn()).begin()
  }

  async commitTransaction(connection: WriterConnection): Promise<void> {
    await (await connection.turn()).commit()
  }

  async rollbackTransaction(connection: WriterConnection): Promise<void> {
    await (await connection.turn()).rollBack()
  }

  async releaseConnection(connection: WriterConnection): Promise<void> {
    await connection.release()
  }

  async destroy(): Promise<void> {
    await this.#writer.close()
  }
}

/** Has a turn with the writer from the first write to the release. */
class WriterConnection implements DatabaseConnection {
  readonly #writer: SqliteWriter
  readonly #reader: SqliteConnection
  #turn: Promise<WriteTurn> | null = null

  constructor(writer: SqliteWriter, reader: SqliteConnection) {
    this.#writer = writer
    this.#reader = reader
  }

  turn(): Promise<WriteTurn> {
    return (this.#turn ??= this.#writer.turn())
  }

  async release(): Promise<void> {
    // A turn that never came needs no end.
    await this.#turn?.then(
      (turn) => turn.end(),
      () => {},
    )
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#turn && SelectQueryNode.is(query)) return { rows: this.#reader.prepare(sql).all(parameters) as R[] }
    const result = await (await this.turn()).run(sql, parameters)
    if ('rows' in result) return { rows: result.rows as R[] }
    return { rows: [], numAffectedRows: result.changes, insertId: result.lastInsertRowid }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The writer does not stream')
  }
}
