import type { BetterAuthOptions } from 'better-auth'
import { createAdapterFactory, type CleanedWhere, type CustomAdapter, type DBAdapter } from 'better-auth/adapters'
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { TABLE_NAMES, type AccountDatabase } from './account-tables.ts'

type Row = Record<string, unknown>
/** better-auth names tables and columns at run time. */
type AnyTables = Record<string, Row>

const SESSIONS: string = TABLE_NAMES.session.modelName
/** Personal data that better-auth would store with a session. */
const NOT_STORED = 'ipAddress'

const FEATURES = {
  adapterId: 'account-tables',
  supportsBooleans: false,
  supportsDates: false,
  supportsJSON: false,
  supportsArrays: false,
  supportsNumericIds: false,
} as const

/**
 * better-auth's database adapter for our tables, on either engine. A session's token is stored only as its SHA-256, and
 * the visitor's IP address not at all.
 */
export const tableAdapter =
  (database: AccountDatabase) =>
  (options: BetterAuthOptions): DBAdapter => {
    const db = database as unknown as Kysely<AnyTables>
    const on = (connection: Kysely<AnyTables>) => (names: { getFieldName: ColumnName }) =>
      operations(connection, names.getFieldName)
    return createAdapterFactory({
      config: {
        ...FEATURES,
        transaction: (work) =>
          db
            .transaction()
            .execute((transaction) =>
              work(createAdapterFactory({ config: FEATURES, adapter: on(transaction) })(options)),
            ),
      },
      adapter: on(db),
    })(options)
  }

type Increment = NonNullable<CustomAdapter['incrementOne']>

/** The column of a field that better-auth names. */
type ColumnName = (named: { model: string; field: string }) => string

function operations(db: Kysely<AnyTables>, columnName: ColumnName): CustomAdapter {
  return {
    create: async <T>({ model, data }: { model: string; data: T }) => {
      await db
        .insertInto(model)
        .values(stored(model, data as Row))
        .execute()
      // Unhashed: better-auth makes the cookie from the token.
      return data
    },
    findOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) => {
      const row = await db.selectFrom(model).selectAll().where(matching(model, where)).limit(1).executeTakeFirst()
      return row ? (withToken(model, where, row) as T) : null
    },
    findMany: async <T>({ model, where = [], limit, sortBy, offset = 0 }: Parameters<CustomAdapter['findMany']>[0]) => {
      const found = db.selectFrom(model).selectAll().where(matching(model, where)).limit(limit).offset(offset)
      const column = sortBy && columnName({ model, field: sortBy.field })
      return (await (column ? found.orderBy(column, sortBy.direction) : found).execute()) as T[]
    },
    update: async <T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }) => {
      const changed = db
        .updateTable(model)
        .set(stored(model, update as Row))
        .where(matching(model, where))
      const row = await changed.returningAll().executeTakeFirst()
      return row ? (withToken(model, where, row) as T) : null
    },
    updateMany: async ({ model, where, update }) => {
      const changed = db.updateTable(model).set(stored(model, update)).where(matching(model, where))
      return Number((await changed.executeTakeFirst()).numUpdatedRows)
    },
    delete: async ({ model, where }) => {
      await db.deleteFrom(model).where(matching(model, where)).execute()
    },
    deleteMany: async ({ model, where }) =>
      Number((await db.deleteFrom(model).where(matching(model, where)).executeTakeFirst()).numDeletedRows),
    consumeOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) => {
      const one = db.selectFrom(model).select('id').where(matching(model, where)).limit(1)
      return ((await db.deleteFrom(model).where('id', 'in', one).returningAll().executeTakeFirst()) as T) ?? null
    },
    incrementOne: async <T>({ model, where, increment, set = {} }: Parameters<Increment>[0]) => {
      const sums = Object.entries(increment).map(([column, by]) => [column, sql`${sql.ref(column)} + ${by}`])
      const changed = db
        .updateTable(model)
        .set({ ...stored(model, set), ...Object.fromEntries(sums) } as Row)
        .where(matching(model, where))
      return ((await changed.returningAll().executeTakeFirst()) as T) ?? null
    },
    count: async ({ model, where = [] }) => {
      const counted = db.selectFrom(model).select((row) => row.fn.countAll<number>().as('rows'))
      return (await counted.where(matching(model, where)).executeTakeFirstOrThrow()).rows
    },
  }
}

const hashed = (token: unknown): string => createHash('sha256').update(String(token)).digest('hex')

/** A row as stored: a session's token is hashed, personal data left out. */
function stored(model: string, row: Row): Row {
  if (model !== SESSIONS) return row
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => column !== NOT_STORED)
      .map(([column, value]) => [column, column === 'token' ? hashed(value) : value]),
  )
}

/** A row with the token it was looked up by, instead of its hash. */
function withToken(model: string, where: readonly CleanedWhere[], row: Row): Row {
  const asked = model === SESSIONS ? where.find(({ field }) => field === 'token') : undefined
  return asked ? { ...row, token: asked.value } : row
}

const OPERATORS = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=', in: 'in' } as const

/** All conditions joined by AND; the parts of better-auth in use need no others. */
const matching = (model: string, where: readonly CleanedWhere[]) => (row: ExpressionBuilder<AnyTables, string>) =>
  row.and(
    where.map(({ field, value, operator, connector }) => {
      if (connector !== 'AND' || operator === undefined || !(operator in OPERATORS))
        throw new Error(`Conditions with ${operator} aren’t supported`)
      const compared = OPERATORS[operator as keyof typeof OPERATORS]
      if (value === null) return row(field, operator === 'ne' ? 'is not' : 'is', null)
      const isToken = model === SESSIONS && field === 'token'
      return row(field, compared, isToken ? (Array.isArray(value) ? value.map(hashed) : hashed(value)) : value)
    }),
  )
