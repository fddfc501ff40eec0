import { Worker } from 'node:worker_threads'
import type { ColumnsMemory } from './listing-columns.ts'

/** Delay of the next build after one that failed, ms. */
const PAUSE_AFTER_FAILURE = 60_000

/** Builds the columns of an SQLite file in a thread of their own, one build at a time. */
export class ColumnsSource {
  readonly #file: string
  readonly #onBuilt: (memory: ColumnsMemory) => void
  #builder: Worker | null = null
  #building: Promise<void> | null = null
  #built: ColumnsMemory | null = null
  #notBefore = 0

  constructor(file: string, onBuilt: (memory: ColumnsMemory) => void) {
    this.#file = file
    this.#onBuilt = onBuilt
  }

  /** The columns built last; who searches them keeps them up to date. */
  get built(): ColumnsMemory | null {
    return this.#built
  }

  /** Starts a build, unless one is going on or has just failed. Resolves when it has ended. */
  build(): Promise<void> {
    if (this.#building || performance.now() < this.#notBefore) return this.#building ?? Promise.resolve()
    this.#built = null
    const builder = new Worker(new URL('./column-builder.ts', import.meta.url), {
      workerData: { file: this.#file },
      // Enough for what one query makes; by default a thread keeps several times as much.
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
    })
    this.#builder = builder
    // It doesn't keep the process alive.
    builder.unref()
    builder.on('message', (memory: ColumnsMemory | null) => {
      this.#built = memory
      if (memory) this.#onBuilt(memory)
    })
    // Its searches are answered all the same, by SQL.
    builder.on('error', () => {})
    this.#building = new Promise((resolve) => {
      builder.on('exit', () => {
        this.#building = null
        if (!this.#built) this.#notBefore = performance.now() + PAUSE_AFTER_FAILURE
        resolve()
      })
    })
    return this.#building
  }

  /** Gives threads that start no longer the columns built last. */
  forget(): void {
    this.#built = null
  }

  async stop(): Promise<void> {
    this.#notBefore = Infinity
    await this.#builder?.terminate()
  }
}
