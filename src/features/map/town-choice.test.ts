import { expect, test } from 'vitest'
import { townNeighbors } from '#content/town-neighbors.ts'
import { withNeighbors } from '#domain/geo/nearby-towns.ts'
import type { TownKey } from '#domain/geo/town.ts'
import { chosenTowns, MAX_TOWNS } from '#domain/search/filters/towns.ts'
import { LISTING_PARAMS } from '#domain/search/listing-params.ts'
import { readParam } from '#domain/search/query-param.ts'
import { findTowns } from './town-choice.ts'

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

test('the neighbors of the chosen towns are added, up to the most that can be chosen', () => {
  const around = (...towns: TownKey[]) => chosenTowns(withNeighbors(towns, townNeighbors))
  expect(around('Morris/Morristown')).toEqual(['Morris/Morris Township', 'Morris/Morristown'])
  const many = around('Essex/Montclair', 'Passaic/Clifton', 'Bergen/Hackensack')
  expect(many).toHaveLength(MAX_TOWNS)
  expect(many).toEqual(expect.arrayContaining(['Essex/Montclair', 'Passaic/Clifton', 'Bergen/Hackensack']))
})
