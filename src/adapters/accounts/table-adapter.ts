import type { BetterAuthOptions } from 'better-auth'
import { createAdapterFactory, type CleanedWhere, type CustomAdapter, type DBAdapter } from 'better-auth/adapters'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { TABLE_NAMES, type AccountDatabase } from './account-tables.ts'

type Row = Record<string, unknown>
/** better-auth names tables and columns at run time. */
type AnyTables = Record<string, Row>

const SESSIONS: string = TABLE_NAMES.session.modelName
/** What better-auth would keep of a session besides what it needs. */
const NOT_KEPT = new Set(['ipAddress', 'userAgent'])

const FEATURES = {
  adapterId: 'account-tables',
  supportsBooleans: false,
  supportsDates: false,
  supportsJSON: false,
  supportsArrays: false,
  supportsNumericIds: false,
} as const

/**
 * better-auth's reading and writing on our tables, on either engine. What a session's cookie holds is stored only as its
 * SHA-256, and of the visitor's network address and browser nothing is.
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

/** The column for a field in better-auth's words. */
type ColumnName = (named: { model: string; field: string }) => string

function operations(db: Kysely<AnyTables>, columnName: ColumnName): CustomAdapter {
  return {
    create: async <T>({ model, data }: { model: string; data: T }) => {
      await db
        .insertInto(model)
        .values(stored(model, data as Row))
        .execute()
      // As it was given: the cookie is made from the token before it was hashed.
      return data
    },
    findOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) => {
      const row = await db.selectFrom(model).selectAll().where(meeting(model, where)).limit(1).executeTakeFirst()
      return row ? (asAsked(model, where, row) as T) : null
    },
    findMany: async <T>({ model, where = [], limit, sortBy, offset = 0 }: Parameters<CustomAdapter['findMany']>[0]) => {
      const found = db.selectFrom(model).selectAll().where(meeting(model, where)).limit(limit).offset(offset)
      const column = sortBy && columnName({ model, field: sortBy.field })
      return (await (column ? found.orderBy(column, sortBy.direction) : found).execute()) as T[]
    },
    update: async <T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }) => {
      const changed = db
        .updateTable(model)
        .set(stored(model, update as Row))
        .where(meeting(model, where))
      const row = await changed.returningAll().executeTakeFirst()
      return row ? (asAsked(model, where, row) as T) : null
    },
    updateMany: async ({ model, where, update }) => {
      const changed = db.updateTable(model).set(stored(model, update)).where(meeting(model, where))
      return Number((await changed.executeTakeFirst()).numUpdatedRows)
    },
    delete: async ({ model, where }) => {
      await db.deleteFrom(model).where(meeting(model, where)).execute()
    },
    deleteMany: async ({ model, where }) =>
      Number((await db.deleteFrom(model).where(meeting(model, where)).executeTakeFirst()).numDeletedRows),
    consumeOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) => {
      const one = db.selectFrom(model).select('id').where(meeting(model, where)).limit(1)
      return ((await db.deleteFrom(model).where('id', 'in', one).returningAll().executeTakeFirst()) as T) ?? null
    },
    count: async ({ model, where = [] }) => {
      const counted = db.selectFrom(model).select((row) => row.fn.countAll<number>().as('rows'))
      return (await counted.where(meeting(model, where)).executeTakeFirstOrThrow()).rows
    },
  }
}

const hashed = (token: unknown): string => createHash('sha256').update(String(token)).digest('hex')

/** A row as it is stored. */
function stored(model: string, row: Row): Row {
  if (model !== SESSIONS) return row
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !NOT_KEPT.has(column))
      .map(([column, value]) => [column, column === 'token' ? hashed(value) : value]),
  )
}

/** A row as whoever asked with a token knows it. */
function asAsked(model: string, where: readonly CleanedWhere[], row: Row): Row {
  const asked = model === SESSIONS ? where.find(({ field }) => field === 'token') : undefined
  return asked ? { ...row, token: asked.value } : row
}

const OPERATORS = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=', in: 'in' } as const

/** All conditions together. better-auth asks for nothing else in what is used of it. */
const meeting = (model: string, where: readonly CleanedWhere[]) => (row: ExpressionBuilder<AnyTables, string>) =>
  row.and(
    where.map(({ field, value, operator, connector }) => {
      if (connector !== 'AND' || operator === undefined || !(operator in OPERATORS))
        throw new Error(`Conditions with ${operator} are not known`)
      const compared = OPERATORS[operator as keyof typeof OPERATORS]
      if (value === null) return row(field, operator === 'ne' ? 'is not' : 'is', null)
      const isToken = model === SESSIONS && field === 'token'
      return row(field, compared, isToken ? (Array.isArray(value) ? value.map(hashed) : hashed(value)) : value)
    }),
  )
