import { randomBytes } from 'node:crypto'
import { INVITATION_MS } from '#domain/agency/member.ts'
import type { AgencyRole } from '#domain/agency/permissions.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencyActor } from '#ports/server/agency-audit.ts'
import type { AgencyMembers } from '#ports/server/agency-members.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import { invitationMail, ownerNotices, removedMail, roleChangedMail, twoStepResetMail } from './agency-mails.ts'
import { linkHash } from './two-step-key.ts'

/** The page that an invitation's link opens. The token is in the fragment, which reaches no server and no log. */
export const JOIN_PATH = '/agency/join'

/** Changes of who works for the agency, with the emails about them. */
export interface PeopleDesk {
  /** Answers the link, for where there is no mail server. */
  invite(email: string, role: AgencyRole, actor: AgencyActor): Promise<Result<string>>
  withdraw(invitationId: string, actor: AgencyActor): Promise<Result<void>>
  changeRole(change: { id: string; role: AgencyRole; version: number }, actor: AgencyActor): Promise<Result<void>>
  remove(id: string, actor: AgencyActor): Promise<Result<void>>
  /** Answers the link that sets it up anew. */
  resetTwoStep(id: string, actor: AgencyActor): Promise<Result<string>>
}

interface PeopleDeskParts {
  members: AgencyMembers
  agency: Pick<AgencySource, 'current'>
  /** Scheme and host of links, without a slash at the end. */
  siteAddress: string
  clock: Clock
}

export function createPeopleDesk({ members, agency: source, siteAddress, clock }: PeopleDeskParts): PeopleDesk {
  const agency = () => source.current().agency
  const newLink = () => {
    const token = randomBytes(32).toString('base64url')
    const until = new Date(clock.now().getTime() + INVITATION_MS)
    const stored = { tokenHash: linkHash(token), expiresAt: until.getTime() }
    return { link: `${siteAddress}${JOIN_PATH}#${token}`, until, stored }
  }
  return {
    async invite(email, role, actor) {
      const { link, until, stored } = newLink()
      const mail = invitationMail(agency(), { email, role, link, until })
      const invited = await members.invite({ email, role, ...stored }, mail, actor)
      return invited.ok ? ok(link) : invited
    },
    withdraw: (id, actor) => members.withdraw(id, actor),
    changeRole: (change, actor) =>
      members.changeRole(
        change,
        ({ email, role, owners }) => [
          roleChangedMail(agency(), email, role),
          ...(role === 'owner' ? ownerNotices(agency(), owners, 'owner-added') : []),
        ],
        actor,
      ),
    remove: (id, actor) => members.remove(id, ({ email }) => [removedMail(agency(), email)], actor),
    async resetTwoStep(id, actor) {
      const { link, until, stored } = newLink()
      const reset = await members.resetTwoStep(
        id,
        stored,
        ({ email, owners }) => [
          twoStepResetMail(agency(), { email, link, until }),
          ...ownerNotices(agency(), owners, 'two-step-reset'),
        ],
        actor,
      )
      return reset.ok ? ok(link) : reset
    },
  }
}
