import { twelveHour, twoDigits } from '#domain/clock-time.ts'
import type { CaseFormName } from '#domain/inbox/case-forms.ts'
import { newJerseyClock } from '#domain/new-jersey-time.ts'
import type { Problem } from '#domain/result.ts'
import type { CaseEvent, CaseEventKind } from '#ports/server/agency-inbox.ts'
import type { AgencyParts } from './agency-parts.ts'
import type { MemberCall } from './agency-route.ts'
import { inboxActor } from './inbox-page.ts'

const DID: Readonly<Record<CaseEventKind, string>> = {
  note: 'wrote a note',
  reply: 'answered',
  'reply-undone': 'took a reply back',
  called: 'called them',
  'their-answer': 'added their answer',
  taken: 'took it',
  assigned: 'handed it over',
  state: 'changed the status',
}

/** What somebody else did while a form was filled in: the second of two people is told, and nothing of theirs was done. */
export async function overtaken({ inbox }: AgencyParts, call: MemberCall, form: CaseFormName): Promise<Problem> {
  const thread = await inbox.store.thread(inboxActor(call), call.params['id'] ?? '')
  const last = thread.ok ? thread.value.events.at(-1) : undefined
  return { kind: 'conflict', message: overtakenText(last, form, call.session.member.id) }
}

/** 'Sam Ortiz answered at 11:01 AM, while you wrote. Yours isn’t sent, and nothing you typed is lost.' */
export function overtakenText(
  last: Pick<CaseEvent, 'at' | 'by' | 'kind'> | undefined,
  form: CaseFormName,
  self: string,
): string {
  const { hour, minute } = newJerseyClock(last?.at ?? new Date())
  const clock = `${twelveHour(hour)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`
  const who = last === undefined ? 'Someone' : last.by.id === self ? 'You' : last.by.name
  const did = last === undefined ? 'changed this' : `${DID[last.kind]} at ${clock}`
  return form === 'reply'
    ? `${who} ${did}, while you wrote. Yours isn’t sent, and nothing you typed is lost.`
    : `${who} ${did}, while you had this open. Nothing was changed. Look at it again.`
}
