import { join } from 'node:path'
import { agencyInForce, readAgencyFolder } from '#adapters/agency-folder/agency-folder.ts'
import { SAMPLE_AGENCY, SAMPLE_SETTINGS } from '#content/sample-agency/sample-agency.ts'
import { SAMPLE_WORDS } from '#content/sample-agency/sample-words.ts'
import { fail, ok, unavailable, type FieldProblem, type Problem, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencyInForce, AgencySource } from '#ports/server/agency-source.ts'
import type { Log } from '#ports/server/log.ts'
import type { Config } from '#process/config.ts'
import { agencyPlace } from './agency-place.ts'

/** The made-up agency, which the site speaks for without an agency folder. */
export const SAMPLE_IN_FORCE: AgencyInForce = {
  agency: SAMPLE_AGENCY,
  words: SAMPLE_WORDS,
  roster: SAMPLE_SETTINGS.roster,
  routes: [],
  files: new Map(),
  version: 'sample',
}

export const SAMPLE_SOURCE: AgencySource = { current: () => SAMPLE_IN_FORCE, mistakes: () => [] }

type AgencyConfig = Pick<Config, 'agencyDir' | 'dataDir'>

export interface LiveAgency extends AgencySource {
  /** Reads the folder again. If it has mistakes, the agency in force stays, and the log and `mistakes` name each. */
  reread: () => Promise<void>
}

/** An agency with and without words on the sample homes, and what the site puts up with in its folder, in lines. */
type BothWays = Record<'withSamples' | 'without', AgencyInForce> & { warnings: readonly string[] }

const SAMPLE_BOTH_WAYS: BothWays = { withSamples: SAMPLE_IN_FORCE, without: SAMPLE_IN_FORCE, warnings: [] }

interface LiveAgencyOptions {
  clock: Clock
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Whether sample homes are listed now. */
  showsSamples: () => boolean
}

/** Opens the agency of the folder, or the made-up one where no folder is; 'invalid' names every mistake in the folder. */
export async function openLiveAgency(
  config: AgencyConfig,
  { clock, log, showsSamples }: LiveAgencyOptions,
): Promise<Result<LiveAgency>> {
  const opened = await readBothWays(config, clock)
  if (!opened.ok) return opened
  let inForce = opened.value
  let mistakes = inForce.warnings
  const warn = () =>
    mistakes.length > 0 &&
    log.warn({ folder: config.agencyDir, warnings: mistakes }, 'The agency folder needs attention')
  warn()
  let reading = Promise.resolve()
  const readAgain = async (): Promise<void> => {
    const read =
      agencyPlace(config) === 'nothing' && inForce !== SAMPLE_BOTH_WAYS
        ? fail(gone(config))
        : await readBothWays(config, clock)
    mistakes = read.ok ? read.value.warnings : reasons(read.problem)
    if (read.ok) {
      inForce = read.value
      log.info({ folder: config.agencyDir, version: inForce.without.version }, 'The agency folder was read again')
      warn()
    } else
      log.error(
        { folder: config.agencyDir, mistakes },
        'The agency folder has mistakes; the site keeps the previous version',
      )
  }
  return ok({
    current: () => (showsSamples() ? inForce.withSamples : inForce.without),
    mistakes: () => mistakes,
    reread: () => (reading = reading.then(readAgain)),
  })
}

/** The agency of the folder as a build takes it, whose texts speak of the sample edition. */
export async function openBuiltAgency(config: AgencyConfig, clock: Clock): Promise<Result<AgencyInForce>> {
  const read = await readBothWays(config, clock, true)
  return read.ok ? ok(read.value.withSamples) : read
}

async function readBothWays(config: AgencyConfig, clock: Clock, sampleEdition = false): Promise<Result<BothWays>> {
  if (agencyPlace(config) === 'nothing')
    return config.agencyDir === join(config.dataDir, 'agency') ? ok(SAMPLE_BOTH_WAYS) : fail(gone(config))
  const read = await readAgencyFolder(config.agencyDir, clock.now())
  if (!read.ok) return read
  const kept = join(config.dataDir, 'agency-pictures')
  const made = (sampleHomes: boolean) => agencyInForce(read.value, { kept, shown: { sampleHomes, sampleEdition } })
  const warnings = read.value.warnings.map(asLine)
  return ok({ withSamples: await made(true), without: await made(false), warnings })
}

const gone = ({ agencyDir }: AgencyConfig): Problem =>
  unavailable(
    `AGENCY_DIR is "${agencyDir}", which doesn’t exist. \`npm run agency -- init\` writes a folder to fill in.`,
  )

const reasons = (problem: Problem): string[] =>
  problem.kind === 'invalid' ? problem.fields.map(asLine) : [problem.message]

const asLine = ({ field, message }: FieldProblem): string => `${field} ${message}`
