import { listingImportConformance } from './listing-import.ts'
import { ENGINES } from './test-databases.ts'

for (const engine of ENGINES) listingImportConformance(engine)
