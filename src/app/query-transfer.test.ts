import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { receiveQueries, sentQueries } from './query-transfer.ts'

const newClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
const KEY = ['listings', 'search', {}]
/** What the server sends after a search. */
async function sent(search: () => Promise<unknown>) {
  const client = newClient()
  await client.prefetchQuery({ queryKey: KEY, queryFn: search })
  return sentQueries(client)
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a page rendered long ago is fresh in the browser, and fetches nothing', async () => {
  vi.useFakeTimers()
  const queries = await sent(async () => ['a home'])
  vi.advanceTimersByTime(24 * 3600 * 1000)
  const client = newClient()
  receiveQueries(client, queries)
  const queryFn = vi.fn<() => Promise<string[]>>()
  expect(await client.ensureQueryData({ queryKey: KEY, queryFn, revalidateIfStale: true })).toEqual(['a home'])
  expect(queryFn).not.toHaveBeenCalled()
  expect(client.getQueryState(KEY)?.dataUpdatedAt).toBe(Date.now())
})

test('a page from the browser’s history is shown and is old', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never)
  const client = newClient()
  receiveQueries(client, await sent(async () => ['a home']))
  expect(client.getQueryState(KEY)).toMatchObject({ data: ['a home'], status: 'success', dataUpdatedAt: 0 })
})

test('a failure stays a failure', async () => {
  const client = newClient()
  receiveQueries(client, await sent(async () => Promise.reject(new Error('down'))))
  expect(client.getQueryState(KEY)).toMatchObject({ status: 'error', error: new Error('down'), fetchStatus: 'idle' })
})

test('nobody signed in is an answer', () => {
  const client = newClient()
  client.setQueryData(['account'], null)
  expect(sentQueries(client)).toEqual([[['account'], null]])
})
