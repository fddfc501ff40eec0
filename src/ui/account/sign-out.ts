import { useQueryClient } from '@tanstack/react-query'
import type { AccountGateway } from '#ports/account-gateway.ts'
import { notify } from '../primitives/toast.ts'
import { keptThingsChanged } from '../saved/tabs-in-step.ts'

/** Signs out in all of this browser's tabs; whether it worked is said in a toast. */
export function useSignOut(account: AccountGateway): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    const answer = await account.signOut()
    if (!answer.ok) {
      return notify({ title: 'Not signed out', description: answer.problem.message, tone: 'destructive' })
    }
    await keptThingsChanged(queryClient)
    notify({ title: 'Signed out' })
  }
}
