import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function throttled() {
  const ran: string[] = []
  const requests = throttle(120)
  return { ran, requests, type: (name: string) => requests.run(() => ran.push(name)) }
}

test('the first task runs at once, then the latest when the interval is over', () => {
  const { ran, type } = throttled()
  for (const name of ['a', 'ab', 'abc']) type(name)
  expect(ran).toEqual(['a'])
  vi.advanceTimersByTime(119)
  expect(ran).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['a', 'abc'])
})

test('a task that waited starts a new interval', () => {
  const { ran, type } = throttled()
  type('a')
  type('ab')
  vi.advanceTimersByTime(120)
  type('abc')
  expect(ran).toEqual(['a', 'ab'])
  vi.advanceTimersByTime(120)
  expect(ran).toEqual(['a', 'ab', 'abc'])
})

test('the waiting task can be flushed, once, or cancelled', () => {
  const { ran, requests, type } = throttled()
  type('a')
  type('ab')
  requests.flush()
  expect(ran).toEqual(['a', 'ab'])
  type('abc')
  requests.cancel()
  vi.advanceTimersByTime(1000)
  expect(ran).toEqual(['a', 'ab'])
  type('b')
  expect(ran).toEqual(['a', 'ab', 'b'])
})
