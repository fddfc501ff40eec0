import type { AssignableMember } from '#domain/inbox/case-assignee.ts'
import type { CaseForm } from '#domain/inbox/case-forms.ts'
import { standingAfter } from '#domain/inbox/case-state.ts'
import { REPLY_DELAY } from '#domain/inbox/reply-delay.ts'
import { fail, invalid, ok, type Problem, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencyInbox, CaseChange, CaseThread, ChangeOutcome, InboxActor } from '#ports/server/agency-inbox.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { RateLimits } from '#ports/server/rate-limits.ts'
import { dueAfterIn } from '../inquiries/case-opening.ts'
import { takeAll } from '../limits/take-all.ts'
import { caseStep } from './case-steps.ts'
import { replyMail } from './reply-mail.ts'

const HOUR = 60 * 60_000
/** Further tries of a change that doesn't mind what others did meanwhile. */
const TRIES = 5

/** A member who works on the inbox. */
export interface InboxWorker extends InboxActor {
  /** Where answers to their replies go. */
  email: string
}

/** What members do about inquiries. */
export interface InboxDesk {
  /**
   * Stores what a form says. 'overtaken' where somebody else changed the case since the form's page was made: nothing is stored then,
   * and the text of a reply is kept as a draft.
   */
  act(worker: InboxWorker, inquiryId: string, form: CaseForm): Promise<Result<ChangeOutcome>>
  /** Takes a reply back; 'conflict' once it has left. */
  undoReply(worker: InboxActor, undo: { inquiryId: string; eventId: string; key: string }): Promise<Result<void>>
  saveDraft(worker: InboxActor, draft: { inquiryId: string; body: string }): Promise<Result<void>>
}

interface InboxDeskParts {
  inbox: AgencyInbox
  /** Members who can be given an inquiry. */
  members: () => Promise<Result<AssignableMember[]>>
  agency: Pick<AgencySource, 'current'>
  /** Scheme and host of links, without a slash at the end. */
  siteAddress: string
  clock: Clock
  rateLimits: RateLimits
}

export function createInboxDesk(parts: InboxDeskParts): InboxDesk {
  const { inbox, members, agency, siteAddress, clock, rateLimits } = parts
  const replies = rateLimits.limit({ name: 'agency-replies', allowed: 60, period: HOUR })
  const repliesTo = rateLimits.limit({ name: 'agency-replies-by-address', allowed: 10, period: 24 * HOUR })

  const act = async (
    worker: InboxWorker,
    inquiryId: string,
    form: CaseForm,
    tries: number,
  ): Promise<Result<ChangeOutcome>> => {
    const seen = await inbox.thread(worker, inquiryId)
    if (!seen.ok) return seen
    const step = await caseStep(form, { worker, thread: seen.value, members })
    if (!step.ok) return step
    const allowed = form.form === 'reply' ? await mayReply(worker, seen.value) : ok(undefined)
    if (!allowed.ok) return allowed
    const now = clock.now()
    const standing = standingAfter(seen.value.standing, step.value.act, { now, dueAfter: dueAfterIn(agency.current()) })
    const mail =
      form.form === 'reply'
        ? {
            outgoing: replyMail({
              worker,
              thread: seen.value,
              text: form.text,
              agency: agency.current().agency,
              siteAddress,
            }),
            dueAt: new Date(now.getTime() + REPLY_DELAY),
          }
        : null
    const change: CaseChange = {
      inquiryId,
      version: isMindful(form) ? form.version : seen.value.version,
      standing,
      assigneeId: step.value.assigneeId,
      event: {
        kind: step.value.kind,
        body: step.value.body,
        details: step.value.details,
        key: `${form.form} ${form.key}`,
      },
      mail,
      audit: { act: step.value.audit, about: `inquiry ${inquiryId.slice(0, 8)}`, details: step.value.details },
      now,
    }
    const done = await inbox.change(worker, change)
    if (!done.ok || done.value.outcome !== 'overtaken') return done
    if (!isMindful(form) && tries > 0) return act(worker, inquiryId, form, tries - 1)
    if (form.form === 'reply') await inbox.saveDraft(worker, { inquiryId, body: form.text, now })
    return done
  }

  const mayReply = async ({ memberId }: InboxWorker, { email }: CaseThread): Promise<Result<void>> => {
    if (email === '') return fail(invalid([{ field: 'text', message: 'They left no email address. Call them.' }]))
    return takeAll(
      [
        [replies, memberId],
        [repliesTo, email.toLowerCase()],
      ],
      tooMany,
    )
  }

  return {
    act: (worker, inquiryId, form) => act(worker, inquiryId, form, TRIES),
    undoReply: (worker, undo) => inbox.undoReply(worker, { ...undo, key: `undo ${undo.key}`, now: clock.now() }),
    saveDraft: (worker, draft) => inbox.saveDraft(worker, { ...draft, now: clock.now() }),
  }
}

/** Forms that are refused where somebody else changed the case meanwhile. The others are only added. */
const isMindful = ({ form }: CaseForm): boolean => form !== 'note' && form !== 'called' && form !== 'their-answer'

function tooMany(seconds: number): Problem {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
  return {
    kind: 'rate-limited',
    message: `That’s many replies in a short time. Wait ${wait} and send it again.`,
    retryAfterSeconds: seconds,
  }
}
