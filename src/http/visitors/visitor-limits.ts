import { createRateLimit, type RateLimit } from '#application/rate-limit.ts'
import { fail, ok, type Problem, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import { createBackoff } from './backoff.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Rate limits by network (`clientNetwork`) and by the email address of the account. */
export interface VisitorLimits {
  /** A change of saved items; `isNew` for a visitor without a cookie. */
  change(network: string, isNew: boolean): Result<void>
  signUp(network: string): Result<void>
  resetRequest(network: string, email: string): Result<void>
  reset(network: string): Result<void>
  /** Refuses an attempt before the password is checked, or counts its result. */
  tryPassword<T>(network: string, email: string, attempt: () => Promise<Result<T>>): Promise<Result<T>>
}

/**
 * Limits in the memory of this process: a restart resets them, and each instance counts for itself. They don't depend on
 * whether an address has an account, so they reveal nothing about that.
 */
export function createVisitorLimits(clock: Clock): VisitorLimits {
  const limit = (allowed: number, period: number) => createRateLimit({ allowed, period, clock })
  const changes = limit(120, MINUTE)
  const newcomers = limit(60, HOUR)
  const signUps = limit(20, HOUR)
  const resetRequests = limit(10, HOUR)
  const resetRequestsFor = limit(3, HOUR)
  const resets = limit(20, HOUR)
  const passwords = limit(30, 10 * MINUTE)
  // More than one network can use up, given the backoff, so that it can't lock the owner out.
  const passwordsFor = limit(100, HOUR)
  const backoff = createBackoff({ free: 5, first: 15, longest: 900, clock })
  const normalized = (email: string) => email.trim().toLowerCase()

  return {
    change: (network, isNew) => (isNew ? all([newcomers, network], [changes, network]) : all([changes, network])),
    signUp: (network) => all([signUps, network]),
    resetRequest: (network, email) => all([resetRequests, network], [resetRequestsFor, normalized(email)]),
    reset: (network) => all([resets, network]),
    async tryPassword(network, email, attempt) {
      const who = `${network} ${normalized(email)}`
      const wait = backoff.wait(who)
      if (wait > 0) return fail(tooMany(wait))
      const allowed = all([passwords, network], [passwordsFor, normalized(email)])
      if (!allowed.ok) return allowed
      const answer = await attempt()
      if (answer.ok) backoff.succeeded(who)
      else if (answer.problem.kind === 'unauthorized' || answer.problem.kind === 'invalid') backoff.failed(who)
      return answer
    },
  }
}

/** Takes one from every limit until one refuses. */
function all(...limits: [limit: RateLimit, who: string][]): Result<void> {
  for (const [limit, who] of limits) {
    const wait = limit.take(who)
    if (wait > 0) return fail(tooMany(wait))
  }
  return ok(undefined)
}

const tooMany = (seconds: number): Problem => ({
  kind: 'rate-limited',
  message: `That was tried too often. Please wait ${durationText(seconds)} and try again.`,
  retryAfterSeconds: seconds,
})

const durationText = (seconds: number): string =>
  seconds <= 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`
