import { sql, type RawBuilder } from 'kysely'

/**
 * What an insert sets where a row with the same key is stored already: all its columns but the key's, so that none that is added
 * later keeps its old value. `rows` are those inserted, at least one, all with the same columns.
 */
export function replacedColumns<Row extends object, Key extends keyof Row & string>(
  [row]: readonly Row[],
  key: readonly Key[],
): { [Column in Exclude<keyof Row, Key>]: RawBuilder<Row[Column]> } {
  const columns = Object.keys(row!).filter((column) => !key.includes(column as Key))
  return Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as {
    [Column in Exclude<keyof Row, Key>]: RawBuilder<Row[Column]>
  }
}
