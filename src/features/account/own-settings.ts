import type { QueryClient } from '@tanstack/react-query'
import type { Account } from '#domain/account/account.ts'
import { updatesQuery } from '#features/saved/updates-query.ts'
import { ACCOUNT_KEY } from '#features/session/account-query.ts'
import type { OwnThings } from '#ports/browser/page-context.ts'
import { settingsQuery } from './settings-query.ts'

/** Reads all that /account shows to its owner, on the server. What can't be read the page says itself. */
export async function readOwn(queryClient: QueryClient, { account, updates }: OwnThings): Promise<void> {
  const person = queryClient.getQueryData<Account | null>(ACCOUNT_KEY)
  if (!person || !account) return
  await Promise.all([
    queryClient.prefetchQuery(settingsQuery(account)),
    queryClient.prefetchQuery(updatesQuery(updates, person.email)),
  ])
}
