import { expect, test } from 'vitest'
import { LISTING_PARAMS } from '#domain/search/listing-params.ts'
import { readParam } from '#domain/search/query-param.ts'
import { findTowns, toggleTown } from './town-choice.ts'

const names = (text: string) => findTowns(text).map(({ county, towns }) => [county, towns.map(({ name }) => name)])

test('every town can be written into a URL', () => {
  const keys = findTowns('').flatMap(({ towns }) => towns.map(({ key }) => key))
  expect(keys.length).toBeGreaterThan(200)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(readParam(LISTING_PARAMS.towns, key)).toEqual([key])
})

test('a text finds towns by any part of their name and counties by their first letters', () => {
  expect(names('ridgew')).toEqual([['Bergen', ['Ridgewood']]])
  expect(names(' HOBO')).toEqual([['Hudson', ['Hoboken']]])
  expect(findTowns('Sussex county').map(({ county }) => county)).toEqual(['Sussex'])
  expect(findTowns('no such town')).toEqual([])
})

test('a town is added and removed', () => {
  const chosen = toggleTown(['Bergen/Ridgewood'], 'Bergen/Fair Lawn')
  expect(chosen).toEqual(['Bergen/Fair Lawn', 'Bergen/Ridgewood'])
  expect(toggleTown(chosen, 'Bergen/Ridgewood')).toEqual(['Bergen/Fair Lawn'])
})
