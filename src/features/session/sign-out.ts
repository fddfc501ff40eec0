import { useQueryClient } from '@tanstack/react-query'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { notify } from '#ui/primitives/toast.ts'

/** Returns the function that signs out, in all of this browser's tabs; a toast says whether it worked. */
export function useSignOut(account: AccountGateway): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    const answer = await account.signOut()
    if (!answer.ok) {
      return notify({ title: 'Not signed out', description: answer.problem.message, tone: 'destructive' })
    }
    await invalidateSavedItems(queryClient)
    notify({ title: 'Signed out' })
  }
}
