import { Worker } from 'node:worker_threads'
import type { WriteReply, WriteRequest, WriteResult } from './writer.ts'

/** What SQLite refused, with its result code. */
export class SqliteError extends Error {
  override name = 'SqliteError'
  /** https://sqlite.org/rescode.html, the primary one; undefined for an error of another kind. */
  readonly code: number | undefined

  constructor(message: string, extended: number | undefined) {
    super(message)
    this.code = extended === undefined ? undefined : extended & 0xff
  }
}

/** One life of the writer thread. */
interface Life {
  worker: Worker
  /** Requests without an answer, in order. */
  pending: { resolve: (value: WriteResult | null) => void; reject: (error: Error) => void }[]
  ended: Error | null
}

/** Starts the worker that writes a file. */
export const startWriter = (file: string): Worker =>
  new Worker(new URL('./writer.ts', import.meta.url), { workerData: { file } })

/**
 * The thread that writes an SQLite file, started by the first request. If it dies, what it was asked fails, and so does the
 * rest of its transaction; whoever comes next gets another thread.
 */
export class WriterThread {
  readonly #startWorker: () => Worker
  #life: Life | null = null
  #closed = false

  constructor(startWorker: () => Worker) {
    this.#startWorker = startWorker
  }

  /** A way to ask this life of the thread alone: a transaction must not go on in the next one. Throws once closed. */
  session(): (request: WriteRequest) => Promise<WriteResult | null> {
    if (this.#closed) throw new Error('The database has been closed')
    const life = (this.#life ??= this.#start())
    return (request) => ask(life, request)
  }

  /** Closes the file after what was asked before. May be called twice. */
  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    if (!this.#life) return
    const { worker } = this.#life
    const gone = new Promise((resolve) => worker.once('exit', resolve))
    await ask(this.#life, { kind: 'close' }).catch(() => worker.terminate())
    // A script with nothing else to do would end before its close does.
    worker.ref()
    await gone
  }

  #start(): Life {
    const worker = this.#startWorker()
    const life: Life = { worker, pending: [], ended: null }
    const lose = (error: Error) => {
      if (this.#life === life) this.#life = null
      life.ended ??= error
      for (const { reject } of life.pending.splice(0)) reject(error)
    }
    worker.on('message', (reply: WriteReply) => take(life, reply))
    worker.on('error', (error: Error & { errcode?: number }) => lose(new SqliteError(error.message, error.errcode)))
    worker.on('exit', () => lose(new Error('The writer thread has ended')))
    // An idle thread doesn't keep the process alive.
    worker.unref()
    return life
  }
}

function ask(life: Life, request: WriteRequest): Promise<WriteResult | null> {
  if (life.ended) return Promise.reject(life.ended)
  life.worker.ref()
  return new Promise((resolve, reject) => {
    life.pending.push({ resolve, reject })
    life.worker.postMessage(request)
  })
}

function take({ worker, pending }: Life, reply: WriteReply): void {
  const asked = pending.shift()
  if (pending.length === 0) worker.unref()
  if ('value' in reply) asked?.resolve(reply.value)
  else asked?.reject(new SqliteError(reply.error, reply.errcode))
}
