import { SAMPLE_AGENCY, SAMPLE_SETTINGS } from '#content/sample-agency/sample-agency.ts'
import { SAMPLE_WORDS } from '#content/sample-agency/sample-words.ts'
import type { AgencyInForce, AgencySource } from '#ports/server/agency-source.ts'

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
