import { inquiryRecordsConformance } from './inquiry-records.ts'
import { ENGINES } from './test-databases.ts'

for (const engine of ENGINES) inquiryRecordsConformance(engine)
