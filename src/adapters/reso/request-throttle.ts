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

/** Spaces requests so that no second and no hour, wherever it begins, holds more than its limit. */
export class RequestThrottle {
  readonly #limits: readonly { period: number; requests: number }[]
  readonly #clock: ThrottleClock
  /** Times of the requests that may still count, oldest first. */
  #sent: number[] = []

  constructor({ perSecond, perHour }: RequestLimits, clock: ThrottleClock) {
    this.#limits = [
      { period: SECOND, requests: perSecond ?? Infinity },
      { period: HOUR, requests: perHour ?? Infinity },
    ].filter(({ requests }) => requests !== Infinity)
    this.#clock = clock
  }

  /** Resolves when the next request may be sent, and counts it. For one caller at a time. */
  async turn(): Promise<void> {
    for (let pause = this.#pause(); pause > 0; pause = this.#pause()) await this.#clock.wait(pause)
    const now = this.#clock.now()
    this.#sent = [...this.#sent.filter((time) => time > now - HOUR), now]
  }

  /** ms until the next request may be sent. */
  #pause(): number {
    const now = this.#clock.now()
    const waits = this.#limits.map(({ period, requests }) => (this.#sent.at(-requests) ?? -Infinity) + period - now)
    return Math.max(0, ...waits)
  }
}
