import { databaseAudit } from '#adapters/database/agency/audit-log.ts'
import { databaseInbox } from '#adapters/database/agency/inbox-store.ts'
import { databaseAgencyMembers } from '#adapters/database/agency/member-store.ts'
import { databaseAgencySessions } from '#adapters/database/agency/session-store.ts'
import type { Database } from '#adapters/database/database.ts'
import { startAuditSealer } from '#application/agency/audit-sealer.ts'
import { createInboxDesk } from '#application/agency/inbox-desk.ts'
import { createJoinDesk } from '#application/agency/join-desk.ts'
import { createPeopleDesk } from '#application/agency/people-desk.ts'
import { createSignInDesk } from '#application/agency/sign-in-desk.ts'
import { assignableMembers } from '#application/inquiries/case-opening.ts'
import type { AgencyServices } from '#http/agency/agency-parts.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { Log } from '#ports/server/log.ts'
import type { MailOutbox } from '#ports/server/mail-outbox.ts'
import type { MemberAccounts } from '#ports/server/member-accounts.ts'
import type { RateLimits } from '#ports/server/rate-limits.ts'

export interface AgencySideDeps {
  accounts: MemberAccounts
  outbox: MailOutbox
  agency: Pick<AgencySource, 'current'>
  /** Scheme and host of links, without a slash at the end. */
  siteAddress: string
  clock: Clock
  /** Called after emails have been stored, to wake the mail worker. */
  onMails: () => void
  onError: (error: unknown) => void
  listings: Pick<ListingGateway, 'byId'>
  rateLimits: RateLimits
  /** Ms until a refused sign-in is answered; the desk's own unless told. */
  refusalMs?: number
}

/** What the pages of /agency stand on, over a database. */
export function agencyServices(
  database: Database,
  { accounts, outbox, agency, siteAddress, clock, onMails, onError, listings, rateLimits, refusalMs }: AgencySideDeps,
): AgencyServices {
  const members = databaseAgencyMembers(database, { clock, onMails, onError })
  const sessions = databaseAgencySessions(database, { clock, onError })
  const audit = databaseAudit(database, { clock, onError })
  const inbox = databaseInbox(database, { onMails, onError })
  const assignable = assignableMembers(members)
  const signIn = { members, sessions, audit, accounts, outbox, agency, ...(refusalMs !== undefined && { refusalMs }) }
  return {
    members,
    sessions,
    audit,
    accounts,
    outbox,
    signIn: createSignInDesk(signIn),
    joining: createJoinDesk({ members, sessions, accounts, agency }),
    people: createPeopleDesk({ members, agency, siteAddress, clock }),
    inbox: {
      store: inbox,
      desk: createInboxDesk({ inbox, members: assignable, agency, siteAddress, clock, rateLimits }),
      members: assignable,
    },
    listings,
  }
}

/** The same, with the audit log sealed day by day. */
export function startAgencySide(
  database: Database,
  { log, ...deps }: AgencySideDeps & { log: Log },
): AgencyServices & { stop: () => Promise<void> } {
  const services = agencyServices(database, deps)
  return { ...services, stop: startAuditSealer(services.audit, log).stop }
}
