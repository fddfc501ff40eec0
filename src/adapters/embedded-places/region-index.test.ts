import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadStreetIndex } from '#content/streets/street-index.ts'
import { loadStreetLines } from '#content/streets/street-lines.ts'
import { townKey } from '#domain/geo/town.ts'
import { findPlaces } from '#domain/place-search/find-places.ts'
import { placeWords, plainWord } from '#domain/place-search/place-words.ts'
import { regionIndex } from './region-index.ts'

const streetIndex = await loadStreetIndex()
const index = regionIndex(streetIndex, [])
const anyStreet = fc.constantFrom(...streetIndex.streets).chain(({ places }) => fc.constantFrom(...places))
const longNamed = streetIndex.streets.filter(({ name }) => /^[A-Z][a-z]{7,} (Street|Avenue|Road)$/.test(name))
const plain = (name: string) => placeWords(name).map(plainWord).join(' ')

test('M-04 a street is found first by its name and town, whatever the street', () => {
  fc.assert(
    fc.property(anyStreet, ({ place }) => {
      const [first] = findPlaces(index, `${place.name}, ${place.town}`, place.at).places
      expect(plain(first!.name)).toBe(plain(place.name))
    }),
    { numRuns: 150 },
  )
})

test('M-04 by its name alone, what is named exactly so comes first', () => {
  fc.assert(
    fc.property(anyStreet, ({ place }) => {
      const [first] = findPlaces(index, place.name, place.at).places
      expect(plain(first!.name)).toBe(plain(place.name))
    }),
    { numRuns: 150 },
  )
})

test('M-04 with a letter exchanged a long name is still found', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...longNamed).chain(({ places }) => fc.constantFrom(...places)),
      fc.nat(),
      ({ place }, seed) => {
        const at = 1 + (seed % (place.name.indexOf(' ') - 2))
        const typed = place.name.slice(0, at) + place.name[at + 1]! + place.name[at]! + place.name.slice(at + 2)
        const { places } = findPlaces(index, `${typed}, ${place.town}`, place.at)
        expect(places.map(({ name }) => name)).toContain(place.name)
      },
    ),
    { numRuns: 80 },
  )
})

test('M-04 any text is answered, whatever its letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      expect(findPlaces(index, text, null).places.length).toBeLessThanOrEqual(7)
    }),
    { numRuns: 50 },
  )
})

test('every street has lines', async () => {
  await fc.assert(
    fc.asyncProperty(anyStreet, async ({ place }) => {
      const lines = await loadStreetLines(place.name, townKey(place.town!, place.county!))
      expect(lines?.every((line) => line.length > 1)).toBe(true)
    }),
  )
})
