// Whether each engine computes the same commutes to the minute: node bench/commute-equality.ts [NUMBER OF HOMES] (10000 unless given).
// Generated homes by places of work, limits on foot and minutes. PostgreSQL takes part where TEST_DATABASE_URL names a server.
import {
  compareCommutes,
  domainCommutes,
  placedHomes,
  postgresCommutes,
  sqliteCommutes,
  storePlaced,
  WAYS,
} from '../tests/conformance/commute-equality.ts'
import { benchEquality, homesToCompare } from './engine-equality.ts'

const count = homesToCompare('commute-equality.ts')
const homes = placedHomes(count)
const domain = domainCommutes(homes)

await benchEquality({
  title: `Commutes and homes in reach equal to the domain’s: ${count.toLocaleString('en-US')} homes by ${WAYS.length} places and ways, each with 5 limits of minutes`,
  store: (database) => storePlaced(database, homes),
  sqlite: sqliteCommutes,
  postgres: postgresCommutes,
  compare: async (engine) => {
    const { compared, known, unequal } = await compareCommutes(domain, engine)
    return { cells: { engine: engine.name, 'commutes compared': compared, 'of them known': known }, unequal }
  },
})
