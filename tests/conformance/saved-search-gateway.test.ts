import { httpSavedSearchGateway } from '#adapters/api-client/saved-search-gateway.ts'
import { localSavedSearchGateway } from '#adapters/sample/saved-search-gateway.ts'
import { onEngines } from './database-engines.ts'
import { keepingHarness, waysTo } from './saved-items-harness.ts'
import { savedSearchConformance } from './saved-search-gateway.ts'

savedSearchConformance('in the browser', () => ({
  newVisitor: () => localSavedSearchGateway({ now: () => new Date() }),
  reopen: (searches) => searches,
  close: async () => {},
}))

const WAYS = waysTo(
  ({ savedItems }, owner) => savedItems.savedSearches(owner),
  ({ send }) => httpSavedSearchGateway(send),
)

onEngines((engine) => {
  for (const way of WAYS) savedSearchConformance(`${way.name} on ${engine}`, () => keepingHarness(engine, way))
})
