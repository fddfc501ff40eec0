import { MutationObserver, notifyManager } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient, retryDelay } from './query-client.ts'

test('X-03 the delay doubles from 1 s and never exceeds 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test.each([
  ['in the browser', false, 4],
  ['on the server', true, 1],
])('X-03 a fetch that fails %s', async (_, onServer, calls) => {
  vi.useFakeTimers()
  const queryFn = vi.fn<() => Promise<never>>(async () => Promise.reject(new Error('down')))
  const answer = createQueryClient(onServer)
    .query({ queryKey: ['home'], queryFn })
    .catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('down')
  expect(queryFn).toHaveBeenCalledTimes(calls)
  vi.useRealTimers()
})

test('X-03 what no page shows is kept for 5 minutes', async () => {
  vi.useFakeTimers()
  const client = createQueryClient(false)
  await client.prefetchQuery({ queryKey: ['home'], queryFn: async () => 'homes' })
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(client.getQueryData(['home'])).toBe('homes')
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(['home'])).toBeUndefined()
  vi.useRealTimers()
})

test('a form that is being sent shows it before the next click, whatever the timers do', async () => {
  vi.useFakeTimers()
  const observer = new MutationObserver(createQueryClient(false), { mutationFn: () => new Promise<void>(() => {}) })
  const seen: string[] = []
  // As useMutation subscribes.
  observer.subscribe(notifyManager.batchCalls(({ status }) => void seen.push(status)))
  void observer.mutate()
  await Promise.resolve()
  await Promise.resolve()
  expect(seen).toContain('pending')
  vi.useRealTimers()
})
