import { readVersion } from './changed-homes.ts'
import type { SqliteConnection } from './connection.ts'
import { HELD_COLUMNS, type ColumnRoom, type HomeRow } from './home-columns.ts'
import { ListingColumns } from './listing-columns.ts'

/** Homes read at a time: rows take much more memory than columns. */
const ROWS_AT_ONCE = 5000

/** Up to this number of homes a search builds missing columns itself: that takes some ten milliseconds. */
export const BUILT_AT_ONCE = 5000

/** Room for as many homes again, and some in a small database; memory that is not used is not taken. */
const GROWTH = 2
const LEAST_HOMES = 4096
const LEAST_TEXT_BYTES = 2 ** 20

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
  const [now] = connection
    .prepare('SELECT count(*) AS homes, coalesce(sum(octet_length(search_text)), 0) AS bytes FROM listing_search')
    .all([]) as { homes: number; bytes: number }[]
  return { homes: GROWTH * now!.homes + LEAST_HOMES, textBytes: GROWTH * (now!.bytes + now!.homes) + LEAST_TEXT_BYTES }
}
