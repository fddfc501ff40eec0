import { expect, test } from 'vitest'
import { lastPlace, turn, within } from './turns.ts'

test('H-01 H-08 slides and testimonials go round at both ends', () => {
  expect([0, 1, 2].map((place) => turn(place, 1, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((place) => turn(place, -1, 3))).toEqual([2, 0, 1])
})

test('H-03 the featured carousel begins at 0 … items − 3, and further on where fewer are in view', () => {
  expect(lastPlace(4, 3)).toBe(1)
  expect(lastPlace(4, 1)).toBe(3)
  expect(lastPlace(2, 3)).toBe(0)
  expect(lastPlace(4, 0)).toBe(3)
})

test('H-03 it never leaves its ends', () => {
  expect([-1, 0, 1, 2].map((place) => within(place, 1))).toEqual([0, 0, 1, 1])
})
