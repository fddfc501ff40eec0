import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { UpdatesGateway } from '#ports/browser/updates-gateway.ts'
import type { SavedItemsKey } from './cross-tab-sync.ts'

export const UPDATES_KEY = 'updates' satisfies SavedItemsKey

/**
 * What somebody wants emails about, by their account's address (null in the sample edition); null until it is confirmed. Throws
 * ProblemError.
 */
export const updatesQuery = (updates: Pick<UpdatesGateway, 'choices'>, email: string | null) =>
  queryOptions({
    queryKey: [UPDATES_KEY, email],
    queryFn: async () => {
      const answer = await updates.choices()
      return !answer.ok && answer.problem.kind === 'conflict' ? null : valueOrThrow(answer)
    },
    staleTime: 0,
  })
