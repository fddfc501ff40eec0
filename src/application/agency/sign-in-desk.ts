import { setTimeout as wait } from 'node:timers/promises'
import { readSecondFactor } from '#domain/account/sign-ins.ts'
import { fail, ok, type Problem, type Result } from '#domain/result.ts'
import type { AgencyAudit } from '#ports/server/agency-audit.ts'
import type { AgencyMembers } from '#ports/server/agency-members.ts'
import type { AgencySessions, OpenAgencySession } from '#ports/server/agency-sessions.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { MailOutbox } from '#ports/server/mail-outbox.ts'
import type { MemberAccounts } from '#ports/server/member-accounts.ts'
import { newSignInMail } from './agency-mails.ts'

/** A refusal comes this long after the attempt, ms: how far it got doesn't show. Longer than a password's hash takes. */
const REFUSAL_MS = 400

const WRONG: Problem = { kind: 'unauthorized', message: 'The email address, password, or code is wrong.' }

interface From {
  device: string
  requestId: string
}

/** Signing in to the agency's side. */
export interface SignInDesk {
  /** The token of a new session. One refusal, in the same time, for unknown people, visitors, wrong passwords, and wrong codes. */
  signIn(given: { email: string; password: string; code: string }, from: From): Promise<Result<string>>
  /** Password and a code from the app anew, for acts that need them: the session's new token. */
  prove(session: OpenAgencySession, given: { password: string; code: string }): Promise<Result<string>>
}

interface SignInDeskParts {
  members: AgencyMembers
  sessions: AgencySessions
  audit: AgencyAudit
  accounts: MemberAccounts
  outbox: MailOutbox
  agency: Pick<AgencySource, 'current'>
  refusalMs?: number
}

export function createSignInDesk(parts: SignInDeskParts): SignInDesk {
  const { members, sessions, audit, accounts, outbox, agency, refusalMs = REFUSAL_MS } = parts

  const attempt = async (
    { email, password, code }: { email: string; password: string; code: string },
    { device, requestId }: From,
  ): Promise<Result<string>> => {
    const proved = await accounts.prove(email, password, code)
    if (!proved.ok) return proved
    const member = await members.ofAccount(proved.value.accountId)
    if (!member.ok) return member
    if (member.value === null) return fail(WRONG)
    const { id, name } = member.value
    const actor = { memberId: id, name, requestId }
    const begun = await sessions.begin({ memberId: id, device, proved: proved.value.byApp }, actor)
    if (!begun.ok) return begun
    const mail = newSignInMail(agency.current().agency, email, device)
    if (begun.value.isNewDevice) await outbox.enqueue(mail)
    return ok(begun.value.token)
  }

  return {
    async signIn(given, from) {
      const earliest = wait(refusalMs)
      const answer = await attempt(given, from)
      if (answer.ok) return answer
      if (answer.problem.kind === 'unauthorized') {
        const entry = { act: 'member.sign-in-refused', about: 'sign-in' } as const
        const noted = await audit.note(entry, { memberId: null, name: 'nobody', requestId: from.requestId })
        if (!noted.ok) return noted
      }
      await earliest
      return answer
    },
    async prove({ id, member }, { password, code }) {
      const earliest = wait(refusalMs)
      const address = await accounts.addressOf(member.accountId)
      if (!address.ok) return address
      const isApp = readSecondFactor(code)?.kind === 'totp'
      const proved = isApp ? await accounts.prove(address.value, password, code) : fail(WRONG)
      if (proved.ok) return sessions.prove(id)
      await earliest
      return proved
    },
  }
}
