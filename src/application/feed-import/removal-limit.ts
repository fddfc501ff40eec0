/** Fewer removals than this are never stopped: an office with four homes may sell one. */
const MIN_STOPPED = 3

/** Reasons named in the message. */
const NAMED_REASONS = 3

export interface RemovalLimit {
  /** Maximum share of a feed's public listings that one run may remove, in percent. */
  percent: number
  /** Whoever started the run has agreed to any number. */
  isLifted: boolean
}

/**
 * Why a run may not remove these listings, or null if it may. A feed without a field, or with half of its records, looks as if
 * everything had been sold.
 *
 * @param publicBefore Number of the feed's listings that were public before the run.
 * @param reasons Why they go, one for each listing that was public.
 */
export function removalProblem(publicBefore: number, reasons: readonly string[], limit: RemovalLimit): string | null {
  const isWithin = reasons.length < MIN_STOPPED || reasons.length * 100 <= publicBefore * limit.percent
  if (limit.isLifted || isWithin) return null
  return (
    `${reasons.length} of ${publicBefore} public listings would be removed, more than the ${limit.percent}% limit: ` +
    `${mostFrequent(reasons)}. Nothing was removed`
  )
}

function mostFrequent(reasons: readonly string[]): string {
  const counted = [...Map.groupBy(reasons, (reason) => reason)]
    .map(([reason, all]) => [reason, all.length] as const)
    .toSorted(([, a], [, b]) => b - a)
  const named = counted.slice(0, NAMED_REASONS).map(([reason, count]) => `${count} ${reason}`)
  const others = counted.slice(NAMED_REASONS).reduce((sum, [, count]) => sum + count, 0)
  return [...named, ...(others > 0 ? [`${others} for other reasons`] : [])].join(', ')
}
