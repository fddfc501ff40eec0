import { QueryClient } from '@tanstack/react-query'

/** A failed fetch is tried this many times more. */
const RETRIES = 3
/** Before the first retry, ms; doubled before each further one, up to the longest. */
const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 30_000
/** How long an answer that no page shows is kept, ms. */
const KEPT_UNUSED_MS = 5 * 60_000
/** How long an answer is shown without being asked for again, ms. */
const FRESH_MS = 30_000

/** How long to wait before a retry, ms; `attempt` counts from 0. */
export const retryDelay = (attempt: number): number => Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS)

/** The cache of everything fetched. On the server a failing page must answer at once, and a client lives for one request. */
export const createQueryClient = (onServer: boolean): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: onServer ? false : RETRIES,
        retryDelay,
        gcTime: onServer ? Infinity : KEPT_UNUSED_MS,
        staleTime: FRESH_MS,
      },
    },
  })
