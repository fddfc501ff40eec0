import { InvitationSchema, RoleSchema } from '#domain/agency/member-forms.ts'
import type { Problem, Result } from '#domain/result.ts'
import type { ShownMember } from '#ports/browser/agency-page.ts'
import type { Done } from '#ports/browser/agency-page.ts'
import { NOT_FOUND } from './agency-messages.ts'
import type { AgencyParts } from './agency-parts.ts'
import { memberRoute, type AgencyAnswer, type AgencyRoute, type MemberCall } from './agency-route.ts'
import { readForm, refusedForm, refusedStatus } from './form-schema.ts'

const PEOPLE = '/agency/people'
const PERSON = `${PEOPLE}/:id`

/** Who works for the agency: the list, a page for each, and what owners change. */
export function peopleRoutes({ members, sessions, people, limits }: AgencyParts): AgencyRoute[] {
  const list = async (refused?: ReturnType<typeof refusedForm>): Promise<AgencyAnswer> => {
    const [all, invitations] = [await members.list(), await members.invitations()]
    if (!all.ok) return { problem: all.problem }
    if (!invitations.ok) return { problem: invitations.problem }
    const screen = { name: 'people', members: all.value, invitations: invitations.value } as const
    return refused ? { screen, refused, status: refusedStatus(refused.problem) } : { screen }
  }
  const withPerson = async (
    { params }: MemberCall,
    answer: (person: ShownMember) => Promise<AgencyAnswer>,
  ): Promise<AgencyAnswer> => {
    const all = await members.list()
    if (!all.ok) return { problem: all.problem }
    const person = all.value.find(({ id }) => id === params['id'])
    return person ? answer(person) : { problem: NOT_FOUND }
  }
  const personPage = (
    { session }: MemberCall,
    person: ShownMember,
    refused?: { form: string; problem: Problem },
  ): AgencyAnswer => {
    const screen = { name: 'person', person, isSelf: person.id === session.member.id } as const
    if (!refused) return { screen }
    return { screen, status: refusedStatus(refused.problem), refused: refusedForm(refused.form, {}, refused.problem) }
  }
  /** A change of a person, and what is said about it on the list. */
  const change = (
    path: string,
    done: Done,
    act: (person: ShownMember, call: MemberCall) => Promise<Result<unknown>>,
  ): AgencyRoute =>
    memberRoute('people.change', 'POST', `${PERSON}/${path}`, (call) =>
      withPerson(call, async (person) => {
        const changed = await act(person, call)
        if (changed.ok) return { to: `${PEOPLE}?done=${done}` }
        return personPage(call, person, { form: path, problem: changed.problem })
      }),
    )
  return [
    memberRoute('people.read', 'GET', PEOPLE, () => list()),
    memberRoute('people.change', 'POST', `${PEOPLE}/invite`, async ({ fields, actor, session }) => {
      const read = readForm(InvitationSchema, fields)
      const allowed = read.ok ? await limits.invite(session.member.id) : read
      const invited = read.ok && allowed.ok ? await people.invite(read.value.email, read.value.role, actor) : allowed
      return invited.ok ? { to: `${PEOPLE}?done=invited` } : list(refusedForm('invite', fields, invited.problem))
    }),
    memberRoute('people.change', 'POST', `${PEOPLE}/invitations/:id/withdraw`, async ({ params, actor }) => {
      const gone = await people.withdraw(params['id']!, actor)
      return gone.ok ? { to: `${PEOPLE}?done=withdrawn` } : list(refusedForm('invitation', {}, gone.problem))
    }),
    memberRoute('people.read', 'GET', PERSON, (call) => withPerson(call, async (person) => personPage(call, person))),
    change('role', 'role-changed', async ({ id, version }, { fields, actor }) => {
      const { version: seen, ...rest } = fields
      const read = readForm(RoleSchema, rest)
      return read.ok ? people.changeRole({ id, role: read.value.role, version: Number(seen ?? version) }, actor) : read
    }),
    change('end-sessions', 'sessions-ended', ({ id }, { actor, session }) =>
      sessions.endAll(id, id === session.member.id ? session.id : null, actor),
    ),
    change('reset-two-step', 'two-step-reset', async ({ id }, { actor, session }) => {
      const allowed = await limits.invite(session.member.id)
      return allowed.ok ? people.resetTwoStep(id, actor) : allowed
    }),
    change('remove', 'removed', ({ id }, { actor }) => people.remove(id, actor)),
  ]
}
