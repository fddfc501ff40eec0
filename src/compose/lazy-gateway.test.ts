import { expect, test } from 'vitest'
import { ok, type Result } from '#domain/result.ts'
import { lazyGateway } from './lazy-gateway.ts'

interface Counter {
  next(step: number): Promise<Result<number>>
}

function counterLoader(failures: number) {
  const state = { loads: 0, count: 0 }
  const load = async (): Promise<Counter> => {
    state.loads += 1
    if (state.loads <= failures) throw new Error('offline')
    return { next: async (step) => ok((state.count += step)) }
  }
  return { state, counter: lazyGateway(load) }
}

test('the code is fetched with the first use, and once', async () => {
  const { state, counter } = counterLoader(0)
  expect(state.loads).toBe(0)
  expect(await Promise.all([counter.next(2), counter.next(3)])).toEqual([ok(2), ok(5)])
  expect(state.loads).toBe(1)
})

test('code that cannot be had is a problem, and is tried again with the next use', async () => {
  const { counter } = counterLoader(1)
  expect(await counter.next(2)).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
  expect(await counter.next(2)).toEqual(ok(2))
})

test('a gateway is no promise: awaiting it answers the gateway itself', async () => {
  const { state, counter } = counterLoader(0)
  const awaited = await Promise.race([
    Promise.resolve(counter),
    new Promise((resolve) => setImmediate(resolve, 'pending')),
  ])
  expect(awaited).toBe(counter)
  expect(state.loads).toBe(0)
})
