import { onEngines } from './database-engines.ts'
import { pictureQueueConformance } from './picture-queue.ts'

onEngines((engine) => pictureQueueConformance(engine))
