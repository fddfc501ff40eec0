import { WriteTurns } from './write-turns.ts'
import { SqliteError, WriterThread } from './writer-thread.ts'
import type { WriteRequest, WriteResult } from './writer.ts'

/** How long a write waits: for the writes before it, and for those of other processes, ms. */
const WAIT_LIMIT = 5000
/** Age of the last write's outcome after which readiness tries another write, ms. */
const PROBE_AFTER = 2000
/** Changes nothing, but has to be written. */
const PROBE = 'UPDATE listing_state SET version = version'

/** What an operator is told by SQLite's result code (https://sqlite.org/rescode.html) about a file that takes no writes. */
const TROUBLE: Readonly<Record<number, string>> = {
  8: 'The database is read-only.',
  10: 'The database’s disk is failing.',
  11: 'The database file is damaged.',
  13: 'The database’s disk is full.',
  14: 'The site can’t write to the database file.',
  26: 'The database file is damaged.',
}

/** What an operator is told where an error says that the file takes no writes; null for other errors. */
export const writeTrouble = (error: unknown): string | null =>
  error instanceof SqliteError && error.code !== undefined ? (TROUBLE[error.code] ?? null) : null

/** The one writer of an SQLite file: a thread of its own, one transaction or statement at a time, in order. */
export class SqliteWriter {
  readonly #thread: WriterThread
  readonly #waitLimit: number
  readonly #turns = new WriteTurns()
  #trouble: string | null = null
  #triedAt = Number.NEGATIVE_INFINITY

  /** @param waitLimit How long a write waits for those before it and for other processes, ms. */
  constructor(thread: WriterThread, waitLimit = WAIT_LIMIT) {
    this.#thread = thread
    this.#waitLimit = waitLimit
  }

  /** A writer that refuses every write with this error. */
  static refusing(error: Error): SqliteWriter {
    const refuse = (): never => {
      throw error
    }
    const writer = new SqliteWriter(new WriterThread(refuse))
    writer.#trouble = error.message
    return writer
  }

  /** Waits for the writes before. Throws WriteWaitError where that takes longer than the limit. */
  turn(): Promise<WriteTurn> {
    return this.#turn(this.#waitLimit)
  }

  /** Runs a script of several statements, as migrations are. */
  async script(sql: string): Promise<void> {
    await this.#noting(this.#thread.session()({ kind: 'script', sql }))
  }

  /**
   * Why nothing can be written, or null. Where the last outcome is 2 s old it tries a write, unless one is under way. A file
   * that another process is writing to is in order.
   */
  async trouble(): Promise<string | null> {
    if (this.#turns.idle && performance.now() - this.#triedAt > PROBE_AFTER) await this.#probe()
    return this.#trouble
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  async #turn(limitMs: number): Promise<WriteTurn> {
    const askedAt = performance.now()
    await this.#turns.take(limitMs)
    const waitMs = Math.max(0, Math.ceil(limitMs - (performance.now() - askedAt)))
    try {
      const session = this.#thread.session()
      return new WriteTurn({ ask: session, waitMs, note: (asked) => this.#noting(asked), end: () => this.#turns.end() })
    } catch (error) {
      this.#turns.end()
      throw error
    }
  }

  async #probe(): Promise<void> {
    try {
      const turn = await this.#turn(0)
      await turn.run(PROBE).finally(() => turn.end())
    } catch {
      // What it says of the file is noted.
    }
  }

  /** Passes on the outcome of a write, and remembers whether the file takes writes. */
  async #noting<T>(writing: Promise<T>): Promise<T> {
    try {
      const result = await writing
      this.#trouble = null
      return result
    } catch (error) {
      this.#trouble = writeTrouble(error) ?? this.#trouble
      throw error
    } finally {
      this.#triedAt = performance.now()
    }
  }
}

interface TurnParts {
  ask: (request: WriteRequest) => Promise<WriteResult | null>
  /** Time that is left for waiting for other processes, ms. */
  waitMs: number
  /** Told of everything that reaches the file. */
  note: <T>(writing: Promise<T>) => Promise<T>
  end: () => void
}

/** One write's time with the writer thread: a transaction, or single statements. Throws SqliteError. */
export class WriteTurn {
  readonly #parts: TurnParts
  #inTransaction = false

  constructor(parts: TurnParts) {
    this.#parts = parts
  }

  /** Takes the write lock at once: a transaction that reads first would fail if another process wrote meanwhile. */
  async begin(): Promise<void> {
    await this.#ask('BEGIN IMMEDIATE')
    this.#inTransaction = true
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<WriteResult> {
    const running = this.#ask(sql, parameters)
    return this.#inTransaction ? running : this.#parts.note(running)
  }

  async commit(): Promise<void> {
    await this.#parts.note(this.#ask('COMMIT'))
  }

  /** Undoes the transaction, where SQLite hasn't and the thread lives: with the thread its transaction is gone. */
  async rollBack(): Promise<void> {
    await this.#parts.ask({ kind: 'rollback' }).catch(() => {})
  }

  end(): void {
    this.#parts.end()
  }

  async #ask(sql: string, parameters: readonly unknown[] = []): Promise<WriteResult> {
    const { ask, waitMs } = this.#parts
    return (await ask({ kind: 'statement', sql, parameters, waitMs }))!
  }
}
