import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseListingCatalog } from '#adapters/database/listings/listing-catalog.ts'
import { syncSamples } from '#adapters/database/listings/sample-seed.ts'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { ok } from '#domain/result.ts'
import { describeOnEngines } from './database-engines.ts'
import { openTestDatabase, type TestDatabase } from './test-databases.ts'

const rethrow = (error: unknown) => {
  throw error
}

describeOnEngines('the catalog of the listings on %s', (engine) => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
  })
  afterAll(() => opened.remove())

  test('an empty database has no highest id', async () => {
    expect(await databaseListingCatalog(opened.database, rethrow).highestId()).toEqual(ok(0))
  })

  test('every listing is found in the range of its id, with its last change', async () => {
    await syncSamples(opened.database, true)
    const catalog = databaseListingCatalog(opened.database, rethrow)
    expect(await catalog.highestId()).toEqual(ok(26))
    const entries = ALL_SAMPLES.map(({ id, updatedAt }) => ({ id, updatedAt }))
    expect(await catalog.between(1, 26)).toEqual(ok(entries))
    expect(await catalog.between(4, 6)).toEqual(ok(entries.filter(({ id }) => id >= 4 && id <= 6)))
    expect(await catalog.between(27, 500)).toEqual(ok([]))
  })

  test('what the database throws is reported and answered as unavailable', async () => {
    const errors: unknown[] = []
    const { database, remove } = await openTestDatabase(engine)
    await remove()
    const found = await databaseListingCatalog(database, (error) => errors.push(error)).highestId()
    expect(found).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
    expect(errors).toHaveLength(1)
  })
})
