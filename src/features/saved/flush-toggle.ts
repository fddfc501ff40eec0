import type { Problem, Result } from '#domain/result.ts'
import type { Wishes } from './pending-toggles.ts'

/** What has become of a wish. */
export interface Outcome {
  /** Whether the home is saved now. */
  saved: boolean
  /** False where the visitor has taken the wish back before anything was done. */
  changed: boolean
  /** Why the last wish was not granted; null if it was. */
  problem: Problem | null
}

/**
 * Makes a home's wish come true. One change of a home is on its way at a time; the visitor may change their mind meanwhile,
 * and the last wish wins. Null where the call that is already under way sees to it. The wish is gone afterwards.
 */
export async function fulfilWish(
  wishes: Wishes,
  id: number,
  change: (saved: boolean) => Promise<Result<void>>,
): Promise<Outcome | null> {
  const wish = wishes.get(id)
  if (!wish || wish.underway) return null
  wish.underway = true
  let changed = false
  let problem: Problem | null = null
  while (wish.saved !== wish.kept && !problem) {
    const { saved } = wish
    const answer = await change(saved)
    if (answer.ok) {
      wish.kept = saved
      changed = true
    } else if (wish.saved === saved) {
      problem = answer.problem
    }
  }
  wishes.delete(id)
  return { saved: wish.kept, changed, problem }
}
