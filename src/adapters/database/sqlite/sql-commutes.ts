import type { CommuteSum } from '../listings/near-ways.ts'
import type { SqlPiece } from './sql-piece.ts'

/** A home's shortest commute in minutes; null where none is known. */
export function commuteOfHome({ rides, walk }: CommuteSum): SqlPiece {
  const minutes = JSON.stringify(rides)
  const sum = (way: number) =>
    `SELECT min((near.value ->> ${way}) + (? ->> near.key)) FROM json_each(near_stations) near`
  if (walk === null) return { sql: `(${sum(1)})`, values: [minutes] }
  return { sql: `(${sum(0)} WHERE near.value ->> 0 <= ?)`, values: [minutes, walk] }
}
