/** A rate limit: a burst of `allowed`, then one more each `period / allowed`. */
export interface RateLimitRule {
  /** Tells the counters of different rules apart; sent to clients in `RateLimit` headers. */
  name: string
  allowed: number
  /** ms */
  period: number
}

/** Counts by name: a network, an email address, a call. */
export interface RateLimit {
  readonly rule: RateLimitRule
  /** Takes one and resolves with 0, or takes none and resolves with the seconds until one is allowed. Never rejects. */
  take(who: string): Promise<number>
}

/** A wait that doubles with each failure in a row. Failures are forgotten a day after the last one. */
export interface BackoffRule {
  name: string
  /** Failures in a row without a wait. */
  free: number
  /** Wait after the next failure, s; doubled with each further one up to `longest`. */
  first: number
  longest: number
}

/** Counts failures in a row by name. Its methods never reject. */
export interface Backoff {
  /** Resolves with the seconds until the next attempt is allowed; 0 for now. */
  wait(who: string): Promise<number>
  failed(who: string): Promise<void>
  succeeded(who: string): Promise<void>
}

/** The counters of one process, or those that all instances share. */
export interface RateLimits {
  limit(rule: RateLimitRule): RateLimit
  backoff(rule: BackoffRule): Backoff
}
