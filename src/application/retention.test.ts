import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#process/log.ts'
import { startRetention } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000

test('cleans at the start and every day after, by the clock it is given; a failing rule is logged and keeps no other back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const logged: Record<string, unknown>[] = []
  const log = createLog({ write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) }, false)
  const state = { now: 1_800_000_000_000 }
  const cleaned: number[] = []
  const retention = startRetention({
    rules: [
      { name: 'sessions', removeOld: () => Promise.reject(new Error('locked')) },
      { name: 'inquiries', removeOld: async (now) => cleaned.push(now.getTime()) },
    ],
    clock: { now: () => new Date(state.now) },
    log,
  })
  await vi.waitFor(() => expect(cleaned).toHaveLength(1))
  state.now += DAY
  await vi.advanceTimersByTimeAsync(DAY)
  expect(cleaned).toEqual([1_800_000_000_000, 1_800_000_000_000 + DAY])
  await retention.stop()
  await vi.advanceTimersByTimeAsync(DAY)
  expect(cleaned).toHaveLength(2)
  expect(logged.filter(({ level }) => level === 'error')).toMatchObject([{ what: 'sessions' }, { what: 'sessions' }])
  expect(logged.filter(({ level }) => level === 'info')).toMatchObject([
    { what: 'inquiries', removed: 1 },
    { what: 'inquiries', removed: 2 },
  ])
})
