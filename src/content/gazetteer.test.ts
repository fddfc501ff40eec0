import { expect, test } from 'vitest'
import { COUNTIES } from '#domain/county.ts'
import { isWithin } from '#domain/geo.ts'
import { GAZETTEER } from './gazetteer.ts'

test('M-04 every place lies in one of the seven counties, and all seven are places', () => {
  expect(new Set(GAZETTEER.map(({ county }) => county))).toEqual(new Set(COUNTIES))
  const counties = GAZETTEER.filter(({ kind }) => kind === 'county').map(({ name }) => name)
  expect(counties.sort()).toEqual(COUNTIES.map((county) => `${county} County`))
})

test('M-04 the view of a place holds a point near it', () => {
  const outside = GAZETTEER.filter(({ at, bounds }) => bounds && !isWithin(at, bounds)).map(({ name }) => name)
  expect(outside).toEqual([])
})

test('M-04 towns, counties and ZIP codes all have a view to fit', () => {
  const without = GAZETTEER.filter(({ kind, bounds }) => kind !== 'hamlet' && bounds === null)
  expect(without).toEqual([])
})
