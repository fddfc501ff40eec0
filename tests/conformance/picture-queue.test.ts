import { pictureQueueConformance } from './picture-queue.ts'
import { ENGINES } from './test-databases.ts'

for (const engine of ENGINES) pictureQueueConformance(engine)
