import { Worker } from 'node:worker_threads'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { ReadReply, ReadRequest } from './sqlite-reader.ts'

/** Reading an SQLite file in worker threads, as many queries at a time as there are threads. */
export function sqliteReaderDialect(file: string, threads: number): Dialect {
  return {
    createAdapter: () => new ManyReadersAdapter(),
    createDriver: () => new ReaderThreads(file, threads),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class ManyReadersAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Hands out the threads one query at a time; whoever finds none idle waits in line. */
class ReaderThreads implements Driver {
  readonly #file: string
  readonly #threads: number
  #all: ReaderThread[] = []
  #idle: ReaderThread[] = []
  #waiting: ((thread: ReaderThread) => void)[] = []

  constructor(file: string, threads: number) {
    this.#file = file
    this.#threads = threads
  }

  async init(): Promise<void> {
    this.#all = Array.from({ length: this.#threads }, () => new ReaderThread(this.#file))
    this.#idle = [...this.#all]
  }

  async acquireConnection(): Promise<ReaderThread> {
    return this.#idle.pop() ?? new Promise((resolve) => this.#waiting.push(resolve))
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const thread = connection as ReaderThread
    const next = this.#waiting.shift()
    if (next) next(thread)
    else this.#idle.push(thread)
  }

  async beginTransaction(): Promise<void> {
    throw new Error('Readers do not write')
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {
    await Promise.all(this.#all.map((thread) => thread.stop()))
  }
}

interface Waiting {
  resolve(rows: unknown[]): void
  reject(error: Error): void
}

/** One worker thread. Should it die, what it was asked fails, and the next query starts another. */
class ReaderThread implements DatabaseConnection {
  readonly #file: string
  #worker: Worker | null = null
  #waiting: Waiting | null = null

  constructor(file: string) {
    this.#file = file
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const worker = (this.#worker ??= this.#start())
    // Only a thread that is busy keeps the process alive.
    worker.ref()
    try {
      return { rows: (await this.#ask(worker, { sql, parameters })) as R[] }
    } finally {
      worker.unref()
    }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Readers do not stream')
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  #ask(worker: Worker, request: ReadRequest): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      worker.postMessage(request)
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-reader.ts', import.meta.url), { workerData: { file: this.#file } })
    worker.on('message', (reply: ReadReply) => {
      if ('rows' in reply) this.#waiting?.resolve(reply.rows)
      else this.#waiting?.reject(new Error(reply.error))
    })
    worker.on('error', (error: Error) => this.#lose(worker, error))
    worker.on('exit', () => this.#lose(worker, new Error('The reader thread has ended')))
    return worker
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#waiting?.reject(error)
  }
}
