import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { understand } from '#language/es/understand.ts'
import { PLACE_NAMES } from './utterances.ts'

const read = (said: string) =>
  understand(said, { filters: defaultFilters('sale', everyPrice), places: PLACE_NAMES }).filters

test.each([
  ['terreno entre medio acre y dos acres', { min: 0.5, max: 2 }],
  ['de un cuarto a medio acre', { min: 0.25, max: 0.5 }],
  ['entre un cuarto y medio acre', { min: 0.25, max: 0.5 }],
  ['entre un cuarto de acre y medio acre', { min: 0.25, max: 0.5 }],
  ['de un cuarto de acre a dos acres', { min: 0.25, max: 2 }],
])('a lot from a part of an acre: %s', (said, lot) => {
  expect(read(said)).toMatchObject({ beds: null, lot })
})

test.each([
  ['casa de un cuarto y dos acres', { min: 2, max: null }],
  ['un cuarto y medio acre', { min: 0.5, max: null }],
])('a bedroom beside a lot is no part of an acre: %s', (said, lot) => {
  expect(read(said)).toMatchObject({ beds: 1, lot })
})

test('more acres than a lot has are none', () => {
  expect(read('entre medio acre y 500 acres').lot?.max).not.toBe(500)
})
