/** The time, so that rules and tests can be given one. */
export interface Clock {
  now(): Date
}
