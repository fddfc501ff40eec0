import type { HomeOrigins, ReadHomeOrigins, SampleWatch } from '#ports/server/home-origins.ts'
import type { Log } from '#ports/server/log.ts'

/** An import beside the server brings real homes, and takes the samples away. */
const LOOK_EVERY = 60_000

/**
 * Looks at the homes' origins now and every minute, so that pages needn't.
 *
 * @param isReal Something besides homes is real: the settings say so.
 */
export async function startSampleWatch(
  read: ReadHomeOrigins,
  { isReal, log }: { isReal: boolean; log: Pick<Log, 'error' | 'warn'> },
): Promise<SampleWatch & { stop: () => void }> {
  let seen: HomeOrigins = { samples: 0, imported: false }
  const isBesideReal = () => seen.samples > 0 && (isReal || seen.imported)
  const look = async () => {
    const before = isBesideReal()
    seen = await read()
    if (isBesideReal() && !before) log.warn({ sampleHomes: seen.samples }, 'Imaginary homes are shown: SAMPLE_DATA=off')
  }
  const onError = (error: unknown) => log.error({ err: error }, 'Cannot read the homes’ sources')
  await look().catch(onError)
  const timer = setInterval(() => void look().catch(onError), LOOK_EVERY)
  return { shown: () => seen.samples, isBesideReal, stop: () => clearInterval(timer) }
}
