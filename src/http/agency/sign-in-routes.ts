import { AgencySignInSchema } from '#domain/agency/member-forms.ts'
import type { AgencyParts } from './agency-parts.ts'
import { memberRoute, openRoute, type AgencyCall, type AgencyRoute } from './agency-route.ts'
import { readForm, refusedForm, refusedStatus } from './form-schema.ts'

const SIGN_IN = '/agency/sign-in'

/** Only pages of /agency: the address comes from the query, which anybody can write. */
const OWN_ADDRESS = /^\/agency(?:\/[\w/.-]*)?(?:\?[\w=&%.:+-]*)?$/
const placeOf = (to: string): string => (OWN_ADDRESS.test(to) && !to.startsWith(SIGN_IN) ? to : '/agency')

/** Signing in and out. */
export const signInRoutes = ({ signIn, sessions, limits }: AgencyParts): AgencyRoute[] => [
  openRoute('GET', SIGN_IN, async ({ query }) => ({ screen: { name: 'sign-in', to: placeOf(query.get('to') ?? '') } })),
  openRoute('POST', SIGN_IN, async (call) => {
    const { fields, cookies, network } = call
    const to = placeOf(fields['to'] ?? '')
    const read = readForm(AgencySignInSchema, fields)
    const done = read.ok
      ? await limits.trySignIn(network, read.value.email, () => signIn.signIn(read.value, from(call)))
      : read
    if (done.ok) return { to, setCookies: [cookies.setSession(done.value)] }
    const refused = refusedForm('sign-in', { email: fields['email'] ?? '' }, done.problem)
    return { screen: { name: 'sign-in', to }, status: refusedStatus(done.problem), refused }
  }),
  memberRoute('own-page', 'POST', '/agency/sign-out', async ({ session, actor, cookies }) => {
    const ended = await sessions.end(session.id, actor)
    if (!ended.ok) return { problem: ended.problem }
    return { to: `${SIGN_IN}?done=signed-out`, setCookies: [cookies.endSession()] }
  }),
]

const from = ({ device, requestId }: AgencyCall) => ({ device, requestId })
