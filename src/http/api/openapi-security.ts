import { GUEST_COOKIE, SESSION_COOKIE, VISITOR_COOKIE } from '../visitors/visitor-cookies.ts'

/** How requests show whose they are. Over TLS the cookies' names have the prefix __Host-. */
export function securitySchemes(publicUrl: string | null) {
  const prefix = publicUrl?.startsWith('https:') ? '__Host-' : ''
  const cookie = (name: string, description: string) => ({
    type: 'apiKey',
    in: 'cookie',
    name: `${prefix}${name}`,
    description,
  })
  return {
    session: cookie(SESSION_COOKIE, 'Set at sign-in'),
    visitor: cookie(VISITOR_COOKIE, 'Set at the first change by a visitor who isn’t signed in'),
    guest: cookie(GUEST_COOKIE, 'Set at a guest’s first reply on a shared list'),
    voiceSecret: { type: 'apiKey', in: 'header', name: 'x-vapi-secret', description: 'VAPI_WEBHOOK_SECRET' },
    voiceBearer: { type: 'http', scheme: 'bearer', description: 'VAPI_WEBHOOK_SECRET' },
  }
}

type Scheme = keyof ReturnType<typeof securitySchemes>
type Requirement = { [K in Scheme]?: [] }

const NOBODY: Requirement = {}
const SIGNED_IN: Requirement[] = [{ session: [] }]
const ANY_VISITOR: Requirement[] = [{ session: [] }, { visitor: [] }, NOBODY]

/** What addresses ask for, the first that fits; all others ask for nothing. */
const REQUIREMENTS: readonly [address: RegExp, requirements: Requirement[]][] = [
  [/^\/api\/voice\/tools$/, [{ voiceSecret: [] }, { voiceBearer: [] }]],
  [/^\/api\/updates\/requests$/, []],
  [/^\/api\/(account\/(password|deletion|export)$|updates(\/|$))/, SIGNED_IN],
  [/^\/api\/shared\/[^/]+\/answers/, [{ guest: [] }, NOBODY]],
  [/^\/api\/(account|favorites|saved-searches)(\/|$)/, ANY_VISITOR],
]

type Paths = Record<string, Record<string, object>>

/** The paths with a `security` for each operation that has none of its own. */
export const withSecurity = <P extends Paths>(paths: P): P =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => {
      const security = REQUIREMENTS.find(([address]) => address.test(path))?.[1] ?? []
      const described = Object.entries(methods).map(([method, operation]) => [method, { security, ...operation }])
      return [path, Object.fromEntries(described)]
    }),
  ) as P
