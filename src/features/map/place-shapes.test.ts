import { expect, test } from 'vitest'
import { placeBox } from './place-shapes.ts'

const ITS_OWN = { west: -74.2, south: 40.9, east: -74, north: 41.1 }
const OUTLINED = { west: -74.15, south: 40.95, east: -74.08, north: 41 }

const never = new Promise<never>(() => {})
const over = Promise.resolve(null)
const came = Promise.resolve({ rings: [], bounds: OUTLINED })
const town = { kind: 'town', bounds: ITS_OWN } as const

test('M-04 a place is shown once, by its outline’s box where that is there within a moment', async () => {
  expect(await placeBox(town, came, never)).toEqual(OUTLINED)
  expect(await placeBox({ ...town, bounds: null }, came, never)).toEqual(OUTLINED)
})

test('M-04 a place whose outline is late, not known or can’t be had is shown by the box it brings', async () => {
  expect(await placeBox(town, never, over)).toEqual(ITS_OWN)
  expect(await placeBox(town, Promise.resolve({ rings: [], bounds: null }), never)).toEqual(ITS_OWN)
  expect(await placeBox(town, Promise.resolve(null), never)).toEqual(ITS_OWN)
  expect(await placeBox({ ...town, bounds: null }, never, over)).toBeNull()
})

test('M-04 a ZIP code is shown by its own box: the outline is that of its whole town', async () => {
  expect(await placeBox({ kind: 'zip', bounds: ITS_OWN }, came, never)).toEqual(ITS_OWN)
})
