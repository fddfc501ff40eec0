import { expect, test } from 'vitest'
import { createBackoff } from './backoff.ts'

function backoffAt() {
  let now = 1_000_000
  const backoff = createBackoff({ free: 3, first: 10, longest: 60 }, { elapsed: () => now })
  return { backoff, pass: (seconds: number) => (now += seconds * 1000) }
}

test('the first failures cost nothing, then each doubles the wait up to the longest', () => {
  const { backoff, pass } = backoffAt()
  const waits = Array.from({ length: 8 }, () => {
    backoff.failed('ana')
    const wait = backoff.wait('ana')
    pass(wait)
    return wait
  })
  expect(waits).toEqual([0, 0, 0, 10, 20, 40, 60, 60])
})

test('a wait passes, and success forgets all failures', () => {
  const { backoff, pass } = backoffAt()
  for (let failures = 0; failures < 4; failures++) backoff.failed('ana')
  expect(backoff.wait('ana')).toBe(10)
  pass(9.5)
  expect(backoff.wait('ana')).toBe(1)
  pass(0.5)
  expect(backoff.wait('ana')).toBe(0)
  backoff.succeeded('ana')
  backoff.failed('ana')
  expect(backoff.wait('ana')).toBe(0)
})

test('one key’s failures delay no other key', () => {
  const { backoff } = backoffAt()
  for (let failures = 0; failures < 9; failures++) backoff.failed('ana')
  expect(backoff.wait('ben')).toBe(0)
})

test('no wait is longer than the longest, even after a clock that went back a day', () => {
  const { backoff, pass } = backoffAt()
  pass(24 * 3600)
  for (let failures = 0; failures < 9; failures++) backoff.failed('ana')
  pass(-24 * 3600)
  expect(backoff.wait('ana')).toBe(60)
})

test('failures are forgotten after a day', () => {
  const { backoff, pass } = backoffAt()
  for (let failures = 0; failures < 4; failures++) backoff.failed('ana')
  pass(24 * 3600 + 10)
  backoff.failed('ana')
  expect(backoff.wait('ana')).toBe(0)
})
