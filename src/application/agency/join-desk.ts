import { invalid, fail, notFound, ok, type Problem, type Result } from '#domain/result.ts'
import type { AgencyActor } from '#ports/server/agency-audit.ts'
import type { AgencyMembers, FoundInvitation, OpenJoining } from '#ports/server/agency-members.ts'
import type { AgencySessions } from '#ports/server/agency-sessions.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { MemberAccounts } from '#ports/server/member-accounts.ts'
import { ownerNotices } from './agency-mails.ts'
import { linkHash, newJoiningToken, twoStepKeyOf, type ShownTwoStepKey } from './two-step-key.ts'

const DEAD: Problem = notFound('This invitation no longer works. Ask for a new one.')
const OVER: Problem = notFound('Open the link in the email again.')
const wrongPassword = invalid([{ field: 'password', message: 'That isn’t the password of your account here.' }])
const codeNeeded = invalid([
  { field: 'code', message: 'Your account has two-step sign-in. Enter a code from your app, and your password again.' },
])
const wrongCode = invalid([{ field: 'code', message: 'This code is wrong. Wait for the next one.' }])

export interface JoinRequest {
  /** The link's secret. */
  token: string
  name: string
  password: string
  /** For an account that has two-step sign-in already. */
  code: string
}

/** What the browser goes on with: a second step to set up, or a session. */
export type JoinStep = { step: 'two-step'; joiningToken: string } | { step: 'in'; session: string }

/** The state of somebody who is joining, for the pages of the second and third step. */
export interface JoiningPerson extends ShownTwoStepKey {
  email: string
  isProved: boolean
}

/** Using an invitation: name and password, then the second step, then the recovery codes. Nobody is a member, or signed in, before the last. */
export interface JoinDesk {
  begin(request: JoinRequest, from: { device: string; requestId: string }): Promise<Result<JoinStep>>
  find(joiningToken: string): Promise<Result<JoiningPerson>>
  prove(joiningToken: string, code: string): Promise<Result<void>>
  /** The recovery codes are kept: makes the account, if it is missing, and the member, and answers a session. */
  finish(joiningToken: string, from: { device: string; requestId: string }): Promise<Result<string>>
}

interface JoinDeskParts {
  members: AgencyMembers
  sessions: AgencySessions
  accounts: MemberAccounts
  agency: Pick<AgencySource, 'current'>
}

export function createJoinDesk({ members, sessions, accounts, agency: source }: JoinDeskParts): JoinDesk {
  const agency = () => source.current().agency
  const mails = ({ role, isReset, owners }: { role: string; isReset: boolean; owners: string[] }) =>
    role === 'owner' && !isReset && owners.length > 1 ? ownerNotices(agency(), owners, 'owner-added') : []

  const open = async (joiningToken: string): Promise<Result<OpenJoining>> => {
    const found = await members.findJoining(linkHash(joiningToken))
    if (!found.ok) return found
    return found.value === null ? fail(OVER) : ok(found.value)
  }
  const keyOf = (joiningToken: string, { email }: FoundInvitation) =>
    twoStepKeyOf(joiningToken, { issuer: agency().name, email })

  const signIn = async (
    key: Parameters<AgencyMembers['join']>[0],
    person: { accountId: string; name: string },
    { device, requestId }: { device: string; requestId: string },
  ): Promise<Result<string>> => {
    const joined = await members.join(key, person, mails, { requestId })
    if (!joined.ok) return joined
    const actor: AgencyActor = { memberId: joined.value.id, name: joined.value.name, requestId }
    const begun = await sessions.begin({ memberId: joined.value.id, device, proved: true }, actor)
    return begun.ok ? ok(begun.value.token) : begun
  }

  /** An account with two-step sign-in needs no other: password and code are enough. */
  const joinEquipped = async (
    { token, name, password, code }: JoinRequest,
    email: string,
    from: { device: string; requestId: string },
  ): Promise<Result<JoinStep>> => {
    const right = await accounts.checkPassword(email, password)
    if (!right.ok) return right.problem.kind === 'unauthorized' ? fail(wrongPassword) : right
    if (code.trim() === '') return fail(codeNeeded)
    const proved = await accounts.prove(email, password, code)
    if (!proved.ok) return proved.problem.kind === 'unauthorized' ? fail(wrongCode) : proved
    const session = await signIn({ tokenHash: linkHash(token) }, { accountId: proved.value.accountId, name }, from)
    return session.ok ? ok({ step: 'in', session: session.value }) : session
  }

  return {
    async begin(request, from) {
      const { token, name, password } = request
      const found = await members.findInvitation(linkHash(token))
      if (!found.ok) return found
      if (found.value === null) return fail(DEAD)
      const { email } = found.value
      const standing = await accounts.standing(email)
      if (!standing.ok) return standing
      if (standing.value === 'two-step') return joinEquipped(request, email, from)
      const hash: Result<string | null> =
        standing.value === 'new'
          ? await accounts.hashPassword({ email, name, password })
          : await rightPassword(accounts, email, password)
      if (!hash.ok) return hash
      const joiningToken = newJoiningToken()
      const joining = { joiningHash: linkHash(joiningToken), name, passwordHash: hash.value }
      const begun = await members.beginJoining(linkHash(token), joining)
      return begun.ok ? ok({ step: 'two-step', joiningToken }) : begun
    },
    async find(joiningToken) {
      const joining = await open(joiningToken)
      if (!joining.ok) return joining
      const { invitation, isProved } = joining.value
      return ok({ ...keyOf(joiningToken, invitation), email: invitation.email, isProved })
    },
    async prove(joiningToken, code) {
      const joining = await open(joiningToken)
      if (!joining.ok) return joining
      const { secret } = keyOf(joiningToken, joining.value.invitation)
      if (!accounts.isCodeOf(secret, code)) return fail(wrongCode)
      return members.proveJoining(linkHash(joiningToken))
    },
    async finish(joiningToken, from) {
      const joining = await open(joiningToken)
      if (!joining.ok) return joining
      const { invitation, name, passwordHash, isProved } = joining.value
      if (!isProved) return fail(wrongCode)
      const { secret, recoveryCodes } = keyOf(joiningToken, invitation)
      const accountId = await accounts.equip({ email: invitation.email, name, passwordHash }, { secret, recoveryCodes })
      if (!accountId.ok) return accountId
      return signIn({ joiningHash: linkHash(joiningToken) }, { accountId: accountId.value, name }, from)
    },
  }
}

/** Null, which stands for a confirmed account's own password, if it is that. */
async function rightPassword(accounts: MemberAccounts, email: string, password: string): Promise<Result<null>> {
  const right = await accounts.checkPassword(email, password)
  if (right.ok) return ok(null)
  return right.problem.kind === 'unauthorized' ? fail(wrongPassword) : right
}
