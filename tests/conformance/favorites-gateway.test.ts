import { httpFavoritesGateway } from '#adapters/api-client/favorites-gateway.ts'
import { localFavoritesGateway } from '#adapters/sample/favorites-gateway.ts'
import { sampleListingGateway } from '#adapters/sample/listing-gateway.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { ok } from '#domain/result.ts'
import { onEngines } from './database-engines.ts'
import { favoritesConformance } from './favorites-gateway.ts'
import { keepingHarness, waysTo } from './saved-items-harness.ts'

const clock = { now: () => new Date() }
const samples = sampleListingGateway({ delayMs: 0 })
/** Besides the samples, as many homes as a test wants. */
const FIRST_OF_MANY = 100_001
const listings: typeof samples = {
  ...samples,
  byId: async (id) =>
    id >= FIRST_OF_MANY && id < FIRST_OF_MANY + 1000 ? ok({ ...SAMPLE_LISTINGS[0]!, id }) : samples.byId(id),
}

favoritesConformance('in the browser', () => ({
  newVisitor: () => localFavoritesGateway(listings, clock),
  reopen: (favorites) => favorites,
  keepMany: async (favorites, count) => {
    for (let index = 0; index < count; index++) await favorites.add(FIRST_OF_MANY + index)
  },
  sharing: false,
  close: async () => {},
}))

const WAYS = waysTo(
  ({ savedItems }, owner) => savedItems.favorites(owner),
  ({ send }) => httpFavoritesGateway(send),
)

onEngines((engine) => {
  for (const way of WAYS) {
    favoritesConformance(`${way.name} on ${engine}`, async () => {
      const harness = await keepingHarness(engine, way)
      return {
        ...harness,
        keepMany: async (favorites, count) => {
          await favorites.remove(FIRST_OF_MANY)
          const owner_id = await harness.ownerId(favorites)
          const rows = Array.from({ length: count }, (_, position) => ({
            owner_id,
            listing_id: FIRST_OF_MANY + position,
            position: 10 + position,
            added_on: '2026-11-01',
            note: '',
            seeded: 0,
          }))
          await harness.site.db.insertInto('favorites').values(rows).execute()
        },
        sharing: true,
      }
    })
  }
})
