import { expect, test } from 'vitest'
import { compareMonths, domainEngine, postgresEngine, sqliteEngines, storeHomes } from './cost-equality.ts'
import { ASSUMPTIONS, costedHomes } from './costed-homes.ts'
import { describeOnEngines } from './database-engines.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

/** `node bench/cost-equality.ts` compares more. */
const HOMES = costedHomes(300)

describeOnEngines('months on %s', (engine) => {
  const opened = databaseOfSuite(() => openTestDatabase(engine))

  test('are the domain’s to the cent, by any numbers of a visitor', async () => {
    const { database, location } = opened()
    await storeHomes(database, HOMES)
    const { engines, close } =
      engine === 'sqlite' ? sqliteEngines(location) : { engines: [postgresEngine(database)], close: () => {} }
    for (const other of engines) {
      const { compared, unknown, unequal } = await compareMonths(domainEngine(HOMES), other)
      expect(unequal).toEqual([])
      expect(compared).toBe(HOMES.length * ASSUMPTIONS.length)
      expect(unknown).toBeGreaterThan(0)
    }
    close()
  })
})
