import type { AgencyWords } from '#domain/agency/agency-texts.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { AgencySettings } from '#domain/agency/settings.ts'

/** The agency that the site speaks for, as one whole: a reread folder makes a new one. */
export interface AgencyInForce {
  agency: Agency
  words: AgencyWords
  /** The people who hold a license. */
  roster: AgencySettings['roster']
  /** How an inquiry finds its agent; empty: all go to INQUIRIES_TO. */
  routes: NonNullable<NonNullable<AgencySettings['inquiries']>['route']>
  /** Files at addresses of their own: style sheet, icons, pictures. */
  files: ReadonlyMap<string, AgencyFile>
  /** Changes with everything above. */
  version: string
}

export interface AgencyFile {
  type: string
  body: Uint8Array<ArrayBuffer>
}

/** Where the site takes the agency from, at every use. */
export interface AgencySource {
  current(): AgencyInForce
  /**
   * What needs attention in the folder as it was last read, a line for each: mistakes that keep an earlier state of it in force, or
   * what the site puts up with.
   */
  mistakes(): readonly string[]
}
