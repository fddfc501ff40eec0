import { Worker } from 'node:worker_threads'
import type { Found, FoundOnMap, ListingFinder, Tally } from '../listings/listing-finder.ts'
import type { RankedRows } from '../listings/wish-conditions.ts'
import { ColumnsSource } from './columns-source.ts'
import type { ColumnsMemory } from './listing-columns.ts'
import type { ColumnsMessage, ReadReply, ReadRequest } from './reader.ts'

/**
 * Worker threads that read an SQLite file. Each runs one query at a time; queries that find no idle thread wait in order. The
 * threads share the columns of the listings, which another thread builds where there are many.
 */
export class SqliteReaderPool implements ListingFinder {
  readonly #columns: ColumnsSource
  readonly #threads: ReaderThread[]
  readonly #idle: ReaderThread[]
  readonly #waiting: ((thread: ReaderThread) => void)[] = []
  #closed = false

  constructor(file: string, threads: number) {
    this.#columns = new ColumnsSource(file, (memory) => {
      for (const thread of this.#threads) thread.attach(memory)
    })
    this.#threads = Array.from({ length: threads }, () => new ReaderThread(file, this.#columns))
    this.#idle = [...this.#threads]
  }

  /** Starts the threads and builds the columns in the background; searches are answered meanwhile, by SQL. Resolves when they are built. */
  prepare(): Promise<void> {
    for (const thread of this.#threads) thread.start()
    return this.#columns.build()
  }

  find(query: Parameters<ListingFinder['find']>[0], signal?: AbortSignal): Promise<Found> {
    return this.ask({ kind: 'find', query }, signal)
  }

  rank(query: Parameters<ListingFinder['rank']>[0], signal?: AbortSignal): Promise<RankedRows> {
    return this.ask({ kind: 'rank', query }, signal)
  }

  tally(filters: Parameters<ListingFinder['tally']>[0], signal?: AbortSignal): Promise<Tally[]> {
    return this.ask({ kind: 'tally', filters }, signal)
  }

  counts(searches: Parameters<ListingFinder['counts']>[0], signal?: AbortSignal): Promise<number[]> {
    return this.ask({ kind: 'counts', searches }, signal)
  }

  onMap(query: Parameters<ListingFinder['onMap']>[0], signal?: AbortSignal): Promise<FoundOnMap> {
    return this.ask({ kind: 'onMap', query }, signal)
  }

  /** The thread's answer. Throws what the thread threw, the abort's reason while still waiting, and once the pool is closed. */
  async ask<T>(request: ReadRequest, signal?: AbortSignal): Promise<T> {
    this.#throwIfClosed()
    const thread = this.#idle.pop() ?? (await new Promise<ReaderThread>((resolve) => this.#waiting.push(resolve)))
    try {
      signal?.throwIfAborted()
      this.#throwIfClosed()
      return (await thread.ask(request)) as T
    } finally {
      const next = this.#waiting.shift()
      if (next) next(thread)
      else this.#idle.push(thread)
    }
  }

  #throwIfClosed(): void {
    if (this.#closed) throw new Error('The database has been closed')
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([this.#columns.stop(), ...this.#threads.map((thread) => thread.stop())])
  }
}

/** The query a thread is working on. */
interface RunningQuery {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** One worker thread, started by its first query at the latest. If it dies its query fails, and the next query starts another. */
class ReaderThread {
  readonly #file: string
  readonly #columns: ColumnsSource
  #worker: Worker | null = null
  #running: RunningQuery | null = null

  constructor(file: string, columns: ColumnsSource) {
    this.#file = file
    this.#columns = columns
  }

  /** Lets the thread search these columns, if it has started. */
  attach(memory: ColumnsMemory): void {
    this.#worker?.postMessage({ kind: 'columns', memory } satisfies ColumnsMessage)
  }

  async ask(request: ReadRequest): Promise<unknown> {
    const worker = this.start()
    worker.ref()
    try {
      return await new Promise((resolve, reject) => {
        this.#running = { resolve, reject }
        worker.postMessage(request)
      })
    } finally {
      worker.unref()
    }
  }

  start(): Worker {
    this.#worker ??= this.#startWorker()
    return this.#worker
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./reader.ts', import.meta.url), {
      workerData: { file: this.#file },
      // Enough for what one query makes; by default a thread keeps several times as much.
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
    })
    worker.on('message', (reply: ReadReply) => {
      if ('error' in reply) return this.#running?.reject(new Error(reply.error))
      if (reply.lacksColumns) void this.#columns.build()
      this.#running?.resolve(reply.value)
    })
    // An idle thread doesn't keep the process alive.
    worker.unref()
    if (this.#columns.built) worker.postMessage({ kind: 'columns', memory: this.#columns.built })
    worker.on('error', (error: Error) => this.#lose(worker, error))
    worker.on('exit', () => this.#lose(worker, new Error('The reader thread has ended')))
    return worker
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = null
    // It may have died while it changed them.
    this.#columns.forget()
    this.#running?.reject(error)
  }
}
