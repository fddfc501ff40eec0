import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Result } from '#domain/result.ts'
import { invalidateSavedItems, type Kept } from '#features/saved/cross-tab-sync.ts'
import { notify } from '#ui/primitives/toast.ts'
import { reinsert } from './reinsert.ts'

interface RemovalParts<T> {
  kept: Kept
  /** The list shown, as the query cache has it. */
  queryKey: QueryKey
  idOf: (item: T) => unknown
  /** The words that tell (F-04). */
  done: string
}

/**
 * Lets something kept go: it leaves the list at once, the focus moves to the panel, and a toast tells. What can't be removed
 * comes back to its place.
 */
export function useOptimisticRemoval<T>({ kept, queryKey, idOf, done }: RemovalParts<T>) {
  const queryClient = useQueryClient()
  const underway = useRef(0)
  const setList = (change: (items: readonly T[]) => T[]) =>
    queryClient.setQueryData<T[]>(queryKey, (items) => items && change(items))

  return async (item: T, remove: () => Promise<Result<unknown>>, button: HTMLElement) => {
    underway.current++
    // The button goes away with what it removes.
    button.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true })
    // What was asked before would bring it back.
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData<T[]>(queryKey) ?? []
    setList((items) => items.filter((other) => idOf(other) !== idOf(item)))
    const answer = await remove()
    if (!answer.ok) setList((items) => reinsert(items, before, item, idOf))
    // An answer that comes while others are on their way would still hold what they remove.
    if (--underway.current === 0) void invalidateSavedItems(queryClient, [kept])
    if (answer.ok) notify({ title: done })
    else notify({ title: 'Not removed', description: answer.problem.message, tone: 'destructive' })
  }
}
