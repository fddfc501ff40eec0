/** The time, so that rules and tests can be given one. */
export interface Clock {
  now(): Date
}

/** Elapsed time, for waits and limits: it doesn't jump when the wall clock is set. */
export interface MonotonicClock {
  /** ms since any fixed moment of this process. */
  elapsed(): number
}
