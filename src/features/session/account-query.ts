import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import { ACCOUNT_KEY } from '#features/saved/account-key.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'

export { ACCOUNT_KEY }

/** The signed-in account, or null. A page rendered on the server contains the answer. Throws ProblemError. */
export const accountQuery = (account: AccountGateway) =>
  queryOptions({ queryKey: ACCOUNT_KEY, queryFn: async () => valueOrThrow(await account.current()) })
