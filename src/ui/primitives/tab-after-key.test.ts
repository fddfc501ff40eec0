import { expect, test } from 'vitest'
import { standingTabAfterKey, tabAfterKey } from './tab-after-key.ts'

const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End', 'a']

test('H-05 arrows go round the counties, Home and End to their ends; other keys do nothing', () => {
  expect(KEYS.map((key) => standingTabAfterKey(key, 6, 7))).toEqual([0, 0, 5, 5, 0, 6, null])
  expect(KEYS.map((key) => standingTabAfterKey(key, 0, 7))).toEqual([1, 1, 6, 6, 0, 6, null])
})

test('D-04 tabs side by side leave up and down to scrolling', () => {
  expect(KEYS.map((key) => tabAfterKey(key, 2, 3))).toEqual([0, null, 1, null, 0, 2, null])
  expect(KEYS.map((key) => tabAfterKey(key, 0, 3))).toEqual([1, null, 2, null, 0, 2, null])
})
