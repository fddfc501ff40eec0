import type { JoiningPerson } from '#application/agency/join-desk.ts'
import { CodeSchema, JoinSchema } from '#domain/agency/member-forms.ts'
import type { Problem } from '#domain/result.ts'
import type { AgencyParts } from './agency-parts.ts'
import { openRoute, type AgencyAnswer, type AgencyCall, type AgencyRoute } from './agency-route.ts'
import { readForm, refusedForm, refusedStatus } from './form-schema.ts'

const JOIN = '/agency/join'
const TWO_STEP = `${JOIN}/two-step`
const CODES = `${JOIN}/codes`

/** Using an invitation: each step is a page, and none can be skipped. */
export function joinRoutes({ joining, limits }: AgencyParts): AgencyRoute[] {
  /** The person of this browser's cookie; without one, back to the first step. */
  const withPerson = async (
    { cookies }: AgencyCall,
    answer: (person: JoiningPerson, token: string) => Promise<AgencyAnswer>,
  ): Promise<AgencyAnswer> => {
    if (cookies.joining === null) return { to: JOIN }
    const found = await joining.find(cookies.joining)
    if (found.ok) return answer(found.value, cookies.joining)
    return found.problem.kind === 'not-found'
      ? { to: JOIN, setCookies: [cookies.endJoining()] }
      : { problem: found.problem }
  }
  return [
    openRoute('GET', JOIN, async () => ({ screen: { name: 'join', asksCode: false } })),
    openRoute('POST', JOIN, async (call) => {
      const { fields, cookies, network, device, requestId } = call
      const allowed = await limits.join(network)
      const read = allowed.ok ? readForm(JoinSchema, fields) : allowed
      const begun = read.ok ? await joining.begin(read.value, { device, requestId }) : read
      if (!begun.ok) return refusedJoin(call, begun.problem)
      return begun.value.step === 'in'
        ? { to: '/agency', setCookies: [cookies.setSession(begun.value.session), cookies.endJoining()] }
        : { to: TWO_STEP, setCookies: [cookies.setJoining(begun.value.joiningToken)] }
    }),
    openRoute('GET', TWO_STEP, (call) =>
      withPerson(call, async (person) => (person.isProved ? { to: CODES } : { screen: twoStepScreen(person) })),
    ),
    openRoute('POST', TWO_STEP, (call) =>
      withPerson(call, async (person, token) => {
        const allowed = await limits.join(call.network)
        const read = allowed.ok ? readForm(CodeSchema, call.fields) : allowed
        const proved = read.ok ? await joining.prove(token, read.value.code) : read
        if (proved.ok) return { to: CODES }
        const refused = refusedForm('join-two-step', {}, proved.problem)
        return { screen: twoStepScreen(person), status: refusedStatus(proved.problem), refused }
      }),
    ),
    openRoute('GET', CODES, (call) =>
      withPerson(call, async ({ isProved, recoveryCodes }) =>
        isProved ? { screen: { name: 'join-codes', recoveryCodes } } : { to: TWO_STEP },
      ),
    ),
    openRoute('POST', CODES, (call) =>
      withPerson(call, async (_, token) => {
        const { device, requestId, cookies } = call
        const session = await joining.finish(token, { device, requestId })
        if (!session.ok) return { problem: session.problem }
        return { to: '/agency', setCookies: [cookies.setSession(session.value), cookies.endJoining()] }
      }),
    ),
  ]
}

const twoStepScreen = ({ email, key, address }: JoiningPerson) =>
  ({ name: 'join-two-step', email, key, address }) as const

/** The form again. What the link's secret was stays in it, or the person would have to open the email once more. */
function refusedJoin({ fields }: AgencyCall, problem: Problem): AgencyAnswer {
  const asksCode = problem.kind === 'invalid' && problem.fields.some(({ field }) => field === 'code')
  const refused = refusedForm('join', fields, problem)
  const values = { ...refused.values, token: fields['token'] ?? '' }
  return { screen: { name: 'join', asksCode }, status: refusedStatus(problem), refused: { ...refused, values } }
}
