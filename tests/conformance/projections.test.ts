import { hash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { flagBitsOf } from '#adapters/database/listings/flag-bits.ts'
import { readingListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { PROJECTION_VERSION } from '#adapters/database/listings/listing-rows.ts'
import { startProjectionRebuild } from '#adapters/database/listings/projection-rebuild.ts'
import type { TaxTable } from '#domain/money/property-tax.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { WriteLog } from '#ports/server/log.ts'
import { search } from './clause.ts'
import { describeOnEngines } from './database-engines.ts'
import { replaceAll, withoutMemory } from './database-harness.ts'
import { madeImport } from './listing-import.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const SOURCE = 'feed'
const HOMES = Array.from({ length: 25 }, (_, index) => madeImport(`K${index}`, { features: ['Pool'] }))
/** Flags that those homes have, and flags that they haven't. */
const THEIR_FLAGS = flagBitsOf(['reduced', 'basement', 'air', 'laundry', 'stepFree', 'pets'])
const OTHER_FLAGS = flagBitsOf(['fireplace', 'accessibleBedroom', 'elevator', 'furnished'])

const SILENT = { info: () => {}, error: () => {} }

/** The columns of filters as a migration adds them. */
const UNFILTERED = {
  flags: 0,
  features: 0,
  home_kind: '',
  open_days: '',
  price_per_square_foot: null,
  year_built: null,
  lot_acres: null,
  monthly_fee: null,
  garage_spaces: null,
  deposit: null,
  reduced_by: null,
  reduced_on: null,
  available_on: null,
}

/** The hash of projection version 1 (commit cda59f3), in which no projection version took part. */
function firstHash(home: (typeof HOMES)[number]): string {
  const { key: _, updatedAt: __, ...facts } = home
  const sorted = (_name: string, value: unknown) =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  return hash('sha256', JSON.stringify(facts, sorted), 'base64url')
}

describeOnEngines('projections on %s', (engine) => {
  const opened = databaseOfSuite(() => openTestDatabase(engine))

  /** Makes the stored homes look as a version wrote them that knew no pools, towns or searched texts of today. */
  beforeEach(async () => {
    const { database } = opened()
    await replaceAll(database, [])
    const { db } = database
    await databaseListingImport(database).putBatch(SOURCE, HOMES)
    await db
      .updateTable('listings')
      .set({ ...UNFILTERED, amenities: 0, town: 'bergen/elsewhere' })
      .execute()
    await db.deleteFrom('listing_descriptions').execute()
    await db.updateTable('listing_search').set({ search_text: 'nothing' }).execute()
    for (const home of HOMES)
      await db
        .updateTable('listings')
        .set({ content_hash: firstHash(home) })
        .where('source_key', '=', home.key)
        .execute()
    await db.updateTable('listing_state').set({ projection_version: 1, rebuild_version: 0, rebuilt_up_to: 0 }).execute()
  })

  const found = async (filters: Partial<ListingFilters>): Promise<number> => {
    const gateway = readingListingGateway(withoutMemory(opened().database), (error) => {
      throw error
    })
    return valueOrThrow(await gateway.search(search(filters))).total
  }
  const rebuild = async (batch?: number) => {
    const lines: unknown[] = []
    const write: WriteLog = (facts, message) => lines.push({ ...facts, message })
    const { database } = opened()
    const running = startProjectionRebuild(database, { log: { info: write, error: write }, ...(batch && { batch }) })
    return { ...running, lines }
  }
  const stored = async () => {
    const { db } = opened().database
    return db.selectFrom('listings').select(['id', 'source_key', 'amenities']).orderBy('id').execute()
  }
  const state = async () => {
    const { db } = opened().database
    return db.selectFrom('listing_state').selectAll().executeTakeFirstOrThrow()
  }
  const rebuilt = async () => (await stored()).filter(({ amenities }) => amenities === 1).length

  test('an import finds the homes of an amenity that was added after they were stored', async () => {
    expect(await found({ amenities: ['pool'] })).toBe(0)
    const counts = await databaseListingImport(opened().database).putBatch(SOURCE, HOMES)
    expect(counts).toEqual({ added: 0, changed: HOMES.length, unchanged: 0 })
    expect(await found({ amenities: ['pool'] })).toBe(HOMES.length)
  })

  test('what is stored anew gets the value of every column', async () => {
    const { database } = opened()
    const filterColumns = () =>
      database.db
        .selectFrom('listings')
        .select(Object.keys(UNFILTERED) as (keyof typeof UNFILTERED)[])
        .execute()
    expect(new Set(await filterColumns())).toContainEqual(UNFILTERED)
    await databaseListingImport(database).putBatch(SOURCE, HOMES)
    const given = { home_kind: 'house', year_built: 1931, lot_acres: 0.25 }
    const others = { open_days: '2026-10-04', monthly_fee: 120, garage_spaces: 1, available_on: '2027-01-01' }
    for (const row of await filterColumns()) {
      expect(row).toMatchObject({ ...given, ...others })
      // Of some flags, so that one more leaves this as it is.
      expect(row.flags & (THEIR_FLAGS | OTHER_FLAGS)).toBe(THEIR_FLAGS)
    }
  })

  test('the start rebuilds what is derived, under the same ids, and moves the version', async () => {
    const [ids, before] = [(await stored()).map(({ id }) => id), (await state()).version]
    const { finished, lines } = await rebuild()
    await finished
    expect((await stored()).map(({ id }) => id)).toEqual(ids)
    expect(await state()).toMatchObject({ version: before + 1, projection_version: PROJECTION_VERSION })
    expect(await found({ amenities: ['pool'], search: 'colonial' })).toBe(0)
    expect(await found({ amenities: ['pool'], search: 'home k', towns: ['Bergen/Ridgewood'] })).toBe(HOMES.length)
    expect(await found({ words: 'quiet street' })).toBe(HOMES.length)
    expect(lines).toEqual([
      { homes: HOMES.length, version: PROJECTION_VERSION, message: 'Rebuilding the stored listings' },
      { rebuilt: HOMES.length, version: PROJECTION_VERSION, message: 'The stored listings are rebuilt' },
    ])
    const counts = await databaseListingImport(opened().database).putBatch(SOURCE, HOMES)
    expect(counts).toEqual({ added: 0, changed: 0, unchanged: HOMES.length })
  })

  test('a rebuilt database is left alone', async () => {
    await (
      await rebuild()
    ).finished
    const before = await state()
    const { finished, lines } = await rebuild()
    await finished
    expect([lines, await state()]).toEqual([[], before])
  })

  test('one that was stopped goes on where it ended', async () => {
    const first = await rebuild(10)
    await first.stop()
    const before = await rebuilt()
    expect(before).toBeLessThan(HOMES.length)
    expect((await state()).projection_version).toBe(1)
    const second = await rebuild(10)
    await second.finished
    expect(second.lines.at(-1)).toMatchObject({ rebuilt: HOMES.length - before })
    expect(await rebuilt()).toBe(HOMES.length)
  })

  test('one for an earlier version starts again', async () => {
    const { db } = opened().database
    const last = (await stored()).at(-1)!.id
    const { version: _, ...earlier } = { ...(await state()), rebuild_version: 1, rebuilt_up_to: last }
    await db.updateTable('listing_state').set(earlier).execute()
    await (
      await rebuild()
    ).finished
    expect(await rebuilt()).toBe(HOMES.length)
  })

  test('other tax figures rebuild the homes whose taxes they estimate, and an import stores them by these', async () => {
    await (
      await rebuild()
    ).finished
    const { database } = opened()
    const untaxed = [madeImport('untaxed', { taxes: null, taxAssessedValue: null, price: 600_000 })]
    await databaseListingImport(database).putBatch(SOURCE, untaxed)
    const taxOf = () =>
      database.db
        .selectFrom('listings')
        .innerJoin('listing_contents', 'listing_id', 'id')
        .select(['monthly_tax_cents', 'summary'])
        .where('source_key', '=', 'untaxed')
        .executeTakeFirstOrThrow()
    expect(await taxOf()).toMatchObject({ monthly_tax_cents: null })
    const table: TaxTable = { town: () => undefined, bill: () => undefined, countyPct: () => 2 }
    const other = { ...database, figures: { ...database.figures, taxes: { version: '2%', table, townOf: () => null } } }
    await startProjectionRebuild(other, { log: SILENT }).finished
    const { monthly_tax_cents, summary } = await taxOf()
    expect(monthly_tax_cents).toBe(100_000)
    expect(JSON.parse(summary)).toMatchObject({ costFacts: { tax: { yearly: 12_000, from: 'county' } } })
    const unchanged = { added: 0, changed: 0, unchanged: 1 }
    expect(await databaseListingImport(other).putBatch(SOURCE, untaxed)).toEqual(unchanged)
    expect(await databaseListingImport(database).putBatch(SOURCE, untaxed)).toMatchObject({ changed: 1 })
  })

  test('of two rebuilds with different tax figures the last one to begin goes on', async () => {
    const { database } = opened()
    const taxes = { ...database.figures.taxes, version: 'other' }
    const others = { ...database, figures: { ...database.figures, taxes } }
    const first = await rebuild(1)
    const second = startProjectionRebuild(others, { log: SILENT, batch: 1 })
    await Promise.all([first.finished, second.finished])
    expect(await state()).toMatchObject({ projection_version: PROJECTION_VERSION, rebuild_version: 0 })
  })

  test('two processes share the batches', async () => {
    const before = (await state()).version
    const both = [await rebuild(4), await rebuild(4)]
    await Promise.all(both.map(({ finished }) => finished))
    expect(await rebuilt()).toBe(HOMES.length)
    expect((await state()).version).toBe(before + 1)
    const finishing = both.flatMap(({ lines }) => lines as { message: string }[])
    expect(finishing.filter(({ message }) => message === 'The stored listings are rebuilt')).toHaveLength(1)
  })

  test('a database of a later version is left alone', async () => {
    const { db } = opened().database
    await db
      .updateTable('listing_state')
      .set({ projection_version: PROJECTION_VERSION + 1 })
      .execute()
    await (
      await rebuild()
    ).finished
    expect(await rebuilt()).toBe(0)
  })

  test('a home that cannot be read is logged, left as it is and left out of searches', async () => {
    const { db } = opened().database
    const { id } = (await stored())[0]!
    await db.updateTable('listing_contents').set({ summary: '{}' }).where('listing_id', '=', id).execute()
    const { finished, lines } = await rebuild()
    await finished
    expect(lines).toContainEqual(expect.objectContaining({ message: 'Could not rebuild a stored listing' }))
    expect(await rebuilt()).toBe(HOMES.length - 1)
    const errors: unknown[] = []
    const gateway = readingListingGateway(withoutMemory(opened().database), (error) => errors.push(error))
    expect(await gateway.byId(id)).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
    expect((await gateway.search(search({ price: { min: 0, max: 10_000_000 } }))).ok).toBe(true)
    expect(errors.length).toBeGreaterThan(0)
  })
})
