import type { QueryClient } from '@tanstack/react-query'
import type { Problem } from '#domain/result.ts'
import type { HeartedHome } from '#ui/listing/heart-button.tsx'

/** One press of a heart: the home is to be saved, or no longer. */
export interface Toggle {
  home: HeartedHome
  saved: boolean
}

/** What came of a home's toggles. */
export interface ToggleOutcome {
  /** Whether the home is saved now. */
  saved: boolean
  /** False where the visitor took the toggle back before anything was sent. */
  changed: boolean
  /** Why the last toggle was refused; null if it was granted. */
  problem: Problem | null
}

/** Finds the mutations that are toggles not settled yet, oldest first. */
export const PENDING_TOGGLES = { mutationKey: ['favorites', 'toggle'], status: 'pending' } as const

export const pendingToggles = (queryClient: QueryClient): Toggle[] =>
  queryClient
    .getMutationCache()
    .findAll(PENDING_TOGGLES)
    .map(({ state }) => state.variables as Toggle)

/** The saved ids as they will be when every toggle is granted: the optimistic view. */
export function withToggles(ids: readonly number[] = [], toggles: readonly Toggle[]): Set<number> {
  const saved = new Set(ids)
  for (const { home, saved: add } of toggles) saved[add ? 'add' : 'delete'](home.id)
  return saved
}
