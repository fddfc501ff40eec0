import { fail, invalid, ok, unavailable, type Problem, type Result } from '#domain/result.ts'

/** What of this site is real. */
export interface RealThings {
  /** FEEDS names the feeds' settings. */
  feeds: boolean
  /** DATABASE_URL names a database. */
  database: boolean
  /** Homes of feeds are stored. */
  importedHomes: boolean
  /** There is an agency folder. */
  agency: boolean
}

/** SAMPLE_DATA as it is set; null where it isn't. */
export type SampleSetting = 'on' | 'off' | null

/**
 * Whether the sample homes are listed: as SAMPLE_DATA says, else only where nothing is real. 'invalid' where it asks for them
 * beside real homes in production: nobody there may take an imaginary home for one of the agency's.
 */
export function chooseSamples(
  { sampleData, isProduction }: { sampleData: SampleSetting; isProduction: boolean },
  real: RealThings,
): Result<boolean> {
  if (sampleData === null) return ok(!Object.values(real).includes(true))
  if (sampleData === 'off') return ok(false)
  if (!isProduction || !(real.feeds || real.importedHomes)) return ok(true)
  const homes = real.importedHomes ? 'there are homes from a feed' : 'FEEDS names feeds'
  const message = `is "on", and ${homes}: sample homes can’t be shown among real ones in production; unset it, or set it to "off"`
  return fail(invalid([{ field: 'SAMPLE_DATA', message }]))
}

/** Real homes need a firm that answers for them (N.J.A.C. 11:5-6.1: advertising names the licensed broker). */
export const realHomesNeedAgency = ({ agencyDir }: { agencyDir: string }): Problem =>
  unavailable(
    `There are real homes but no ${agencyDir}, so the site would show them under a made-up firm’s name. \`npm run agency -- init\` creates a folder to fill in: name, firm, license, office, phone, email address, and broker.`,
  )
