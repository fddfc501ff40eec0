import type { AgencyMember } from '#domain/agency/member.ts'
import type { AgencyRole } from '#domain/agency/permissions.ts'
import type { Result } from '#domain/result.ts'
import type { AgencyActor } from './agency-audit.ts'
import type { OutgoingMail } from './mail-outbox.ts'

/** A member as a list of people shows them. */
export interface ListedMember extends AgencyMember {
  /** Null once the account is gone. */
  email: string | null
  twoStep: boolean
  sessions: number
  /** The last use of an open session, ms since 1970; null where there is none. */
  usedAt: number | null
  /** ms since 1970; null for those who are members. */
  removedAt: number | null
  version: number
}

export interface OpenInvitation {
  id: string
  email: string
  role: AgencyRole
  /** ms since 1970. */
  expiresAt: number
  /** Whether it only sets up a member's two-step sign-in anew. */
  isReset: boolean
}

/** An invitation to be stored: only the SHA-256 of its link's token is. */
export interface NewInvitation {
  email: string
  role: AgencyRole
  tokenHash: string
  /** ms since 1970. */
  expiresAt: number
}

/** An open invitation as its link finds it. */
export interface FoundInvitation extends OpenInvitation {
  /** The member it is about; null for somebody new. */
  memberId: string | null
}

/** What somebody who joins has given so far. */
export interface Joining {
  /** SHA-256 of what the browser's cookie has. */
  joiningHash: string
  name: string
  /** The new account's password as it is stored; null for an account that has one, whose password was right. */
  passwordHash: string | null
}

/** An invitation that somebody is using. */
export interface OpenJoining extends Omit<Joining, 'joiningHash'> {
  invitation: FoundInvitation
  /** Whether a code of the new second step was right. */
  isProved: boolean
}

/** An invitation by its link, or by the browser that is using it. */
export type InvitationKey = { tokenHash: string } | { joiningHash: string }

/**
 * Who works for the agency. Each change writes its audit entry and its emails in its transaction. One that would leave the agency
 * without an owner is a 'conflict', also where two of them meet; so is one that names an old version.
 */
export interface AgencyMembers {
  /** Members first, then those who were removed. */
  list(): Promise<Result<ListedMember[]>>
  /** Open invitations, the newest first. */
  invitations(): Promise<Result<OpenInvitation[]>>
  /** The member of an account; null where it has none. */
  ofAccount(accountId: string): Promise<Result<AgencyMember | null>>
  /** Stores an invitation in place of an earlier one to the address. 'conflict' where its owner is a member. */
  invite(invitation: NewInvitation, mail: OutgoingMail, actor: AgencyActor): Promise<Result<void>>
  withdraw(invitationId: string, actor: AgencyActor): Promise<Result<void>>
  /** The open invitation of a link; null for a used, withdrawn, or expired one. */
  findInvitation(tokenHash: string): Promise<Result<FoundInvitation | null>>
  /** Notes who is using an invitation; another browser that began earlier has to start over. 'not-found' for one that is over. */
  beginJoining(tokenHash: string, joining: Joining): Promise<Result<void>>
  /** Null where nobody is joining by this cookie. */
  findJoining(joiningHash: string): Promise<Result<OpenJoining | null>>
  /** Notes that a code of the new second step was right. */
  proveJoining(joiningHash: string): Promise<Result<void>>
  /**
   * Uses up an invitation: its person is a member from now on, or has two-step sign-in again. 'not-found' where it was used
   * meanwhile; `mails` is asked for the emails of the new member.
   */
  join(
    key: InvitationKey,
    person: { accountId: string; name: string },
    mails: (joined: { role: AgencyRole; isReset: boolean; owners: string[] }) => OutgoingMail[],
    actor: Omit<AgencyActor, 'memberId' | 'name'>,
  ): Promise<Result<AgencyMember>>
  rename(id: string, name: string, actor: AgencyActor): Promise<Result<void>>
  /** Sessions of theirs stay, and have the new role from the next request on. */
  changeRole(
    change: { id: string; role: AgencyRole; version: number },
    mails: (to: MailedMember) => OutgoingMail[],
    actor: AgencyActor,
  ): Promise<Result<void>>
  /** Ends their sessions, too. */
  remove(id: string, mails: (to: MailedMember) => OutgoingMail[], actor: AgencyActor): Promise<Result<void>>
  /** Switches their second step off and ends their sessions; the invitation sets it up anew. */
  resetTwoStep(
    id: string,
    link: { tokenHash: string; expiresAt: number },
    mails: (to: MailedMember) => OutgoingMail[],
    actor: AgencyActor,
  ): Promise<Result<void>>
}

/** Whom a change is about, and who else is told. */
export interface MailedMember {
  email: string
  name: string
  role: AgencyRole
  /** The addresses of all owners. */
  owners: string[]
}
