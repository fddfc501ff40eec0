import { takeAll } from '#application/limits/take-all.ts'
import { fail, type Result } from '#domain/result.ts'
import type { RateLimits } from '#ports/server/rate-limits.ts'
import { tooMany } from '../visitors/visitor-limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Rate limits of the agency's side, by network (`clientNetwork`), address, and member. */
export interface AgencyLimits {
  /** Refuses an attempt to sign in before anything is checked, or counts its result. */
  trySignIn<T>(network: string, email: string, attempt: () => Promise<Result<T>>): Promise<Result<T>>
  /** Password and code anew. */
  tryProof<T>(memberId: string, attempt: () => Promise<Result<T>>): Promise<Result<T>>
  /** A step of joining. */
  join(network: string): Promise<Result<void>>
  /** An invitation, or a link that sets up two-step sign-in anew. */
  invite(memberId: string): Promise<Result<void>>
  exportAudit(memberId: string): Promise<Result<void>>
  /** Any other change. */
  change(memberId: string): Promise<Result<void>>
}

export function createAgencyLimits(rateLimits: RateLimits): AgencyLimits {
  const limit = (name: string, allowed: number, period: number) => rateLimits.limit({ name, allowed, period })
  const signIns = limit('agency-sign-ins', 30, 10 * MINUTE)
  const signInsFor = limit('agency-sign-ins-by-email', 20, HOUR)
  const proofs = limit('agency-proofs', 10, HOUR)
  const joins = limit('agency-joins', 30, HOUR)
  const invitations = limit('agency-invitations', 20, DAY)
  const exports = limit('agency-exports', 10, DAY)
  const changes = limit('agency-changes', 300, MINUTE)
  const backoff = rateLimits.backoff({ name: 'agency-sign-ins', free: 5, first: 15, longest: 900 })
  const all = (...limits: Parameters<typeof takeAll>[0]) => takeAll(limits, (seconds) => tooMany(seconds))
  return {
    async trySignIn(network, email, attempt) {
      const address = email.trim().toLowerCase()
      const who = `${network} ${address}`
      const wait = await backoff.wait(who)
      if (wait > 0) return fail(tooMany(wait))
      const allowed = await all([signIns, network], [signInsFor, address])
      if (!allowed.ok) return allowed
      const answer = await attempt()
      if (answer.ok) await backoff.succeeded(who)
      else if (answer.problem.kind === 'unauthorized') await backoff.failed(who)
      return answer
    },
    async tryProof(memberId, attempt) {
      const allowed = await all([proofs, memberId])
      return allowed.ok ? attempt() : allowed
    },
    join: (network) => all([joins, network]),
    invite: (memberId) => all([invitations, memberId]),
    exportAudit: (memberId) => all([exports, memberId]),
    change: (memberId) => all([changes, memberId]),
  }
}
