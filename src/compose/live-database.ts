import type { Database } from '#adapters/database/database.ts'
import { openDatabase, type DatabaseOptions } from '#adapters/database/open-database.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { Config } from '#process/config.ts'
import { openDataFolder } from '#process/data-folder.ts'

/** Opens the live edition's database with its tables up to date; 'unavailable', named for the operator, if that fails. */
export async function openLiveDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: Omit<DatabaseOptions, 'url' | 'dataDir'> = {},
): Promise<Result<Database>> {
  const folder = databaseUrl === null ? openDataFolder(dataDir) : ok(undefined)
  if (!folder.ok) return folder
  try {
    return ok(await openDatabase({ ...options, ...(databaseUrl !== null && { url: databaseUrl }), dataDir }))
  } catch (error) {
    const name = databaseUrl === null ? `in ${dataDir} (DATA_DIR)` : 'named by DATABASE_URL'
    return fail(unavailable(`Cannot open the database ${name}: ${(error as Error).message}`))
  }
}
