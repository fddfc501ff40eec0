import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { ok } from '#domain/result.ts'
import { databaseListingCatalog } from './listing-catalog.ts'
import { openDatabase, type Database } from './open-database.ts'
import { syncSamples } from './sample-seed.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'listing-catalog-'))
let database: Database
beforeAll(async () => {
  database = await openDatabase({ dataDir })
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

test('an empty database has no highest id', async () => {
  expect(await databaseListingCatalog(database, () => {}).highestId()).toEqual(ok(0))
})

test('every listing is found in the range of its id, with its last change', async () => {
  await syncSamples(database, true)
  const catalog = databaseListingCatalog(database, () => {})
  expect(await catalog.highestId()).toEqual(ok(18))
  const entries = SAMPLE_LISTINGS.map(({ id, updatedAt }) => ({ id, updatedAt }))
  expect(await catalog.between(1, 18)).toEqual(ok(entries))
  expect(await catalog.between(4, 6)).toEqual(ok(entries.filter(({ id }) => id >= 4 && id <= 6)))
  expect(await catalog.between(19, 500)).toEqual(ok([]))
})

test('what the database throws is reported and answered as unavailable', async () => {
  const errors: unknown[] = []
  const closed = await openDatabase({ dataDir })
  await closed.close()
  const found = await databaseListingCatalog(closed, (error) => errors.push(error)).highestId()
  expect(found).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
  expect(errors).toHaveLength(1)
})
