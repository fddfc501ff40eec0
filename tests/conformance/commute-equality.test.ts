import { expect, test } from 'vitest'
import {
  compareCommutes,
  domainCommutes,
  placedHomes,
  postgresCommutes,
  sqliteCommutes,
  storePlaced,
} from './commute-equality.ts'
import { describeOnEngines } from './database-engines.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

/** `node bench/commute-equality.ts` compares more. */
const HOMES = placedHomes(60)

describeOnEngines('commutes on %s', (engine) => {
  const opened = databaseOfSuite(() => openTestDatabase(engine))

  test('are the domain’s to the minute, and so are the homes in reach', async () => {
    const { database, location } = opened()
    await storePlaced(database, HOMES)
    const { engines, close } =
      engine === 'sqlite' ? sqliteCommutes(location) : { engines: [postgresCommutes(database)], close: () => {} }
    for (const other of engines) {
      const { compared, known, unequal } = await compareCommutes(domainCommutes(HOMES), other)
      expect(unequal).toEqual([])
      expect(known).toBeGreaterThan(compared / 40)
    }
    close()
  })
})
