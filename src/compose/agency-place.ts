import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS_FILE } from '#adapters/agency-folder/settings-file-name.ts'
import type { Config } from '#process/config.ts'

/** What is where the agency's folder belongs: 'begun' is a folder without agency.json, which no start takes. */
type AgencyPlace = 'agency' | 'begun' | 'nothing'

export const agencyPlace = ({ agencyDir }: Pick<Config, 'agencyDir'>): AgencyPlace =>
  existsSync(join(agencyDir, SETTINGS_FILE)) ? 'agency' : existsSync(agencyDir) ? 'begun' : 'nothing'
