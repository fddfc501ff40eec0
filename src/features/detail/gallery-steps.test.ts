import { expect, test } from 'vitest'
import { stepOfKey, wrapAround } from './gallery-steps.ts'

test.each([
  [0, -1, 7, 6],
  [6, 1, 7, 0],
  [2, 1, 7, 3],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
])('D-03 from picture %i by %i of %i comes %i', (place, step, count, expected) => {
  expect(wrapAround(place, step, count)).toBe(expected)
})

test('only the arrows to the sides move', () => {
  expect([stepOfKey('ArrowLeft'), stepOfKey('ArrowRight'), stepOfKey('ArrowDown'), stepOfKey('Enter')]).toEqual([
    -1,
    1,
    null,
    null,
  ])
})
