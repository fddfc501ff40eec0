/** A middle of fewer homes says nothing of a town. */
export const FEWEST_FOR_MIDDLE = 3

/** The median of ascending numbers; null of none. */
export function middle(ascending: readonly number[]): number | null {
  const [low, high] = [ascending[Math.floor((ascending.length - 1) / 2)], ascending[Math.floor(ascending.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
