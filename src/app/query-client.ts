import { notifyManager, QueryClient } from '@tanstack/react-query'

/** Retries of a failed fetch. */
const RETRIES = 3
/** Wait before the first retry, ms; doubled before each further one, up to the maximum. */
const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 30_000
/** How long data that no page shows stays in the cache, ms. */
const UNUSED_MS = 5 * 60_000
/** How long data counts as fresh, ms. */
const FRESH_MS = 30_000

/** The wait before a retry, ms; `attempt` counts from 0. */
export const retryDelay = (attempt: number): number => Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS)

// By default components hear of a change one timer later: a double click would submit a form twice.
notifyManager.setScheduler(queueMicrotask)

/** The query cache. On the server it lives for one request, and a failing page must answer at once: no retries. */
export const createQueryClient = (onServer: boolean): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: onServer ? false : RETRIES,
        retryDelay,
        gcTime: onServer ? Infinity : UNUSED_MS,
        staleTime: FRESH_MS,
        // By default a query waits unseen for a connection. It fails, says so, and is read again when there is one.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Offline, a change fails at once with a message; by default it would wait unseen.
      mutations: { networkMode: 'always' },
    },
  })
