import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECTION_VERSION } from '#adapters/database/listings/listing-rows.ts'
import { startProjectionRebuild } from '#adapters/database/listings/projection-rebuild.ts'
import { answersOf, type Questions } from './database-answers.ts'
import { describeOnEngines } from './database-engines.ts'
import { databaseOfSuite, openFixtureDatabase } from './test-databases.ts'

/** Databases as earlier versions wrote them: a folder each, which names the commit or its last migration. */
const FIXTURES = globSync(join(import.meta.dirname, '../fixtures/*/answers.json')).map((file) => join(file, '..'))
const CASES = FIXTURES.map((folder) => ({ name: basename(folder), folder }))

test('the databases of earlier versions are there, each for both engines', () => {
  expect(FIXTURES.map((folder) => basename(folder))).toContain('cda59f3')
  for (const folder of FIXTURES)
    for (const file of ['keystead.db', 'postgres.sql']) expect(existsSync(join(folder, file))).toBe(true)
})

for (const { name, folder } of CASES)
  describeOnEngines(`a database of ${name} on %s`, (engine) => {
    const opened = databaseOfSuite(() => openFixtureDatabase(engine, folder))
    const recorded = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as { listings: Questions }
    // Through JSON, as the recorded ones; filters and facts that were added later are not in those.
    const answers = async (): Promise<unknown> =>
      JSON.parse(JSON.stringify(await answersOf(opened().database, recorded.listings)))

    test('answers at once as it did', async () => {
      expect(await answers()).toMatchObject(recorded)
    })

    test('is rebuilt and answers the same', async () => {
      const { database } = opened()
      const errors: unknown[] = []
      const log = { info: () => {}, error: (facts: object) => errors.push(facts) }
      await startProjectionRebuild(database, { log, batch: 7 }).finished
      const state = await database.db.selectFrom('listing_state').select('projection_version').executeTakeFirst()
      expect([errors, state]).toEqual([[], { projection_version: PROJECTION_VERSION }])
      expect(await answers()).toMatchObject(recorded)
    })
  })
