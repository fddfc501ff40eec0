import { expect, test } from 'vitest'
import { leastCovering, type Box } from './toast-place.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const FOOT = box(448, 650, 384, 118)
const HEAD = box(448, 84, 384, 118)

test('X-01 a toast stands at the foot, unless it would cover what was pressed, or touch it', () => {
  expect(leastCovering([FOOT, HEAD], [])).toBe(0)
  expect(leastCovering([FOOT, HEAD], [box(900, 700, 136, 44)])).toBe(0)
  expect(leastCovering([FOOT, HEAD], [box(533, 721, 136, 44)])).toBe(1)
  expect(leastCovering([FOOT, HEAD], [box(533, 601, 136, 44)])).toBe(1)
  expect(leastCovering([FOOT, HEAD], [box(533, 597, 136, 44)])).toBe(0)
})

test('X-01 where each place covers something, the toast stands where it covers less', () => {
  expect(leastCovering([FOOT, HEAD], [box(500, 660, 100, 44), box(500, 180, 100, 44)])).toBe(1)
})
