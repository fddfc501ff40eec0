import type { ExpressionBuilder, Selectable } from 'kysely'
import type { KnownFile, PictureFiles } from '#ports/server/picture-queue.ts'
import type { Database } from '../database.ts'
import type { PictureFileTable, Schema } from '../schema.ts'

/** The copies that are stored, and which of them no home shows any more. */
export function databasePictureFiles({ db, searches }: Pick<Database, 'db' | 'searches'>): PictureFiles {
  return {
    async claim(file, now) {
      const row = await db
        .insertInto('picture_files')
        .values({ name: file, state: 'writing', unused_since: now.getTime() })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ unused_since: now.getTime() })
            .where('picture_files.state', '<>', 'removing'),
        )
        .returningAll()
        .executeTakeFirst()
      return row ? known(row) : 'removing'
    },
    async describe({ file, width, height, color }, bytes) {
      await db.updateTable('picture_files').set({ width, height, color, bytes }).where('name', '=', file).execute()
    },
    async stored(file) {
      await db.updateTable('picture_files').set({ state: 'stored' }).where('name', '=', file).execute()
    },
    async takeUnused(before, now, limit) {
      // A look first: a statement that may write waits for other writers, and holds them up.
      const kept = searches.selectFrom('picture_files').select('name').where(isUnused)
      if (!(await kept.limit(1).executeTakeFirst())) return []
      await markUnused(db, now)
      const unused = db
        .selectFrom('picture_files')
        .select('name')
        .where('unused_since', '<', before.getTime())
        .where(isUnused)
        .orderBy('unused_since')
        .limit(limit)
      const rows = await db
        .updateTable('picture_files')
        .set({ state: 'removing' })
        .where('name', 'in', unused)
        .returning(['name', 'width'])
        .execute()
      return rows.map(({ name, width }) => ({ file: name, width }))
    },
    async forget(files) {
      if (files.length === 0) return
      await db.deleteFrom('picture_files').where('name', 'in', files).where('state', '=', 'removing').execute()
    },
  }
}

const isUnused = (row: ExpressionBuilder<Schema, 'picture_files'>) =>
  row.not(
    row.exists(row.selectFrom('picture_uses').select('name').whereRef('picture_uses.name', '=', 'picture_files.name')),
  )

/** Homes that left the site took their uses with them. */
const markUnused = (db: Database['db'], now: Date): Promise<unknown> =>
  db
    .updateTable('picture_files')
    .set({ unused_since: now.getTime() })
    .where('unused_since', 'is', null)
    .where(isUnused)
    .execute()

type FileRow = Pick<Selectable<PictureFileTable>, 'name' | 'width' | 'height' | 'color' | 'state'>

const known = ({ name: file, width, height, color, state }: FileRow): KnownFile =>
  state === 'stored' ? { file, width: width!, height: height!, color: color! } : 'new'
