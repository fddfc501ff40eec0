import { onEngines } from './database-engines.ts'
import { updateStoreConformance } from './update-store.ts'

onEngines(updateStoreConformance)
