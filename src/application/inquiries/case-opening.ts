import { officeOf } from '#content/office-times.ts'
import { may } from '#domain/agency/permissions.ts'
import { caseAssignee, type AssignableMember } from '#domain/inbox/case-assignee.ts'
import { DEFAULT_ANSWER_HOURS, hoursToMs } from '#domain/inbox/office-calendar.ts'
import type { Mailbox } from '#domain/mail/mail.ts'
import { ok, type Result } from '#domain/result.ts'
import type { AgencyMembers } from '#ports/server/agency-members.ts'
import type { AgencyInForce, AgencySource } from '#ports/server/agency-source.ts'
import type { OpenedCase } from '#ports/server/inquiry-store.ts'

/** Whose an inquiry is that arrives now, and when its answer is due. `answerer` is whom the agency's rules name. */
export type CaseOpening = (answerer: Mailbox | null, at: Date) => Promise<Result<OpenedCase>>

/** When the office's time to answer is over, for somebody who waits from a time on. */
export const dueAfterIn =
  ({ agency }: Pick<AgencyInForce, 'agency'>) =>
  (from: Date): Date =>
    officeOf(agency).dueAfter(from, hoursToMs(DEFAULT_ANSWER_HOURS))

/** Members who can be given an inquiry: those who may work on it, and weren't removed. */
export const assignableMembers =
  (members: Pick<AgencyMembers, 'list'>) => async (): Promise<Result<AssignableMember[]>> => {
    const listed = await members.list()
    if (!listed.ok) return listed
    return ok(listed.value.filter(({ role, removedAt }) => removedAt === null && may(role, 'inbox.work')))
  }

/** Opens cases by the agency in force. `members` answers those who can be given an inquiry. */
export const caseOpening =
  (agency: Pick<AgencySource, 'current'>, members: () => Promise<Result<AssignableMember[]>>): CaseOpening =>
  async (answerer, at) => {
    const dueAt = dueAfterIn(agency.current())(at)
    if (answerer === null) return ok({ assigneeId: null, dueAt })
    const known = await members()
    return known.ok ? ok({ assigneeId: caseAssignee(answerer, known.value), dueAt }) : known
  }
