import { existsSync } from 'node:fs'
import { databaseAudit } from '#adapters/database/agency/audit-log.ts'
import { databaseAgencyMembers } from '#adapters/database/agency/member-store.ts'
import { databaseAgencySessions } from '#adapters/database/agency/session-store.ts'
import { databaseFile } from '#adapters/database/sqlite/data-folder.ts'
import { createPeopleDesk, type PeopleDesk } from '#application/agency/people-desk.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencyAudit } from '#ports/server/agency-audit.ts'
import type { AgencyMembers } from '#ports/server/agency-members.ts'
import type { AgencySessions } from '#ports/server/agency-sessions.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { Config } from '#process/config.ts'
import { siteAddress } from '#process/site-address.ts'
import { openLiveDatabase } from './live-database.ts'

/** Who works for the agency, for the operator's command; to be closed after use. */
export interface OpenAgencyPeople {
  members: AgencyMembers
  sessions: AgencySessions
  audit: AgencyAudit
  people: PeopleDesk
  close: () => Promise<void>
}

/** Whoever runs the command sees the database's own words. */
const rethrow = (error: unknown): never => {
  throw error
}

type PeopleConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'publicUrl' | 'host' | 'port'>

/** Opens the live edition's database, which the server may be using. 'unavailable', with a message for the operator, if it can't be opened. */
export async function openAgencyPeople(
  config: PeopleConfig,
  agency: Pick<AgencySource, 'current'>,
  clock: Clock,
): Promise<Result<OpenAgencyPeople>> {
  const opened = await openLiveDatabase(config, { preparesSearch: false })
  if (!opened.ok) return opened
  const database = opened.value
  // The server's mail worker looks for new emails by itself.
  const members = databaseAgencyMembers(database, { clock, onMails: () => {}, onError: rethrow })
  return ok({
    members,
    sessions: databaseAgencySessions(database, { clock, onError: rethrow }),
    audit: databaseAudit(database, { clock, onError: rethrow }),
    people: createPeopleDesk({ members, agency, siteAddress: siteAddress(config), clock }),
    close: () => database.close(),
  })
}

/** What doesn't fit the audit log's seals, in lines; null where there is no database yet. */
export async function checkSeals(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  clock: Clock,
): Promise<Result<string[] | null>> {
  if (config.databaseUrl === null && !existsSync(databaseFile(config.dataDir))) return ok(null)
  const opened = await openLiveDatabase(config, { preparesSearch: false })
  if (!opened.ok) return opened
  try {
    return await databaseAudit(opened.value, { clock, onError: rethrow }).check()
  } finally {
    await opened.value.close()
  }
}
