import { expect, test } from 'vitest'
import { clampIndex, lastStart } from './carousel-range.ts'

test('H-03 the featured carousel begins at 0 … items − 3, and further on where fewer are in view', () => {
  expect(lastStart(4, 3)).toBe(1)
  expect(lastStart(4, 1)).toBe(3)
  expect(lastStart(2, 3)).toBe(0)
  expect(lastStart(4, 0)).toBe(3)
})

test('H-03 it never leaves its ends', () => {
  expect([-1, 0, 1, 2].map((index) => clampIndex(index, 1))).toEqual([0, 0, 1, 1])
})
