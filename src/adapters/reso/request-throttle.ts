import type { RequestLimits } from '#ports/server/feed-settings.ts'

const SECOND = 1000
const HOUR = 3_600_000

/** The clock; tests replace it. */
export interface ThrottleClock {
  /** ms. */
  now: () => number
  /** Waits so many ms. */
  wait: (ms: number) => Promise<void>
}

/**
 * For clocks that differ a little and timers that end early, ms; no more is needed, for an answer comes after its request has
 * arrived.
 */
const MARGIN = 25

/**
 * Spaces requests so that at the server no second and no hour, wherever it begins, holds more than its limit. A request that
 * opens the connection arrives later than one on an open connection; so what counts is the time of the answer, by which its request has arrived.
 */
export class RequestThrottle {
  readonly #limits: readonly { period: number; requests: number }[]
  readonly #clock: ThrottleClock
  /** Times of the answers to the requests that may still count, oldest first. */
  #answered: number[] = []

  constructor({ perSecond, perHour }: RequestLimits, clock: ThrottleClock) {
    this.#limits = [
      { period: SECOND, requests: perSecond ?? Infinity },
      { period: HOUR, requests: perHour ?? Infinity },
    ].filter(({ requests }) => requests !== Infinity)
    this.#clock = clock
  }

  /** Sends a request when it may be sent, and counts it, a failed one too. For one caller at a time. */
  async send<T>(request: () => Promise<T>): Promise<T> {
    for (let pause = this.#pause(); pause > 0; pause = this.#pause()) await this.#clock.wait(pause)
    try {
      return await request()
    } finally {
      const now = this.#clock.now()
      this.#answered = [...this.#answered.filter((time) => time > now - HOUR - MARGIN), now]
    }
  }

  /** ms until the next request may be sent. */
  #pause(): number {
    const now = this.#clock.now()
    const waits = this.#limits.map(
      ({ period, requests }) => (this.#answered.at(-requests) ?? -Infinity) + period + MARGIN - now,
    )
    return Math.max(0, ...waits)
  }
}
