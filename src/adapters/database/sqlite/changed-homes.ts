import type { HomeChange } from './column-changes.ts'
import type { SqliteConnection } from './connection.ts'
import { HELD_COLUMNS, type HomeRow } from './home-columns.ts'

/** Above this number of changed homes a new build takes less of a search's time than applying them. */
export const MAX_CHANGES = 10_000

/** The version of the listings that the connection's transaction sees. */
export function readVersion(connection: SqliteConnection): number {
  const [state] = connection.prepare('SELECT version FROM listing_state').all([]) as { version: number }[]
  return state!.version
}

/**
 * The homes that changed after one version and up to another, the one that the connection's transaction sees, in ascending
 * order of their ids. Null where the log doesn't reach back so far, or too many have changed.
 */
export function readChanges(connection: SqliteConnection, after: number, upTo: number): HomeChange[] | null {
  const [log] = connection.prepare('SELECT min(version) AS first FROM listing_changes').all([]) as {
    first: number | null
  }[]
  if (log!.first === null || log!.first > after + 1) return null
  const rows = connection.prepare(SELECT_CHANGED).all([after, upTo, MAX_CHANGES + 1]) as ChangedRow[]
  if (rows.length > MAX_CHANGES) return null
  return rows.map(({ changed, ...row }) => ({ id: changed, row: row.id === null ? null : (row as HomeRow) }))
}

/** A changed home; all but its id are null where it is gone. */
type ChangedRow = { changed: number } & (HomeRow | { id: null })

const SELECT_CHANGED = `
  SELECT changed, ${HELD_COLUMNS}
  FROM (
    SELECT DISTINCT listing_id AS changed FROM listing_changes WHERE version > ? AND version <= ?
    ORDER BY listing_id LIMIT ?
  )
  LEFT JOIN listings ON listings.id = changed
  LEFT JOIN listing_search ON listing_search.listing_id = changed
  ORDER BY changed`
