import { onEngines } from './database-engines.ts'
import { joinedHomesConformance } from './joined-homes.ts'
import { listingImportConformance } from './listing-import.ts'

onEngines((engine) => {
  listingImportConformance(engine)
  joinedHomesConformance(engine)
})
