import { expect, test } from 'vitest'
import { valueOrThrow } from '#domain/result.ts'
import { localFavoritesGateway } from './favorites-gateway.ts'
import { sampleListingGateway } from './listing-gateway.ts'

const favorites = () =>
  localFavoritesGateway(sampleListingGateway({ delayMs: 0 }), { now: () => new Date(2026, 10, 21, 22, 30) })
const savedHomes = async (gateway: ReturnType<typeof favorites>) =>
  valueOrThrow(await gateway.list()).map(({ listing, dateAdded }) => [listing.id, dateAdded])

test('F-05 a first visit has the three samples', async () => {
  expect(valueOrThrow(await favorites().ids())).toEqual([1, 3, 5])
})

test('F-06 adding twice is adding once, on the day of the last time', async () => {
  const gateway = favorites()
  await gateway.add(7)
  await gateway.add(7)
  expect(valueOrThrow(await gateway.ids())).toEqual([1, 3, 5, 7])
  expect((await savedHomes(gateway)).at(-1)).toEqual([7, '2026-11-21'])
})

test('F-04 what is removed is gone, and removing it again does nothing', async () => {
  const gateway = favorites()
  await gateway.remove(3)
  await gateway.remove(3)
  expect((await savedHomes(gateway)).map(([id]) => id)).toEqual([1, 5])
})

test('F-02 a home that is no longer listed is left out of the cards', async () => {
  const gateway = favorites()
  await gateway.add(999)
  expect((await savedHomes(gateway)).map(([id]) => id)).toEqual([1, 3, 5])
})
