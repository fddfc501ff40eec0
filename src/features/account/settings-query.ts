import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import { ACCOUNT_KEY } from '#features/session/account-query.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'

/** Where and how the account is signed in; read again with the account itself. Throws ProblemError. */
export const settingsQuery = (account: Pick<AccountGateway, 'settings'>) =>
  queryOptions({ queryKey: [...ACCOUNT_KEY, 'settings'], queryFn: async () => valueOrThrow(await account.settings()) })
