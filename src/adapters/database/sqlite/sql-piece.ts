/** A piece of SQL and the values of its question marks. */
export interface SqlPiece {
  sql: string
  values: (string | number)[]
}
