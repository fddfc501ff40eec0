import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface ImportOrder {
  origin: string
  dataDir: string
  isFull: boolean
  acceptsRemovals: boolean
  /** ms since 1970. */
  now: number
}

export type ImportResult =
  | { kind: 'finished'; isComplete: boolean; writes: number }
  | { kind: 'broken off'; message: string }

/** Runs the importer in a process of its own, which may be killed at any time. */
export class Importer {
  #process: ChildProcess | null = null

  /** Runs one import; 'killed' if the process was ended meanwhile. */
  async run(order: ImportOrder): Promise<ImportResult | { kind: 'killed' }> {
    const child = (this.#process ??= fork(new URL('importer-process.ts', import.meta.url)))
    child.send(order)
    const over = new AbortController()
    const answered = once(child, 'message', over).then(([message]) => message as ImportResult)
    const ended = once(child, 'exit', over).then(([code]) => {
      if (typeof code === 'number') throw new Error(`the importer ended with ${code}`)
      return { kind: 'killed' as const }
    })
    try {
      return await Promise.race([answered, ended])
    } finally {
      over.abort()
    }
  }

  /** Ends the process as kill -9 does. */
  kill(): void {
    this.#process?.kill('SIGKILL')
    this.#process = null
  }
}
