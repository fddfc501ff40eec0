import { expect, test } from 'vitest'
import { PLACES } from './places.ts'
import { townAsKnown } from './town-spellings.ts'

test.each([
  ['WAYNE TWP.', 'Passaic', 'Wayne'],
  ['Township of Wayne', 'Passaic', 'Wayne'],
  ['Ho Ho Kus', 'Bergen', 'Ho-Ho-Kus'],
  ['Wood Ridge Boro', 'Bergen', 'Wood-Ridge'],
  ['Mt. Olive Twp', 'Morris', 'Mount Olive'],
  ['City of Orange Township', 'Essex', 'Orange'],
  ['Boonton Town', 'Morris', 'Boonton'],
  ['Boonton Twp.', 'Morris', 'Boonton Township'],
  ['Township of Washington', 'Bergen', 'Washington Township'],
  ['Washington Boro', 'Warren', 'Washington'],
  ['Jersey City', 'Hudson', 'Jersey City'],
])('%s in %s County is known as %s', (name, county, known) => {
  expect(townAsKnown(name, county)).toBe(known)
})

test('a town of another county or of none stays as it is written', () => {
  expect(townAsKnown('WAYNE TWP.', 'Bergen')).toBe('WAYNE TWP.')
  expect(townAsKnown('Cherry Hill', 'Camden')).toBe('Cherry Hill')
  expect(townAsKnown('', 'Bergen')).toBe('')
})

test('every known town is known by its own name', () => {
  const places = PLACES.filter(({ kind }) => kind === 'town' || kind === 'hamlet')
  expect(places.filter(({ name, county }) => townAsKnown(name, county) !== name)).toEqual([])
})
