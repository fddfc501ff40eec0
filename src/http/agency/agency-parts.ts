import type { InboxDesk } from '#application/agency/inbox-desk.ts'
import type { JoinDesk } from '#application/agency/join-desk.ts'
import type { PeopleDesk } from '#application/agency/people-desk.ts'
import type { SignInDesk } from '#application/agency/sign-in-desk.ts'
import type { AssignableMember } from '#domain/inbox/case-assignee.ts'
import type { Result } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencyAudit } from '#ports/server/agency-audit.ts'
import type { AgencyInbox } from '#ports/server/agency-inbox.ts'
import type { AgencyMembers } from '#ports/server/agency-members.ts'
import type { AgencySessions } from '#ports/server/agency-sessions.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { MailOutbox } from '#ports/server/mail-outbox.ts'
import type { MemberAccounts } from '#ports/server/member-accounts.ts'
import type { AgencyRenderer } from './agency-document.ts'
import type { AgencyLimits } from './agency-limits.ts'

/** What the agency's side needs of the server. */
export interface AgencyServices {
  members: AgencyMembers
  sessions: AgencySessions
  audit: AgencyAudit
  accounts: MemberAccounts
  outbox: MailOutbox
  signIn: SignInDesk
  joining: JoinDesk
  people: PeopleDesk
  inbox: InboxParts
  listings: Pick<ListingGateway, 'byId'>
}

/** The inbox's store, what members do in it, and who can be given an inquiry. */
export interface InboxParts {
  store: AgencyInbox
  desk: InboxDesk
  members: () => Promise<Result<AssignableMember[]>>
}

/** What its routes are made of. */
export interface AgencyParts extends AgencyServices {
  limits: AgencyLimits
  renderer: AgencyRenderer
  agency: Pick<AgencySource, 'current'>
  clock: Clock
  /** Scheme and host, without a slash at the end; null: what each request says. */
  publicUrl: string | null
}
