import { backUpPostgres, restorePostgres } from '#adapters/database/backup/postgres-backup.ts'
import { backUpSqlite } from '#adapters/database/backup/sqlite-backup.ts'
import { restoreSqlite } from '#adapters/database/backup/sqlite-restore.ts'
import type { Backups } from '#ports/server/backups.ts'
import type { Config } from '#process/config.ts'

/** Backups of the live edition's database. */
export const liveBackups = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Backups =>
  databaseUrl === null
    ? {
        make: (folder, at) => backUpSqlite(dataDir, folder, at),
        restore: (file, force) => restoreSqlite(file, dataDir, force),
      }
    : {
        make: (folder, at) => backUpPostgres(databaseUrl, folder, at),
        restore: (file, force) => restorePostgres(file, databaseUrl, force),
      }
