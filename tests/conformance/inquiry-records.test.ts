import { onEngines } from './database-engines.ts'
import { inquiryRecordsConformance } from './inquiry-records.ts'

onEngines((engine) => inquiryRecordsConformance(engine))
