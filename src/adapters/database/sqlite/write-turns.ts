/** Thrown where a write has waited too long for those before it. Nothing of it was done. */
export class WriteWaitError extends Error {
  override name = 'WriteWaitError'

  constructor(limitMs: number) {
    super(`The write waited ${limitMs} ms for earlier writes and was canceled`)
  }
}

interface Waiting {
  start: () => void
}

/** Lets one write after the other have the writer, in the order of their coming. */
export class WriteTurns {
  readonly #waiting: Waiting[] = []
  #taken = false

  /** Whether no write is under way. */
  get idle(): boolean {
    return !this.#taken
  }

  /** Waits for a turn; `end` must be called after it. Throws WriteWaitError after `limitMs`. */
  async take(limitMs: number): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return
    }
    await new Promise<void>((resolve, reject) => {
      const waiting = {
        start: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(new WriteWaitError(limitMs))
      }, limitMs)
      this.#waiting.push(waiting)
    })
  }

  /** Ends the turn in work; the next one begins. */
  end(): void {
    const next = this.#waiting.shift()
    if (next) next.start()
    else this.#taken = false
  }
}
