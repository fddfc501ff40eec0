import { onEngines } from './database-engines.ts'
import { mailOutboxConformance } from './mail-outbox.ts'

onEngines((engine) => mailOutboxConformance(engine))
