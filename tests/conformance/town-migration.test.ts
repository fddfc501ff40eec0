import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toRows } from '#adapters/database/listings/listing-rows.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { ENGINES, onEngine, ON_POSTGRES } from './database-engines.ts'
import { replaceAll } from './database-harness.ts'
import { madeListing } from './made-listings.ts'
import { openTestDatabase } from './test-databases.ts'

const SCRIPT = new URL('../../src/adapters/database/migrations/0002_towns_and_places.sql', import.meta.url)

/** The statement that fills in the towns of what has been stored before. */
function backFill(engine: 'sqlite' | 'postgres'): string {
  const [, statement] = new RegExp(`-- @${engine}[^]*?(UPDATE[^]*?;)`).exec(readFileSync(SCRIPT, 'utf8'))!
  return statement!
}

/** Towns and texts beside them in which a careless reading of the stored JSON goes wrong. */
const ODD = [
  { city: 'Ho-Ho-Kus', title: 'Said "city":"Ramsey" once' },
  { city: "St. Ann's", title: '\\"city\\":\\' },
  { city: 'Glen Rock', title: 'Nul \u0000 and half a pair \ud83d' },
  { city: '', title: 'None' },
]

for (const engine of ENGINES)
  test(
    `what was stored before towns were filters gets the key that is stored now: ${engine}`,
    onEngine(engine),
    async () => {
      const { database, remove } = await openTestDatabase(engine)
      try {
        const listings = [...SAMPLE_LISTINGS, ...ODD.map((facts, index) => madeListing({ id: index + 900, ...facts }))]
        await replaceAll(database, listings)
        await database.db.updateTable('listings').set({ town: '' }).execute()
        await sql.raw(backFill(engine)).execute(database.db)
        const rows = await database.db.selectFrom('listings').select(['id', 'town']).orderBy('id').execute()
        const expected = listings.map(({ id, source, ...facts }) => ({
          id,
          town: toRows(id, { source, key: String(id) }, facts).listing.town,
        }))
        expect(rows).toEqual(expected)
        expect(rows[0]!.town).toMatch(/^[a-z]+\/[a-z ]+$/)
      } finally {
        await remove()
      }
    },
  )

test(
  'an older version that still runs beside this one stores no home without its town: postgres',
  ON_POSTGRES,
  async () => {
    const { database, remove } = await openTestDatabase('postgres')
    try {
      const { town: _, ...older } = toRows(900, { source: 'test-feed', key: '900' }, madeListing({ id: 900 })).listing
      const storing = database.db.insertInto('listings').values(older as typeof older & { town: string })
      await expect(storing.execute()).rejects.toThrow(/"town"/)
    } finally {
      await remove()
    }
  },
)
