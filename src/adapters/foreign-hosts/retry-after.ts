/** Retry-After in ms, given as seconds or as a date (RFC 9110, section 10.2.3). */
export function retryAfter(text: string | undefined): number | null {
  if (text === undefined) return null
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
