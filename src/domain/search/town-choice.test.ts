import { expect, test } from 'vitest'
import { MAX_TOWNS } from './filters/towns.ts'
import { isFull, withoutTown, withTown, type TownChoice } from './town-choice.ts'

const NONE: TownChoice = { towns: [], notTowns: [] }

test('a town is searched or left out, never both', () => {
  const searched = withTown(withTown(NONE, 'towns', 'Bergen/Ridgewood'), 'towns', 'Bergen/Fair Lawn')
  expect(searched).toEqual({ towns: ['Bergen/Fair Lawn', 'Bergen/Ridgewood'], notTowns: [] })
  const turned = withTown(searched, 'notTowns', 'Bergen/Ridgewood')
  expect(turned).toEqual({ towns: ['Bergen/Fair Lawn'], notTowns: ['Bergen/Ridgewood'] })
  expect(withTown(turned, 'towns', 'Bergen/Ridgewood')).toEqual(searched)
  expect(withoutTown(turned, 'Bergen/Ridgewood')).toEqual({ towns: ['Bergen/Fair Lawn'], notTowns: [] })
})

test('a town stays where it is if the other list is full', () => {
  const full: TownChoice = {
    towns: ['Bergen/Ridgewood'],
    notTowns: Array.from({ length: MAX_TOWNS }, (_, index) => `Essex/Town ${index}` as const),
  }
  expect(isFull(full, 'notTowns')).toBe(true)
  expect(withTown(full, 'notTowns', 'Bergen/Ridgewood')).toEqual(full)
})
