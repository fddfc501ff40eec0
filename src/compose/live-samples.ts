import type { Database } from '#adapters/database/database.ts'
import { databaseHomeOrigins } from '#adapters/database/listings/home-origins.ts'
import { syncSamples } from '#adapters/database/listings/sample-seed.ts'
import { startSampleWatch } from '#application/sample-watch.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { SampleWatch } from '#ports/server/home-origins.ts'
import type { Log } from '#ports/server/log.ts'
import type { Config } from '#process/config.ts'
import { chooseSamples, realHomesNeedAgency, type RealThings } from '#process/sample-choice.ts'
import { agencyPlace } from './agency-place.ts'

type SampleConfig = Pick<
  Config,
  'sampleData' | 'isProduction' | 'feedsFile' | 'databaseUrl' | 'agencyDir' | 'publicUrl'
>

/**
 * Lists the sample homes, or removes them, as the settings and the stored homes say. 'invalid' where SAMPLE_DATA asks for what
 * may not be, 'unavailable' where real homes have no agency. Throws what the database throws.
 */
export async function settleSamples(database: Database, config: SampleConfig): Promise<Result<void>> {
  const { imported } = await databaseHomeOrigins(database)()
  const real = realThings(config, imported)
  const chosen = chooseSamples(config, real)
  if (!chosen.ok) return chosen
  if ((real.feeds || imported) && !real.agency) return fail(realHomesNeedAgency(config))
  await syncSamples(database, chosen.value)
  return ok(undefined)
}

/** Removes the sample homes once an import has brought real ones, unless SAMPLE_DATA asks for them. */
export async function endSamples(database: Database, sampleData: Config['sampleData']): Promise<void> {
  if (sampleData === 'on') return
  const { samples, imported } = await databaseHomeOrigins(database)()
  if (samples > 0 && imported) await syncSamples(database, false)
}

/** Watches them while the site runs; to be stopped. */
export const watchSamples = (
  database: Database,
  config: SampleConfig,
  log: Log,
): Promise<SampleWatch & { stop: () => void }> => {
  const real = Object.values(realThings(config, false)).includes(true)
  return startSampleWatch(databaseHomeOrigins(database), { isReal: real || isPublic(config.publicUrl), log })
}

const realThings = (
  { feedsFile, databaseUrl, agencyDir }: SampleConfig,
  importedHomes: boolean,
): RealThings & Record<string, boolean> => ({
  feeds: feedsFile !== null,
  database: databaseUrl !== null,
  importedHomes,
  agency: agencyPlace({ agencyDir }) === 'agency',
})

/** Visitors from elsewhere come to this address. */
function isPublic(publicUrl: string | null): boolean {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname
  return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)
}
