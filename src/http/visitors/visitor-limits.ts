import { createRateLimit, type RateLimit } from '#application/rate-limit.ts'
import { fail, ok, type Problem, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import { createBackoff } from './backoff.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How often what may be done, by network (`clientNetwork`) and by the address an account is asked for with. */
export interface VisitorLimits {
  /** A change of what somebody keeps; `isNew` for one who wasn't known before. */
  change(network: string, isNew: boolean): Result<void>
  signUp(network: string): Result<void>
  resetRequest(network: string, email: string): Result<void>
  reset(network: string): Result<void>
  /** Trying a password: refused before it is looked at, or counted by what it answers. */
  tryPassword<T>(network: string, email: string, attempt: () => Promise<Result<T>>): Promise<Result<T>>
}

/**
 * Limits in the memory of this process: they forget with a restart, and each instance counts for itself. Whether an
 * address has an account plays no part, so that nothing can be learned from them.
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
  // Wide enough that one network alone never uses it up and locks the owner out.
  const passwordsFor = limit(100, HOUR)
  const backoff = createBackoff({ free: 5, first: 15, longest: 900, clock })
  const named = (email: string) => email.trim().toLowerCase()

  return {
    change: (network, isNew) => (isNew ? all([newcomers, network], [changes, network]) : all([changes, network])),
    signUp: (network) => all([signUps, network]),
    resetRequest: (network, email) => all([resetRequests, network], [resetRequestsFor, named(email)]),
    reset: (network) => all([resets, network]),
    async tryPassword(network, email, attempt) {
      const who = `${network} ${named(email)}`
      const wait = backoff.wait(who)
      if (wait > 0) return fail(tooOften(wait))
      const allowed = all([passwords, network], [passwordsFor, named(email)])
      if (!allowed.ok) return allowed
      const answer = await attempt()
      if (answer.ok) backoff.succeeded(who)
      else if (answer.problem.kind === 'unauthorized' || answer.problem.kind === 'invalid') backoff.failed(who)
      return answer
    },
  }
}

/** Counts at every limit until one refuses. */
function all(...limits: [limit: RateLimit, who: string][]): Result<void> {
  for (const [limit, who] of limits) {
    const wait = limit.take(who)
    if (wait > 0) return fail(tooOften(wait))
  }
  return ok(undefined)
}

const tooOften = (seconds: number): Problem => ({
  kind: 'rate-limited',
  message: `That was tried too often. Please wait ${inWords(seconds)} and try again.`,
  retryAfterSeconds: seconds,
})

const inWords = (seconds: number): string =>
  seconds <= 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`
