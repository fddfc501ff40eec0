import type { AgencyMember } from '#domain/agency/member.ts'
import type { Result } from '#domain/result.ts'
import type { AgencyActor } from './agency-audit.ts'

/** A member who is signed in. */
export interface OpenAgencySession {
  id: string
  member: AgencyMember & { accountId: string }
  /** When a password and a code from an app were last given, ms since 1970; 0: never on this session. */
  provedAt: number
}

export interface AgencySessionRecord {
  id: string
  /** Browser and system in words. */
  device: string
  /** ms since 1970. */
  beganAt: number
  usedAt: number
}

export interface NewAgencySession {
  memberId: string
  device: string
  /** Whether the code came from an app, not from the recovery codes. */
  proved: boolean
}

/**
 * Sessions of the agency's side. A token is 256 random bits, of which only the SHA-256 is stored. They are looked up with each
 * request, so a removal or another role counts at once.
 */
export interface AgencySessions {
  /** Begins a session and answers its token. The member's oldest beyond five end. 'not-found' for a removed member. */
  begin(session: NewAgencySession, actor: AgencyActor): Promise<Result<{ token: string; isNewDevice: boolean }>>
  /** The session of a token, whose use it notes; null if there is none, or it is over. */
  find(token: string): Promise<Result<OpenAgencySession | null>>
  /** After a password and a code were given anew: another token for the session. 'not-found' if it is over. */
  prove(id: string): Promise<Result<string>>
  end(id: string, actor: AgencyActor): Promise<Result<void>>
  /** A member's sessions, the one used last first. */
  list(memberId: string): Promise<Result<AgencySessionRecord[]>>
  /** Ends one of a member's sessions; 'not-found' if it isn't theirs. */
  endOne(memberId: string, id: string, actor: AgencyActor): Promise<Result<void>>
  /** Ends all of a member's sessions but one, if it is given; answers how many. */
  endAll(memberId: string, keep: string | null, actor: AgencyActor): Promise<Result<number>>
}
