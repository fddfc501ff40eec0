import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** Timeout of waiting for another process's write, ms. */
const BUSY_TIMEOUT = 5000
/** Maximum number of prepared statements in the cache. */
const MAX_STATEMENTS = 300

/** A prepared statement in the shape Kysely's SQLite driver asks for. */
interface PreparedStatement {
  reader: boolean
  all(parameters: readonly unknown[]): unknown[]
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>
}

/** A connection to an SQLite file that keeps the statements it has prepared. */
export interface SqliteConnection {
  raw: DatabaseSync
  prepare(sql: string): PreparedStatement
  /** May be called twice. */
  close(): void
}

/** Opens the one file for writing; creates it. Every commit is on the disk before it returns (WAL, synchronous FULL). */
export function openWriter(file: string): SqliteConnection {
  const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true })
  raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  return keepStatements(raw)
}

/** Opens an existing file for reading alone. */
export function openReader(file: string): SqliteConnection {
  return keepStatements(new DatabaseSync(file, { timeout: BUSY_TIMEOUT, readOnly: true }))
}

function keepStatements(raw: DatabaseSync): SqliteConnection {
  raw.exec('PRAGMA cache_size = -65536; PRAGMA mmap_size = 1073741824; PRAGMA temp_store = MEMORY')
  const kept = new Map<string, PreparedStatement>()
  return {
    raw,
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      if (kept.size >= MAX_STATEMENTS) kept.clear()
      const statement = adaptStatement(raw.prepare(sql))
      kept.set(sql, statement)
      return statement
    },
    close: () => {
      if (raw.isOpen) raw.close()
    },
  }
}

function adaptStatement(statement: StatementSync): PreparedStatement {
  const inputs = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...inputs(parameters)),
    run: (parameters) => statement.run(...inputs(parameters)),
    iterate: (parameters) => statement.iterate(...inputs(parameters)),
  }
}
