import { useQueryClient } from '@tanstack/react-query'
import type { Problem } from '#domain/result.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'

/** What to do about a refusal: where the session has ended meanwhile, all pages are to know. */
export function useSessionOver(): (problem: Problem) => void {
  const queryClient = useQueryClient()
  return (problem) => {
    if (problem.kind === 'unauthorized') void invalidateSavedItems(queryClient)
  }
}
