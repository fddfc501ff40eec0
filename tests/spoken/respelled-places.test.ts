import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLACES } from '#content/places.ts'
import { readPlaceNames } from '#language/place-names.ts'
import { respellPlaces } from '#language/respelled-places.ts'

const NAMES = readPlaceNames(PLACES)

test.each([
  ['hobokn', 'Hoboken'],
  ['hobokn loft', 'Hoboken loft'],
  ['loft jersy city', 'loft Jersey City'],
  ['jersycity', 'Jersey City'],
  ['montclare 07042', 'Montclair 07042'],
  ['teanek', 'Teaneck'],
  ['tea neck', 'Teaneck'],
  ['hudsn county', 'Hudson County'],
  ['parsipany', 'Parsippany'],
])('“%s” may mean “%s”', (text, meant) => expect(respellPlaces(text, NAMES)).toBe(meant))

test.each(['Hoboken', 'jersey city loft', 'colonial', '12 maple street', '07030', 'lake', 'ho-ho-kus', '', '🏠'])(
  '“%s” means itself',
  (text) => expect(respellPlaces(text, NAMES)).toBeNull(),
)

test('a name that is right stays as it is typed, and what is offered is right', () => {
  const anyText = fc
    .array(fc.constantFrom(...PLACES.map(({ name }) => name), 'loft', 'maple', 'st', '12', 'xyzzy'), { maxLength: 3 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(anyText, (text) => {
      const respelled = respellPlaces(text, NAMES)
      expect(respelled === null || respellPlaces(respelled, NAMES)).not.toBe(respelled)
    }),
  )
})
