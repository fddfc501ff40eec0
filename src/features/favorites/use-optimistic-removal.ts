import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { problemOf } from '#domain/problem-of.ts'
import { valueOrThrow, type Result } from '#domain/result.ts'
import { invalidateSavedItems, type SavedItemsKey } from '#features/saved/cross-tab-sync.ts'
import { notify } from '#ui/primitives/toast.ts'
import type { Notice } from '#ui/primitives/toaster.lazy.ts'
import { reinsert } from './reinsert.ts'

interface Removal<T, R> {
  key: SavedItemsKey
  /** Of the list shown. */
  queryKey: QueryKey
  idOf: (item: T) => unknown
  remove: (item: T) => Promise<Result<R>>
  /** The toast (F-04); `removed` is the answer to the removal. */
  notice: (item: T, removed: R) => Notice
}

/**
 * Removes a saved item: it leaves the list at once, the focus moves to the panel, and a toast says so. After a refusal it
 * comes back to its place in the list.
 */
export function useOptimisticRemoval<T, R>({ key, queryKey, idOf, remove, notice }: Removal<T, R>) {
  const queryClient = useQueryClient()
  const mutationKey = [key, 'remove']
  const setList = (change: (items: readonly T[]) => T[]) =>
    queryClient.setQueryData<T[]>(queryKey, (items) => items && change(items))

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (item: T) => valueOrThrow(await remove(item)),
    onMutate: async (item) => {
      // An answer to an earlier read would bring it back.
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<T[]>(queryKey) ?? []
      setList((items) => items.filter((other) => idOf(other) !== idOf(item)))
      return before
    },
    onSuccess: (removed, item) => notify(notice(item, removed)),
    onError: (error, item, before = []) => {
      setList((items) => reinsert(items, before, item, idOf))
      notify({ title: 'Not removed', description: problemOf(error).message, tone: 'destructive' })
    },
    onSettled: () => {
      // While other removals are pending, a fresh list would still hold their items.
      if (queryClient.isMutating({ mutationKey }) === 1) void invalidateSavedItems(queryClient, [key])
    },
  })

  return (item: T, button: HTMLElement) => {
    // The button goes away with its item.
    button.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true })
    mutate(item)
  }
}
