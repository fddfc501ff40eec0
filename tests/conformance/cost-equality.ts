import type { Database } from '#adapters/database/database.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { monthSum } from '#adapters/database/listings/month-sum.ts'
import { monthOfHome as postgresMonth } from '#adapters/database/postgres/months.ts'
import { openReader } from '#adapters/database/sqlite/connection.ts'
import { HELD_COLUMNS, HomeColumns, type HomeRow } from '#adapters/database/sqlite/home-columns.ts'
import { monthAt } from '#adapters/database/sqlite/home-months.ts'
import { allocate } from '#adapters/database/sqlite/shared-arrays.ts'
import { monthOfHome as sqliteMonth } from '#adapters/database/sqlite/sql-months.ts'
import { costFactsOf } from '#domain/money/cost-facts.ts'
import { monthsBy } from '#domain/money/home-month.ts'
import type { OwnTerms } from '#domain/money/loan-terms.ts'
import { MARKETS } from '#domain/money/money.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { ASSUMPTIONS, FIGURES } from './costed-homes.ts'

/** Months in cents by the homes' keys; null where a month can't be worked out. */
export type Months = ReadonlyMap<string, number | null>

export interface MonthEngine {
  name: string
  months(terms: OwnTerms): Promise<Months>
}

/** The domain, by which the sample edition and every page compute. */
export const domainEngine = (homes: readonly ImportedListing[]): MonthEngine => {
  const costed = homes.map((home) => ({ ...home, costFacts: costFactsOf(home, FIGURES.taxes) }))
  return {
    name: 'Domain (pages, sample edition)',
    months: async (terms) => {
      const monthOf = monthsBy(terms, FIGURES.loans)
      return new Map(costed.map((home) => [home.key, monthOf(home)]))
    },
  }
}

/** Stores the homes as an import does. */
export async function storeHomes(database: Database, homes: readonly ImportedListing[]): Promise<void> {
  const doors = databaseListingImport({ ...database, figures: FIGURES })
  for (let at = 0; at < homes.length; at += BATCH) await doors.putBatch('generated', homes.slice(at, at + BATCH))
}

const BATCH = 5000

/** What searches of an SQLite file compute: by SQL, and in columns. */
export function sqliteEngines(file: string): { engines: MonthEngine[]; close: () => void } {
  const reader = openReader(file)
  const rows = reader
    .prepare(
      `SELECT ${HELD_COLUMNS}, source_key FROM listings JOIN listing_search ON listing_id = listings.id ORDER BY id`,
    )
    .all([]) as (HomeRow & { source_key: string })[]
  const bytes = rows.length * 1000
  const { made: columns } = allocate(
    (arrays) => new HomeColumns(arrays, { homes: rows.length, textBytes: bytes, wordBytes: bytes, ways: bytes }),
  )
  if (!columns.canHold(rows)) throw new Error('The homes do not fit the columns')
  for (const row of rows) columns.append(row)
  const bySql = async (terms: OwnTerms) =>
    MARKETS.flatMap((market) => {
      const { sql, values } = sqliteMonth(monthSum(market, terms, FIGURES.loans))
      return reader
        .prepare(`SELECT source_key AS key, ${sql} AS month FROM listings WHERE market = ?`)
        .all([...values, market]) as MonthRow[]
    })
  const inColumns = async (terms: OwnTerms) => {
    const [sale, rent] = (['sale', 'rent'] as const).map((market) =>
      monthAt(columns, monthSum(market, terms, FIGURES.loans)),
    )
    return rows.map(({ source_key: key, market }, at) => ({
      key,
      month: orNull((market === 'rent' ? rent : sale)!(at)),
    }))
  }
  return {
    engines: [
      { name: 'SQLite, SQL', months: async (terms) => byKey(await bySql(terms)) },
      { name: 'SQLite, columns', months: async (terms) => byKey(await inColumns(terms)) },
    ],
    close: () => reader.close(),
  }
}

interface MonthRow {
  key: string
  month: number | null
}

const byKey = (rows: readonly MonthRow[]): Months => new Map(rows.map(({ key, month }) => [key, month]))
const orNull = (cents: number): number | null => (Number.isNaN(cents) ? null : cents)

export const postgresEngine = ({ searches }: Database): MonthEngine => ({
  name: 'PostgreSQL',
  months: async (terms) => {
    const selected = MARKETS.map((market) =>
      searches
        .selectFrom('listings')
        .where('market', '=', market)
        .select(['source_key as key', postgresMonth(monthSum(market, terms, FIGURES.loans)).as('month')])
        .execute(),
    )
    return byKey((await Promise.all(selected)).flat())
  },
})

/** How the months of an engine compare with the domain's, over all assumptions. */
export interface Comparison {
  compared: number
  unknown: number
  /** Months that differ, by a cent or more, each in words. */
  unequal: string[]
}

export async function compareMonths(domain: MonthEngine, engine: MonthEngine): Promise<Comparison> {
  const comparison: Comparison = { compared: 0, unknown: 0, unequal: [] }
  for (const terms of ASSUMPTIONS) {
    const [expected, months] = [await domain.months(terms), await engine.months(terms)]
    for (const [key, cents] of expected) {
      comparison.compared++
      if (cents === null) comparison.unknown++
      if (months.get(key) === cents) continue
      comparison.unequal.push(`${key}: ${months.get(key)}, not ${cents}, by ${JSON.stringify(terms)}`)
    }
  }
  return comparison
}
