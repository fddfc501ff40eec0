import { readVersion } from './changed-homes.ts'
import type { SqliteConnection } from './connection.ts'
import { HELD_COLUMNS, type HomeRow } from './home-columns.ts'
import type { ColumnRoom } from './home-texts.ts'
import { ListingColumns } from './listing-columns.ts'

/** Homes read at a time: rows take much more memory than columns. */
const ROWS_AT_ONCE = 5000

/** Up to this number of homes a search builds missing columns itself: that takes some ten milliseconds. */
export const BUILT_AT_ONCE = 5000

/** Room for as many homes again, and some in a small database; memory that is not used is not taken. */
const GROWTH = 2
const LEAST_HOMES = 4096
const LEAST_TEXT_BYTES = 2 ** 20
const LEAST_WAYS = 2 ** 16

/** Whether there are more listings than this number, at the cost of as many steps. */
export const hasMoreThan = (homes: number, connection: SqliteConnection): boolean =>
  connection.prepare('SELECT id FROM listings LIMIT 1 OFFSET ?').all([homes]).length > 0

/** Builds the columns of all listings, in a transaction of the caller's. Null where there are too many for them. */
export function buildColumns(connection: SqliteConnection): ListingColumns | null {
  const columns = ListingColumns.withRoom(neededRoom(connection))
  const select = connection.prepare(SELECT_HOMES)
  for (let after = -Infinity; ;) {
    const rows = select.all([after, ROWS_AT_ONCE]) as HomeRow[]
    if (!columns.append(rows)) return null
    if (rows.length < ROWS_AT_ONCE) break
    after = rows.at(-1)!.id
  }
  columns.publish(readVersion(connection))
  return columns
}

const SELECT_HOMES = `
  SELECT ${HELD_COLUMNS} FROM listings JOIN listing_search ON listing_search.listing_id = listings.id
  WHERE listings.id > ? ORDER BY listings.id LIMIT ?`

function neededRoom(connection: SqliteConnection): ColumnRoom {
  const [now] = connection.prepare(SELECT_SIZES).all([]) as StoredSizes[]
  const { homes, text, words, ways } = now!
  // A text takes a byte more than its own, its words three.
  const roomFor = (bytes: number) => GROWTH * bytes + LEAST_TEXT_BYTES
  return {
    homes: GROWTH * homes + LEAST_HOMES,
    textBytes: roomFor(text + homes),
    wordBytes: roomFor(words + 3 * homes),
    ways: GROWTH * ways + LEAST_WAYS,
  }
}

interface StoredSizes {
  homes: number
  text: number
  words: number
  ways: number
}

/** The number of a home's ways is that of their opening brackets. */
const SELECT_SIZES = `
  SELECT count(*) AS homes, coalesce(sum(octet_length(search_text)), 0) AS text,
    coalesce(sum(octet_length(search_words)), 0) AS words,
    (SELECT coalesce(sum(length(near_stations) - length(replace(near_stations, '[', ''))), 0) FROM listings) AS ways
  FROM listing_search`
