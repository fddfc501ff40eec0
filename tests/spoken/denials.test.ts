import { expect, test } from 'vitest'
import { understand } from '#language/en/understand.ts'
import { understand as understandSpanish } from '#language/es/understand.ts'
import { PLACE_NAMES, readSpec } from './utterances.ts'

const read = (said: string, before = '', reader = understand) =>
  reader(said, { filters: readSpec(before).filters, places: PLACE_NAMES })
const chips = (said: string, before = '', reader = understand) =>
  read(said, before, reader).parts.map(({ words, start, end }) => [words, said.slice(start, end)])

test('each thing in a list that is left out has a chip with its own words', () => {
  expect(chips('no pool, deck or garage for two cars')).toEqual([
    ['No pool', 'no pool'],
    ['No deck', 'deck'],
    ['No two-car garage', 'garage for two cars'],
  ])
  expect(chips('sin piscina, portero ni gimnasio', '', understandSpanish)).toEqual([
    ['Sin piscina', 'sin piscina'],
    ['Sin portero', 'portero'],
    ['Sin gimnasio', 'gimnasio'],
  ])
})

test('what was left out and doesn’t matter is let in again, and said so', () => {
  expect(chips('a pool doesn’t matter', 'not-amenities:pool')).toEqual([['Removed: No pool', 'a pool doesn’t matter']])
  expect(chips('no importa la piscina', 'not-amenities:pool', understandSpanish)).toEqual([
    ['Ya no: Sin piscina', 'no importa la piscina'],
  ])
})

test('a town that is added is not told as a filter dropped', () => {
  const { filters, dropped } = read('also Newark', 'towns:Essex/Nutley not-towns:Essex/Newark')
  expect(filters).toMatchObject({ towns: ['Essex/Newark', 'Essex/Nutley'], notTowns: [] })
  expect(dropped).toEqual([])
})

test('a number of people is no kind of people', () => {
  const refused = (said: string) => read(said, '', understandSpanish).refused.map(({ kind }) => kind)
  expect(refused('donde viva gente como uno')).toEqual(['people'])
  expect(refused('busco para familias como 4 cuartos')).toEqual([])
})
