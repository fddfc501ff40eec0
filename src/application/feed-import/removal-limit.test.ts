import { expect, test } from 'vitest'
import { removalProblem } from './removal-limit.ts'

const LIMIT = { percent: 20, isLifted: false }
const gone = (count: number, reason = 'no longer in the feed') => Array<string>(count).fill(reason)

test('a fifth may go, and no listing more', () => {
  expect(removalProblem(100, gone(20), LIMIT)).toBeNull()
  expect(removalProblem(100, gone(21), LIMIT)).toBe(
    '21 of 100 public listings would be removed, more than the 20% limit: 21 no longer in the feed. Nothing was removed',
  )
})

test('the share can be set, and the limit lifted', () => {
  expect(removalProblem(100, gone(60), { ...LIMIT, percent: 60 })).toBeNull()
  expect(removalProblem(100, gone(6), { ...LIMIT, percent: 5 })).toContain('more than the 5% limit')
  expect(removalProblem(100, gone(100), { ...LIMIT, percent: 100 })).toBeNull()
  expect(removalProblem(100, gone(100), { ...LIMIT, isLifted: true })).toBeNull()
})

test('one or two are never too many: a small office sells, too', () => {
  expect(removalProblem(2, gone(2), LIMIT)).toBeNull()
  expect(removalProblem(3, gone(3), LIMIT)).toContain('3 of 3')
})

test('the most frequent reasons are named', () => {
  const reasons = [...gone(1, 'a'), ...gone(4, 'b'), ...gone(3, 'c'), ...gone(2, 'd')]
  expect(removalProblem(10, reasons, LIMIT)).toContain(': 4 b, 3 c, 2 d, 1 for other reasons.')
})
