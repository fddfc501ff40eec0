import { backUpPostgres, restorePostgres } from '#adapters/database/backup/postgres-backup.ts'
import { backUpSqlite } from '#adapters/database/backup/sqlite-backup.ts'
import { restoreSqlite } from '#adapters/database/backup/sqlite-restore.ts'
import { lockDataFolder } from '#adapters/database/sqlite/data-lock.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { Backups } from '#ports/server/backups.ts'
import type { Config } from '#process/config.ts'
import { openDataFolder } from '#process/data-folder.ts'

/** Backups of the live edition's database. */
export const liveBackups = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Backups =>
  databaseUrl === null
    ? {
        make: (folder, at) => {
          valueOrThrow(openDataFolder(dataDir))
          return backUpSqlite(dataDir, folder, at)
        },
        restore: (file, force) => withoutServer(dataDir, () => restoreSqlite(file, dataDir, force)),
      }
    : {
        make: (folder, at) => backUpPostgres(databaseUrl, folder, at),
        restore: (file, force) => restorePostgres(file, databaseUrl, force),
      }

/** Works on a data folder that no server has, and has none while it does. Throws a message that names the server. */
async function withoutServer<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  valueOrThrow(openDataFolder(dataDir))
  const lock = valueOrThrow(lockDataFolder(dataDir, new Date()))
  try {
    return await work()
  } finally {
    lock.release()
  }
}
