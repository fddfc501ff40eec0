import { expect, test } from 'vitest'
import { valueOrThrow } from '#domain/result.ts'
import { localVisitedHomes } from './visited-homes.ts'

const idsOf = async (visited: ReturnType<typeof localVisitedHomes>) => valueOrThrow(await visited.ids())

test('M-03 a home looked at twice is kept once, as the last', async () => {
  const visited = localVisitedHomes()
  expect(await idsOf(visited)).toEqual([])
  for (const id of [3, 5, 3]) await visited.add(id)
  expect(await idsOf(visited)).toEqual([5, 3])
})

test('M-03 the homes looked at longest ago are forgotten', async () => {
  const visited = localVisitedHomes()
  for (let id = 1; id <= 503; id++) await visited.add(id)
  const ids = await idsOf(visited)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([500, 4, 503])
})
