import type { QueryClient } from '@tanstack/react-query'
import { favoritesQuery } from '#features/saved/favorites-queries.ts'
import { savedSearchesQuery } from '#features/saved/saved-searches-query.ts'
import type { OwnThings } from '#ports/browser/page-context.ts'
import { givenAnswersQuery } from './guest/given-answers.ts'
import { receivedAnswersQuery } from './received/received-answers.ts'
import { sharingQuery } from './sharing-query.ts'

/** Reads all that /favorites shows, on the server. What can't be read the page says itself. */
export async function readOwn(queryClient: QueryClient, own: OwnThings): Promise<void> {
  const received = receivedAnswersQuery(own.listAnswers)
  await Promise.all([
    queryClient.prefetchQuery(favoritesQuery(own.favorites)),
    queryClient.prefetchQuery(savedSearchesQuery(own.savedSearches)),
    queryClient.prefetchQuery(sharingQuery(own.favorites)),
    queryClient.prefetchQuery(received),
  ])
  // They are on this page: the next one doesn't call them new any more.
  const answers = queryClient.getQueryData(received.queryKey)
  if (answers?.guests.some((guest) => guest.answers.some(({ seen }) => !seen))) {
    await own.listAnswers.markSeen(answers.upTo)
  }
}

/** Reads what the visitor has answered on a shared list, on the server. */
export const readGiven = (queryClient: QueryClient, own: OwnThings, token: string): Promise<void> =>
  queryClient.prefetchQuery(givenAnswersQuery(own.listAnswers, token))
