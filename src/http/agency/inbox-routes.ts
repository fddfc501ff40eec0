import * as v from 'valibot'
import { caseFormSchema, CASE_FORMS, type CaseForm, type CaseFormName } from '#domain/inbox/case-forms.ts'
import { ok, type Result } from '#domain/result.ts'
import { PRIVATE } from './agency-document.ts'
import type { AgencyParts } from './agency-parts.ts'
import { memberRoute, type AgencyAnswer, type AgencyRoute, type MemberCall } from './agency-route.ts'
import { readForm, refusedForm } from './form-schema.ts'
import { inboxActor, inboxPage, listQuery } from './inbox-page.ts'
import { INBOX } from './inbox-screens.ts'
import { overtaken } from './overtaken.ts'

const CASE = `${INBOX}/:id`

const UndoSchema = v.strictObject({ key: v.pipe(v.string(), v.uuid()), reply: v.pipe(v.string(), v.uuid()) })
const DraftSchema = v.strictObject({ text: v.pipe(v.string(), v.maxLength(10_000)) })

/** The inbox: the list, each inquiry's page, and what members do about them. */
export function inboxRoutes(parts: AgencyParts): AgencyRoute[] {
  return [
    memberRoute('inbox.read', 'GET', INBOX, (call) => inboxPage(parts, call, null)),
    memberRoute('inbox.read', 'GET', CASE, (call) => inboxPage(parts, call, idOf(call))),
    ...CASE_FORMS.map((name) =>
      memberRoute('inbox.work', 'POST', `${CASE}/${name}`, (call) => takeForm(parts, call, name)),
    ),
    memberRoute('inbox.work', 'POST', `${CASE}/undo`, async (call) => {
      const read = readForm(UndoSchema, call.fields)
      const undone = read.ok
        ? await parts.inbox.desk.undoReply(inboxActor(call), {
            inquiryId: idOf(call),
            eventId: read.value.reply,
            key: read.value.key,
          })
        : read
      return undone.ok ? backTo(call) : inboxPage(parts, call, idOf(call), refusedForm('undo', {}, undone.problem))
    }),
    memberRoute('inbox.work', 'POST', `${CASE}/draft`, async (call) => {
      const read = readForm(DraftSchema, call.fields)
      const saved = read.ok
        ? await parts.inbox.desk.saveDraft(inboxActor(call), { inquiryId: idOf(call), body: read.value.text })
        : read
      if (saved.ok) return { response: new Response(null, { status: 204, headers: PRIVATE }) }
      return inboxPage(parts, call, idOf(call), refusedForm('draft', {}, saved.problem))
    }),
  ]
}

const idOf = ({ params }: MemberCall): string => params['id'] ?? ''

/** The page of the inquiry, with the list as it was. */
const backTo = (call: MemberCall): AgencyAnswer => ({
  to: `${INBOX}/${encodeURIComponent(idOf(call))}${listQuery(call)}`,
})

/** Does what a form says. Where it can't be done, the page comes again with what was typed. */
async function takeForm(parts: AgencyParts, call: MemberCall, name: CaseFormName): Promise<AgencyAnswer> {
  const read = readForm(caseFormSchema(name), call.fields)
  const done = read.ok ? await act(parts, call, { form: name, ...read.value } as CaseForm) : read
  if (done.ok && done.value !== 'overtaken') return backTo(call)
  if (!done.ok && done.problem.kind === 'not-found') return { problem: done.problem }
  const problem = done.ok ? await overtaken(parts, call, name) : done.problem
  return inboxPage(parts, call, idOf(call), refusedForm(name, call.fields, problem))
}

async function act({ inbox, accounts }: AgencyParts, call: MemberCall, form: CaseForm): Promise<Result<string>> {
  const email = await accounts.addressOf(call.session.member.accountId)
  if (!email.ok) return email
  const done = await inbox.desk.act({ ...inboxActor(call), email: email.value }, idOf(call), form)
  return done.ok ? ok(done.value.outcome) : done
}
