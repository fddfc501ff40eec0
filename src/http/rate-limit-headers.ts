import type { RateLimitRule } from '#ports/server/rate-limits.ts'

/**
 * Sets `RateLimit-Policy` and `RateLimit` as in draft-ietf-httpapi-ratelimit-headers-10: quota and window of the rule, what
 * is left of it, and the seconds until the whole quota is there again; of a refusal those until the next is allowed.
 */
export function setRateLimitHeaders(
  headers: Headers,
  { name, allowed, period }: RateLimitRule,
  { remaining, seconds }: { remaining: number; seconds: number },
): void {
  headers.set('ratelimit-policy', `"${name}";q=${allowed};w=${Math.ceil(period / 1000)}`)
  headers.set('ratelimit', `"${name}";r=${remaining};t=${seconds}`)
}
