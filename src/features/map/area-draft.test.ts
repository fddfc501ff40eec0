import { expect, test } from 'vitest'
import type { LatLng } from '#domain/geo/geo.ts'
import { MAX_AREA_POINTS } from '#domain/search/filters/area.ts'
import { addStroke, draftHint, draftShapes, isArea, setCorner, type AreaDraft } from './area-draft.ts'

/** 1000 px to a degree. */
const SCALE = { bounds: { west: -75, south: 40.5, east: -74, north: 41.3 }, width: 1000 }
const TRIANGLE: AreaDraft = [
  { lat: 41, lng: -74.5 },
  { lat: 41, lng: -74.3 },
  { lat: 40.8, lng: -74.4 },
]
const beside = ({ lat, lng }: LatLng, px: number) => ({ lat, lng: lng + px / 1000 })

test('each click sets a corner', () => {
  const [first, second] = TRIANGLE
  expect(setCorner([], first!, SCALE)).toEqual({ draft: [first] })
  expect(setCorner([first!], second!, SCALE)).toEqual({ draft: [first, second] })
  expect(isArea([first!, second!])).toBe(false)
})

test('a click on the first corner closes the area, once there are three corners', () => {
  const [first] = TRIANGLE
  expect(setCorner(TRIANGLE, beside(first!, 10), SCALE)).toEqual({ area: TRIANGLE })
  expect(setCorner(TRIANGLE, beside(first!, 30), SCALE)).toEqual({ draft: [...TRIANGLE, beside(first!, 30)] })
  expect(setCorner(TRIANGLE.slice(0, 2), first!, SCALE)).toEqual({ draft: [...TRIANGLE.slice(0, 2), first] })
})

test('an area has at most MAX_AREA_POINTS corners', () => {
  const most = Array.from({ length: MAX_AREA_POINTS }, (_, step) => ({ lat: 40.6 + step / 100, lng: -74.9 }))
  expect(setCorner(most, { lat: 41, lng: -74 }, SCALE)).toEqual({ draft: most })
  expect(draftHint(most)).toContain('the most an area can have')
})

test('the hint says what is missing', () => {
  expect(draftHint([])).toBe('Draw around your area, or click to set its corners.')
  expect(draftHint(TRIANGLE.slice(0, 1))).toBe('1 corner set. Set at least 2 more.')
  expect(draftHint(TRIANGLE.slice(0, 2))).toBe('2 corners set. Set at least 1 more.')
  expect(draftHint(TRIANGLE)).toBe('3 corners set. Click the first one again, or choose Done.')
})

test('nothing is drawn before the first corner', () => {
  expect(draftShapes([])).toEqual([])
  expect(draftShapes(TRIANGLE)).toEqual([{ look: 'draft', rings: [TRIANGLE] }])
})

test('M-03 a stroke closes the area, going on from the corners set before it; one without width draws nothing', () => {
  const frame = { ...SCALE, height: 1063 }
  const round = [0, 1, 2, 3, 4, 5].map((step) => ({ x: 300 + 90 * Math.cos(step), y: 300 + 90 * Math.sin(step) }))
  const alone = addStroke([], round, frame)
  expect('area' in alone && alone.area.length).toBe(6)
  const after = addStroke(TRIANGLE.slice(0, 2), round, frame)
  expect('area' in after && after.area.slice(0, 2)).toEqual(TRIANGLE.slice(0, 2))
  expect(
    addStroke(
      [],
      [0, 40, 80].map((x) => ({ x, y: 100 })),
      frame,
    ),
  ).toEqual({ draft: [] })
  const long = Array.from({ length: 400 }, (_, step) => ({ x: step, y: 300 + 80 * Math.sin(step / 3) }))
  const cut = addStroke([], long, frame)
  expect('area' in cut && cut.area.length).toBe(MAX_AREA_POINTS)
})
