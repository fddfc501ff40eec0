import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What the browser needs of a query that the server has run: its data, or why there is none. */
export type SentQuery = readonly [key: QueryKey, data: unknown, error?: Error]

/** The finished queries of a page, for its HTML. */
export const sentQueries = (client: QueryClient): SentQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey, state: { data, error } }) => (error ? [queryKey, data, error] : [queryKey, data]))

/**
 * Puts a page's queries into the browser's cache. They count as read now: the server has confirmed the page, even if it
 * rendered it earlier. Only a page that the browser takes from its history is as old as it may be.
 */
export function receiveQueries(client: QueryClient, queries: readonly SentQuery[]): void {
  const updatedAt = isFromHistory() ? 0 : Date.now()
  for (const [queryKey, data, error] of queries) {
    if (error) client.getQueryCache().build(client, { queryKey }).setState({ error, status: 'error' })
    else client.setQueryData(queryKey, data, { updatedAt })
  }
}

const isFromHistory = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
