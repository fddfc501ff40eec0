import { httpSavedSearchGateway } from '#adapters/api-client/saved-search-gateway.ts'
import { localSavedSearchGateway } from '#adapters/sample/saved-search-gateway.ts'
import { keepingHarness, waysTo } from './saved-items-harness.ts'
import { savedSearchConformance } from './saved-search-gateway.ts'
import { ENGINES } from './test-databases.ts'

savedSearchConformance('in the browser', () => ({
  newVisitor: () => localSavedSearchGateway({ now: () => new Date() }),
  reopen: (searches) => searches,
  close: async () => {},
}))

const WAYS = waysTo(
  ({ savedItems }, owner) => savedItems.savedSearches(owner),
  ({ send }) => httpSavedSearchGateway(send),
)

for (const engine of ENGINES) {
  for (const way of WAYS) savedSearchConformance(`${way.name} on ${engine}`, () => keepingHarness(engine, way))
}
