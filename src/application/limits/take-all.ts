import { fail, ok, type Problem, type Result } from '#domain/result.ts'
import type { RateLimit, RateLimitRule } from '#ports/server/rate-limits.ts'

/** A limit and who is counted by it. */
export type Counted = readonly [limit: RateLimit, who: string]

/** Takes one from every limit until one refuses; `refusal` says so, given the seconds until that one allows another. */
export async function takeAll(
  limits: readonly Counted[],
  refusal: (seconds: number, rule: RateLimitRule) => Problem,
): Promise<Result<void>> {
  for (const [limit, who] of limits) {
    const wait = await limit.take(who)
    if (wait > 0) return fail(refusal(wait, limit.rule))
  }
  return ok(undefined)
}
