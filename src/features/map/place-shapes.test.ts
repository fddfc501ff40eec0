import { expect, test } from 'vitest'
import { placeBox } from './place-shapes.ts'

const OWN_BOX = { west: -74.2, south: 40.9, east: -74, north: 41.1 }
const OUTLINED = { west: -74.15, south: 40.95, east: -74.08, north: 41 }

const never = new Promise<never>(() => {})
const over = Promise.resolve(null)
const came = Promise.resolve({ rings: [], bounds: OUTLINED })
const town = { kind: 'town', bounds: OWN_BOX } as const

test('M-04 a place is shown by its outline’s box if that arrives in time', async () => {
  expect(await placeBox(town, came, never)).toEqual(OUTLINED)
  expect(await placeBox({ ...town, bounds: null }, came, never)).toEqual(OUTLINED)
})

test('M-04 a place whose outline is late, unknown or failed is shown by its own box', async () => {
  expect(await placeBox(town, never, over)).toEqual(OWN_BOX)
  expect(await placeBox(town, Promise.resolve({ rings: [], bounds: null }), never)).toEqual(OWN_BOX)
  expect(await placeBox(town, Promise.resolve(null), never)).toEqual(OWN_BOX)
  expect(await placeBox({ ...town, bounds: null }, never, over)).toBeNull()
})

test('M-04 a ZIP code is shown by its own box: its outline is the whole town’s', async () => {
  expect(await placeBox({ kind: 'zip', bounds: OWN_BOX }, came, never)).toEqual(OWN_BOX)
})
