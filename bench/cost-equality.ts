// Whether each engine computes the same months to the cent: node bench/cost-equality.ts [NUMBER OF HOMES] (10000 unless given).
// Generated homes by twenty sets of a visitor's numbers. PostgreSQL takes part where TEST_DATABASE_URL names a server.
import {
  compareMonths,
  domainEngine,
  postgresEngine,
  sqliteEngines,
  storeHomes,
} from '../tests/conformance/cost-equality.ts'
import { ASSUMPTIONS, costedHomes } from '../tests/conformance/costed-homes.ts'
import { benchEquality, homesToCompare } from './engine-equality.ts'

const count = homesToCompare('cost-equality.ts')
const homes = costedHomes(count)
const domain = domainEngine(homes)

await benchEquality({
  title: `Months equal to the domain’s: ${count.toLocaleString('en-US')} homes by ${ASSUMPTIONS.length} sets of a visitor’s numbers`,
  store: (database) => storeHomes(database, homes),
  sqlite: sqliteEngines,
  postgres: postgresEngine,
  compare: async (engine) => {
    const { compared, unknown, unequal } = await compareMonths(domain, engine)
    return { cells: { engine: engine.name, 'months compared': compared, 'of them unknown': unknown }, unequal }
  },
})
