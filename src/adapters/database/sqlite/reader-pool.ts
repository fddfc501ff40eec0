import { Worker } from 'node:worker_threads'
import type { Found, FoundOnMap, ListingFinder, Tally } from '../listings/listing-finder.ts'
import type { ReadReply, ReadRequest } from './reader.ts'

/** Threads that read an SQLite file, one question each at a time; whoever finds none idle waits in line. */
export class SqliteReaderPool implements ListingFinder {
  readonly #threads: ReaderThread[]
  readonly #idle: ReaderThread[]
  readonly #line: ((thread: ReaderThread) => void)[] = []
  #closed = false

  constructor(file: string, threads: number) {
    this.#threads = Array.from({ length: threads }, () => new ReaderThread(file))
    this.#idle = [...this.#threads]
  }

  find(query: Parameters<ListingFinder['find']>[0], signal?: AbortSignal): Promise<Found> {
    return this.ask({ kind: 'find', query }, signal)
  }

  tally(filters: Parameters<ListingFinder['tally']>[0], signal?: AbortSignal): Promise<Tally[]> {
    return this.ask({ kind: 'tally', filters }, signal)
  }

  onMap(query: Parameters<ListingFinder['onMap']>[0], signal?: AbortSignal): Promise<FoundOnMap> {
    return this.ask({ kind: 'onMap', query }, signal)
  }

  /** The thread's answer; throws what it threw, or the reason of an abort that came before its turn. */
  async ask<T>(request: ReadRequest, signal?: AbortSignal): Promise<T> {
    if (this.#closed) throw new Error('The database has been closed')
    const thread = this.#idle.pop() ?? (await new Promise<ReaderThread>((resolve) => this.#line.push(resolve)))
    try {
      signal?.throwIfAborted()
      return (await thread.ask(request)) as T
    } finally {
      const next = this.#line.shift()
      if (next) next(thread)
      else this.#idle.push(thread)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#threads.map((thread) => thread.stop()))
  }
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** One worker thread. Should it die, what it was asked fails, and the next question starts another. */
class ReaderThread {
  readonly #file: string
  #worker: Worker | null = null
  #waiting: Waiting | null = null

  constructor(file: string) {
    this.#file = file
  }

  async ask(request: ReadRequest): Promise<unknown> {
    const worker = (this.#worker ??= this.#start())
    // Only a thread that is busy keeps the process alive.
    worker.ref()
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting = { resolve, reject }
        worker.postMessage(request)
      })
    } finally {
      worker.unref()
    }
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./reader.ts', import.meta.url), { workerData: { file: this.#file } })
    worker.on('message', (reply: ReadReply) => {
      if ('value' in reply) this.#waiting?.resolve(reply.value)
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
