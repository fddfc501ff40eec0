import { expect, test } from 'vitest'
import { townKey, type TownKey } from '#domain/geo/town.ts'
import { PLACES } from './places.ts'
import { townNeighbors } from './town-neighbors.ts'

const towns = PLACES.filter(({ kind }) => kind === 'town').map(({ name, county }) => townKey(name, county))

test('M-04 every town has neighbors, and each is the neighbor of its own', () => {
  expect(towns.filter((town) => townNeighbors(town).length === 0)).toEqual([])
  const oneSided = towns.flatMap((town) =>
    townNeighbors(town).filter((other) => !towns.includes(other) || !townNeighbors(other).includes(town)),
  )
  expect(oneSided).toEqual([])
})

test.each<[TownKey, TownKey[]]>([
  ['Essex/Glen Ridge', ['Essex/Bloomfield', 'Essex/East Orange', 'Essex/Montclair', 'Essex/Orange']],
  ['Hudson/Hoboken', ['Hudson/Jersey City', 'Hudson/Union City', 'Hudson/Weehawken']],
  ['Morris/Morristown', ['Morris/Morris Township']],
])('M-04 %s borders on %j', (town, neighbors) => {
  expect(townNeighbors(town)).toEqual(neighbors)
})
