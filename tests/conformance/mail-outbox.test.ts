import { mailOutboxConformance } from './mail-outbox.ts'
import { ENGINES } from './test-databases.ts'

for (const engine of ENGINES) mailOutboxConformance(engine)
