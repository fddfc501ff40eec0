import { passwordChangedMail } from '#application/agency/agency-mails.ts'
import { PasswordChangeFormSchema } from '#domain/account/account.ts'
import { MemberNameSchema } from '#domain/agency/member-forms.ts'
import { OWN_PAGE } from '#domain/agency/screens.ts'
import { invalid, fail, type Problem } from '#domain/result.ts'
import type { AgencyParts } from './agency-parts.ts'
import { memberRoute, type AgencyAnswer, type AgencyRoute, type MemberCall } from './agency-route.ts'
import { readForm, refusedForm, refusedStatus } from './form-schema.ts'

/** A member's own page: name, password, and the browsers that are signed in. */
export function ownPageRoutes({ members, sessions, accounts, limits, outbox, agency }: AgencyParts): AgencyRoute[] {
  const page = async ({ session }: MemberCall, refused?: ReturnType<typeof refusedForm>): Promise<AgencyAnswer> => {
    const { accountId, id } = session.member
    const email = await accounts.addressOf(accountId)
    if (!email.ok) return { problem: email.problem }
    const left = await accounts.recoveryCodesLeft(accountId)
    if (!left.ok) return { problem: left.problem }
    const open = await sessions.list(id)
    if (!open.ok) return { problem: open.problem }
    const shown = open.value.map((one) => ({ ...one, current: one.id === session.id }))
    const screen = { name: 'own-page', email: email.value, recoveryCodesLeft: left.value, sessions: shown } as const
    return refused ? { screen, refused, status: refusedStatus(refused.problem) } : { screen }
  }
  const refusedPage = (call: MemberCall, form: string, problem: Problem) =>
    page(call, refusedForm(form, call.fields, problem))
  return [
    memberRoute('own-page', 'GET', OWN_PAGE, (call) => page(call)),
    memberRoute('own-page', 'POST', `${OWN_PAGE}/name`, async (call) => {
      const read = readForm(MemberNameSchema, call.fields)
      const renamed = read.ok ? await members.rename(call.session.member.id, read.value.name, call.actor) : read
      return renamed.ok ? { to: `${OWN_PAGE}?done=renamed` } : refusedPage(call, 'name', renamed.problem)
    }),
    memberRoute('own-page', 'POST', `${OWN_PAGE}/password`, async (call) => {
      const { id, accountId } = call.session.member
      const read = readForm(PasswordChangeFormSchema, call.fields)
      const changed = read.ok
        ? await limits.tryProof(id, () => accounts.changePassword(accountId, read.value.current, read.value.next))
        : read
      const ended = changed.ok ? await sessions.endAll(id, call.session.id, call.actor) : changed
      if (!ended.ok) return refusedPage(call, 'password', ended.problem)
      const email = await accounts.addressOf(accountId)
      if (email.ok) await outbox.enqueue(passwordChangedMail(agency.current().agency, email.value))
      return { to: `${OWN_PAGE}?done=password-changed` }
    }),
    memberRoute('own-page', 'POST', `${OWN_PAGE}/end-session`, async (call) => {
      const id = call.fields['session']
      const ended = id
        ? await sessions.endOne(call.session.member.id, id, call.actor)
        : fail<void>(invalid([{ field: 'session', message: 'Choose a browser.' }]))
      return ended.ok ? { to: `${OWN_PAGE}?done=session-ended` } : refusedPage(call, 'session', ended.problem)
    }),
  ]
}
