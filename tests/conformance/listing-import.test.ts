import { onEngines } from './database-engines.ts'
import { listingImportConformance } from './listing-import.ts'

onEngines((engine) => listingImportConformance(engine))
