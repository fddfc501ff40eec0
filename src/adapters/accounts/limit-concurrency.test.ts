import { expect, test, vi } from 'vitest'
import { limitConcurrency, TooBusy } from './limit-concurrency.ts'

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let begun = false
  return {
    run: () => {
      begun = true
      return promise
    },
    begun: () => begun,
    end: resolve,
    break: reject,
  }
}

test('runs the allowed number in parallel, and the next in order when one ends', async () => {
  const limit = limitConcurrency(2, 10)
  const all = [work(), work(), work(), work()]
  const results = all.map(({ run }) => limit(run))
  await Promise.resolve()
  expect(all.map(({ begun }) => begun())).toEqual([true, true, false, false])
  all[1]!.end('b')
  expect(await results[1]).toBe('b')
  await vi.waitUntil(() => all[2]!.begun())
  expect(all[3]!.begun()).toBe(false)
  for (const { end } of all) end('x')
  await Promise.all(results)
})

test('work that fails frees its slot', async () => {
  const limit = limitConcurrency(1, 10)
  const [first, second] = [work(), work()]
  const results = [limit(first.run), limit(second.run)]
  first.break(new Error('broken'))
  await expect(results[0]).rejects.toThrow('broken')
  second.end('done')
  expect(await results[1]).toBe('done')
})

test('a call beyond the queue is refused at once; the others go on', async () => {
  const limit = limitConcurrency(1, 1)
  const [first, second, third] = [work(), work(), work()]
  const results = [limit(first.run), limit(second.run)]
  await expect(limit(third.run)).rejects.toBeInstanceOf(TooBusy)
  expect(third.begun()).toBe(false)
  first.end('a')
  second.end('b')
  expect(await Promise.all(results)).toEqual(['a', 'b'])
})
