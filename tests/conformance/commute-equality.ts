import fc from 'fast-check'
import type { Database } from '#adapters/database/database.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { longestWays, rideMinutes, type CommuteSum } from '#adapters/database/listings/near-ways.ts'
import { commuteOfHome as postgresCommute, isInReach as postgresReach } from '#adapters/database/postgres/commutes.ts'
import { openReader } from '#adapters/database/sqlite/connection.ts'
import { allHomes, hasHome } from '#adapters/database/sqlite/home-set.ts'
import { HomeWays } from '#adapters/database/sqlite/home-ways.ts'
import { allocate } from '#adapters/database/sqlite/shared-arrays.ts'
import { commuteOfHome as sqliteCommute } from '#adapters/database/sqlite/sql-commutes.ts'
import { meetsAll } from '#adapters/database/sqlite/sql-conditions.ts'
import { PLACES_OF_WORK } from '#domain/commute/places-of-work.ts'
import { RAIL_LINES } from '#domain/commute/rail-line.ts'
import type { TrainLimit } from '#domain/search/filters/train.ts'
import { commutesBy, isInReach } from '#domain/search/home-commutes.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { FIGURES } from './costed-homes.ts'
import { madeImport } from './listing-import.ts'

const { timetable } = FIGURES

/** Homes all over the region, the same ones each time; some without a place. */
export const placedHomes = (count: number): ImportedListing[] => {
  const anywhere = fc.record({
    lat: fc.double({ min: 40.65, max: 41.2, noNaN: true }),
    lng: fc.double({ min: -75, max: -73.9, noNaN: true }),
  })
  const location = fc.option(anywhere, { freq: 12 })
  return fc.sample(location, { numRuns: count, seed: 15 }).map((at, index) => madeImport(`T${index}`, { location: at }))
}

/** Places of work and limits on foot, and rail lines with and without them. */
export const WAYS: readonly TrainLimit[] = [
  ...[...PLACES_OF_WORK, 'njt-morristown', 'hblr-newport', 'njt-nowhere'].flatMap((to) =>
    [null, 5, 15, 60].map((walk) => ({ to, minutes: null, walk, lines: [] })),
  ),
  ...RAIL_LINES.flatMap((line) =>
    [null, 'new-york-penn'].flatMap((to) => [null, 15].map((walk) => ({ to, minutes: null, walk, lines: [line] }))),
  ),
  { to: null, minutes: null, walk: 30, lines: ['pascack', 'path'] },
]
const MINUTES = [null, 20, 45, 60, 90]

/** Minutes by the homes' keys, null where none are known, and the keys of the homes in reach. */
export interface Commutes {
  minutes: ReadonlyMap<string, number | null>
  inReach: ReadonlySet<string>
}

export interface CommuteEngine {
  name: string
  commutes(limit: TrainLimit): Promise<Commutes>
}

const sumOf = (limit: TrainLimit): CommuteSum => ({ rides: rideMinutes(limit, timetable), walk: limit.walk })
const conditionOf = (limit: TrainLimit) => ({
  kind: 'ways' as const,
  longest: longestWays(sumOf(limit), limit.minutes),
  onFoot: limit.walk !== null,
})

/** The domain, by which the sample edition searches. */
export const domainCommutes = (homes: readonly ImportedListing[]): CommuteEngine => ({
  name: 'Domain (sample edition)',
  commutes: async (limit) => {
    const [commuteOf, isNear] = [commutesBy(limit, timetable), isInReach(limit, timetable)]
    return {
      minutes: new Map(homes.map((home) => [home.key, commuteOf(home)])),
      inReach: new Set(homes.filter(isNear).map(({ key }) => key)),
    }
  },
})

/** Stores the homes as an import does. */
export async function storePlaced(database: Database, homes: readonly ImportedListing[]): Promise<void> {
  const doors = databaseListingImport({ ...database, figures: FIGURES })
  for (let at = 0; at < homes.length; at += BATCH) await doors.putBatch('generated', homes.slice(at, at + BATCH))
}

const BATCH = 5000

interface CommuteRow {
  key: string
  minutes: number | null
  reached: number | boolean
}

const toCommutes = (rows: readonly CommuteRow[]): Commutes => ({
  minutes: new Map(rows.map(({ key, minutes }) => [key, minutes])),
  inReach: new Set(rows.filter(({ reached }) => Boolean(reached)).map(({ key }) => key)),
})

/** What searches of an SQLite file compute: by SQL, and in columns. */
export function sqliteCommutes(file: string): { engines: CommuteEngine[]; close: () => void } {
  const reader = openReader(file)
  const rows = reader.prepare('SELECT source_key AS key, near_stations AS ways FROM listings').all([]) as {
    key: string
    ways: string
  }[]
  const { made: columns } = allocate((arrays) => new HomeWays(arrays, rows.length, rows.length * 50))
  if (!columns.canHold(rows.map(({ ways }) => ways))) throw new Error('The ways do not fit the columns')
  for (const [index, { ways }] of rows.entries()) columns.add(index, ways)
  const bySql = async (limit: TrainLimit) => {
    const [sum, reach] = [sqliteCommute(sumOf(limit)), meetsAll([conditionOf(limit)])]
    const sql = `SELECT source_key AS key, ${sum.sql} AS minutes, ${reach.sql} AS reached FROM listings`
    return toCommutes(reader.prepare(sql).all([...sum.values, ...reach.values]) as CommuteRow[])
  }
  const inColumns = async (limit: TrainLimit) => {
    const reached = allHomes(rows.length)
    columns.keep(reached, conditionOf(limit))
    const minutes = columns.commutes(
      Uint32Array.from(rows, (_, index) => index),
      sumOf(limit),
    )
    return toCommutes(
      rows.map(({ key }, index) => ({
        key,
        minutes: Number.isFinite(minutes[index]) ? minutes[index]! : null,
        reached: hasHome(reached, index),
      })),
    )
  }
  return {
    engines: [
      { name: 'SQLite, SQL', commutes: bySql },
      { name: 'SQLite, columns', commutes: inColumns },
    ],
    close: () => reader.close(),
  }
}

export const postgresCommutes = ({ searches }: Database): CommuteEngine => ({
  name: 'PostgreSQL',
  commutes: async (limit) => {
    const rows = searches
      .selectFrom('listings')
      .select(['source_key as key', postgresCommute(sumOf(limit)).as('minutes')])
      .select(postgresReach(conditionOf(limit)).as('reached'))
    return toCommutes(await rows.execute())
  },
})

/** How the commutes of an engine compare with the domain's, over all ways and minutes. */
export interface CommuteComparison {
  compared: number
  known: number
  /** What differs, each in words. */
  unequal: string[]
}

export async function compareCommutes(domain: CommuteEngine, engine: CommuteEngine): Promise<CommuteComparison> {
  const comparison: CommuteComparison = { compared: 0, known: 0, unequal: [] }
  for (const way of WAYS) {
    // Without a place there is no commute, only a station in reach.
    for (const minutes of way.to === null ? [null] : MINUTES) {
      const limit = { ...way, minutes }
      const [expected, found] = [await domain.commutes(limit), await engine.commutes(limit)]
      for (const [key, commute] of expected.minutes) {
        comparison.compared++
        if (commute !== null) comparison.known++
        const isSameCommute = way.to === null || found.minutes.get(key) === commute
        const isSame = isSameCommute && found.inReach.has(key) === expected.inReach.has(key)
        if (!isSame)
          comparison.unequal.push(`${key}: ${found.minutes.get(key)}, not ${commute}, by ${JSON.stringify(limit)}`)
      }
    }
  }
  return comparison
}
