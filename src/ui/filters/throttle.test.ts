import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function paced() {
  const ran: string[] = []
  const pace = throttle(120)
  return { ran, pace, type: (name: string) => pace.run(() => ran.push(name)) }
}

test('the first task runs at once, then only the latest when the interval is over', () => {
  const { ran, type } = paced()
  for (const name of ['a', 'ab', 'abc']) type(name)
  expect(ran).toEqual(['a'])
  vi.advanceTimersByTime(119)
  expect(ran).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['a', 'abc'])
})

test('the task that waited starts an interval of its own', () => {
  const { ran, type } = paced()
  type('a')
  type('ab')
  vi.advanceTimersByTime(120)
  type('abc')
  expect(ran).toEqual(['a', 'ab'])
  vi.advanceTimersByTime(120)
  expect(ran).toEqual(['a', 'ab', 'abc'])
})

test('what waits can be run now, once, or forgotten', () => {
  const { ran, pace, type } = paced()
  type('a')
  type('ab')
  pace.flush()
  expect(ran).toEqual(['a', 'ab'])
  type('abc')
  pace.cancel()
  vi.advanceTimersByTime(1000)
  expect(ran).toEqual(['a', 'ab'])
  type('b')
  expect(ran).toEqual(['a', 'ab', 'b'])
})
