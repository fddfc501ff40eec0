import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseHomesByTown } from '#adapters/database/listings/homes-by-town.ts'
import { syncSamples } from '#adapters/database/listings/sample-seed.ts'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { ok } from '#domain/result.ts'
import { countHomes } from '#domain/town/homes-by-town.ts'
import { describeOnEngines } from './database-engines.ts'
import { openTestDatabase, type TestDatabase } from './test-databases.ts'

const rethrow = (error: unknown) => {
  throw error
}

describeOnEngines('M: the homes of a county by town on %s', (engine) => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    await syncSamples(opened.database, true)
  })
  afterAll(() => opened.remove())

  test('M-04 are those of the samples, in both markets', async () => {
    for (const county of COUNTIES) {
      const found = await databaseHomesByTown(opened.database, rethrow)(county)
      expect([county, found]).toEqual([county, ok(countHomes(ALL_SAMPLES, county))])
    }
  })
})
