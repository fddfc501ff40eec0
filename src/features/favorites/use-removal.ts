import { useQueryClient } from '@tanstack/react-query'
import type { Result } from '#domain/result.ts'
import { notify } from '#ui/primitives/toast.ts'
import { keptThingsChanged, type Kept } from '#ui/saved/tabs-in-step.ts'

/** Lets something kept go: the lists under `key` are asked for anew, the focus moves to the panel, and a toast tells (F-04). */
export function useRemoval(key: Kept, done: string) {
  const queryClient = useQueryClient()
  return async (removing: Promise<Result<unknown>>, button: HTMLElement) => {
    // The button goes away with what it removes.
    const panel = button.closest<HTMLElement>('[role="tabpanel"]')
    const answer = await removing
    if (!answer.ok) {
      return notify({ title: 'Not removed', description: answer.problem.message, tone: 'destructive' })
    }
    await keptThingsChanged(queryClient, [key])
    panel?.focus()
    notify({ title: done })
  }
}
