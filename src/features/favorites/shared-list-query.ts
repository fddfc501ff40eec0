import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { OpenLists } from '#ports/browser/favorites-gateway.ts'

/** A shared list; null if it isn't shared (any more). Throws ProblemError. */
export const openListQuery = (openLists: OpenLists, token: string) =>
  queryOptions({
    queryKey: ['open-lists', token],
    queryFn: async () => {
      const answer = await openLists.shared(token)
      if (!answer.ok && answer.problem.kind === 'not-found') return null
      return valueOrThrow(answer)
    },
  })
