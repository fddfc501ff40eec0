import { expect, test } from 'vitest'
import { horizontalStep, horizontalTabAfterKey, verticalTabAfterKey, wrapIndex } from './cyclic-index.ts'

const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End', 'a']

test('H-05 arrows go round the counties, Home and End to their ends; other keys do nothing', () => {
  expect(KEYS.map((key) => verticalTabAfterKey(key, 6, 7))).toEqual([0, 0, 5, 5, 0, 6, null])
  expect(KEYS.map((key) => verticalTabAfterKey(key, 0, 7))).toEqual([1, 1, 6, 6, 0, 6, null])
})

test('D-04 horizontal tabs leave up and down to scrolling', () => {
  expect(KEYS.map((key) => horizontalTabAfterKey(key, 2, 3))).toEqual([0, null, 1, null, 0, 2, null])
  expect(KEYS.map((key) => horizontalTabAfterKey(key, 0, 3))).toEqual([1, null, 2, null, 0, 2, null])
})

test('H-01 H-08 slides and testimonials go round at both ends', () => {
  expect([0, 1, 2].map((index) => wrapIndex(index, 1, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((index) => wrapIndex(index, -1, 3))).toEqual([2, 0, 1])
})

test.each([
  [0, -1, 7, 6],
  [6, 1, 7, 0],
  [2, 1, 7, 3],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
])('D-03 from picture %i by %i of %i comes %i', (index, step, count, expected) => {
  expect(wrapIndex(index, step, count)).toBe(expected)
})

test('only the arrows to the sides move', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Enter'].map(horizontalStep)).toEqual([-1, 1, null, null])
})
