import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeLabel } from '#domain/geo/place.ts'
import { findPlaces } from './place-finder.lazy.ts'

const labels = (text: string) => findPlaces(text).map(placeLabel)

test('M-04 a town is found by its name, its first letters, or with a typo', () => {
  expect(labels('Ridgewood')[0]).toBe('Ridgewood, Bergen County')
  expect(labels('hobo')[0]).toBe('Hoboken, Hudson County')
  expect(labels('montclare')[0]).toBe('Montclair, Essex County')
  expect(labels('Hackensak')[0]).toBe('Hackensack, Bergen County')
  expect(labels('ho ho kus')[0]).toBe('Ho-Ho-Kus, Bergen County')
})

test('M-04 the larger of two places with the same beginning comes first', () => {
  const [first, second] = findPlaces('mor')
  expect(first?.population ?? 0).toBeGreaterThan(second?.population ?? 0)
})

test('M-04 places of one name are told apart by their county', () => {
  expect(labels('Washington Township')).toEqual(
    expect.arrayContaining([
      'Washington Township, Bergen County',
      'Washington Township, Morris County',
      'Washington Township, Warren County',
    ]),
  )
})

test('M-04 a county and a ZIP code are places too', () => {
  expect(labels('sussex county')[0]).toBe('Sussex County')
  expect(labels('07450')).toEqual(['07450, Ridgewood'])
  expect(findPlaces('074').every(({ kind, name }) => kind === 'zip' && name.startsWith('074'))).toBe(true)
})

test('M-04 text that is no place finds nothing', () => {
  expect(labels('xqzzvw')).toEqual([])
  expect(labels(' ')).toEqual([])
})

test('M-04 any text finds at most seven places, all different', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const found = findPlaces(text)
      expect(found.length).toBeLessThanOrEqual(7)
      expect(new Set(found).size).toBe(found.length)
    }),
    { numRuns: 60 },
  )
})
