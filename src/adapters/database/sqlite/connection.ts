import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** Timeout of waiting for another process's write, ms. */
const BUSY_TIMEOUT = 5000
/** Maximum number of prepared statements in the cache. */
const MAX_STATEMENTS = 300

/** Page caches of a connection, kB: imports change many pages of the text index; readers find theirs in the system's cache too. */
const WRITER_CACHE = 65_536
const READER_CACHE = 16_384

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
  return keepStatements(raw, WRITER_CACHE)
}

/** Opens an existing file for reading alone. */
export function openReader(file: string): SqliteConnection {
  return keepStatements(new DatabaseSync(file, { timeout: BUSY_TIMEOUT, readOnly: true }), READER_CACHE)
}

/** The file isn't mapped: each connection's mapped pages would count as the process's memory, at 1M homes more than all else. */
function keepStatements(raw: DatabaseSync, cache: number): SqliteConnection {
  raw.exec(`PRAGMA cache_size = -${cache}; PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY`)
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
