import type { ReadHomeOrigins } from '#ports/server/home-origins.ts'
import type { Database } from '../database.ts'
import { SAMPLE_SOURCE } from './listing-rows.ts'

/** Counts the sample homes, and looks whether feeds have brought any. */
export const databaseHomeOrigins =
  ({ db }: Pick<Database, 'db'>): ReadHomeOrigins =>
  async () => {
    const homes = db.selectFrom('listings')
    const [samples, imported] = await Promise.all([
      homes.select('id').where('source', '=', SAMPLE_SOURCE).execute(),
      homes.select('id').where('source', '<>', SAMPLE_SOURCE).limit(1).executeTakeFirst(),
    ])
    return { samples: samples.length, imported: imported !== undefined }
  }
