import { expect, onTestFinished, test, vi } from 'vitest'
import type { Log } from '#ports/server/log.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import { startRetention } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000

test('cleans at the start and then daily, by its clock; a rule that fails is logged and the others still run', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const info = vi.fn<Log['info']>()
  const error = vi.fn<Log['error']>()
  const state = { now: 1_800_000_000_000 }
  const cleaned: number[] = []
  const retention = startRetention({
    rules: [
      { name: 'sessions', removeOld: () => Promise.reject(new Error('locked')) },
      { name: 'inquiries', removeOld: async (now) => cleaned.push(now.getTime()) },
    ],
    clock: { now: () => new Date(state.now) },
    log: { info, warn: vi.fn<Log['warn']>(), error },
  })
  await vi.waitFor(() => expect(cleaned).toHaveLength(1))
  state.now += DAY
  await vi.advanceTimersByTimeAsync(DAY)
  expect(cleaned).toEqual([1_800_000_000_000, 1_800_000_000_000 + DAY])
  await retention.stop()
  await vi.advanceTimersByTimeAsync(DAY)
  expect(cleaned).toHaveLength(2)
  expect(error.mock.calls.map(([facts]) => facts)).toMatchObject([{ what: 'sessions' }, { what: 'sessions' }])
  expect(info.mock.calls.map(([facts]) => facts)).toMatchObject([
    { what: 'inquiries', removed: 1 },
    { what: 'inquiries', removed: 2 },
  ])
})

test('a rule that failed runs again minutes later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const outcomes = [Promise.reject(new Error('restarting')), Promise.resolve(3)]
  const removeOld = vi.fn<RetentionRule['removeOld']>(() => outcomes.shift()!)
  const others = vi.fn<RetentionRule['removeOld']>(() => Promise.resolve(0))
  const info = vi.fn<Log['info']>()
  const retention = startRetention({
    rules: [
      { name: 'sessions', removeOld },
      { name: 'inquiries', removeOld: others },
    ],
    clock: { now: () => new Date() },
    log: { info, warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() },
  })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(removeOld).toHaveBeenCalledTimes(2)
  expect(others).toHaveBeenCalledTimes(1)
  expect(info).toHaveBeenCalledWith({ what: 'sessions', removed: 3 }, 'Expired data removed')
  await retention.stop()
})
