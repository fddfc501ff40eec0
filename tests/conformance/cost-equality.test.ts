import { afterAll, describe, expect, test } from 'vitest'
import { compareMonths, domainEngine, postgresEngine, sqliteEngines, storeHomes } from './cost-equality.ts'
import { ASSUMPTIONS, costedHomes } from './costed-homes.ts'
import { ENGINES, openTestDatabase } from './test-databases.ts'

/** `node bench/cost-equality.ts` compares more. */
const HOMES = costedHomes(300)

describe.each(ENGINES)('months on %s', (engine) => {
  const opened = openTestDatabase(engine)
  afterAll(async () => (await opened).remove())

  test('are the domain’s to the cent, by any numbers of a visitor', async () => {
    const { database, location } = await opened
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
