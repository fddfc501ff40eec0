import { agencyInboxConformance } from './agency-inbox.ts'
import { onEngines } from './database-engines.ts'

onEngines((engine) => agencyInboxConformance(engine))
