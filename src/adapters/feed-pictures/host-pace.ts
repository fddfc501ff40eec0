/** Longest pause, ms: a host that asks for a year is asked again before its pictures are given up. */
const LONGEST_PAUSE = 60 * 60_000

/** Paces requests to hosts and remembers which of them ask to be left alone. Times in ms. */
export class HostPace {
  readonly #now: () => number
  readonly #wait: (ms: number) => Promise<void>
  /** When the next request to a host may start. */
  readonly #next = new Map<string, number>()
  readonly #paused = new Map<string, number>()

  constructor(now: () => number, wait: (ms: number) => Promise<void>) {
    this.#now = now
    this.#wait = wait
  }

  /** Resolves when a request to the host may start: to 0, or to how long the host asks to be left alone. */
  async turn(host: string, perSecond: number): Promise<number> {
    const left = (this.#paused.get(host) ?? 0) - this.#now()
    if (left > 0) return left
    const start = Math.max(this.#now(), this.#next.get(host) ?? 0)
    this.#next.set(host, start + 1000 / perSecond)
    if (start > this.#now()) await this.#wait(start - this.#now())
    return 0
  }

  /** The host asks to be left alone; it is for an hour at most. */
  pause(host: string, ms: number): void {
    this.#paused.set(host, this.#now() + Math.min(ms, LONGEST_PAUSE))
  }
}
