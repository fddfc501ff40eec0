import { Hono, type Context } from 'hono'
import { deviceWords } from '#domain/account/device-words.ts'
import { PROOF_MS } from '#domain/agency/member.ts'
import { may, needsProof, PERMISSIONS, reachOf } from '#domain/agency/permissions.ts'
import { firstScreen } from '#domain/agency/screens.ts'
import { ok, type Result } from '#domain/result.ts'
import { DONE_WORDS, type AgencyPage, type Done } from '#ports/browser/agency-page.ts'
import type { OpenAgencySession } from '#ports/server/agency-sessions.ts'
import type { Log } from '#ports/server/log.ts'
import { readFields } from '../forms/page-form.ts'
import type { RequestVariables } from '../request-log.ts'
import { isSecure } from '../security-headers.ts'
import { agencyCookies, isPrivateLine } from './agency-cookies.ts'
import { agencyDocument, PRIVATE } from './agency-document.ts'
import { FOREIGN, messageOf, NEEDS_TLS, NO_RIGHT, NOT_FOUND, type Message } from './agency-messages.ts'
import type { AgencyParts } from './agency-parts.ts'
import { memberRoute, type AgencyAnswer, type AgencyCall, type AgencyRoute, type MemberCall } from './agency-route.ts'
import { auditRoutes } from './audit-routes.ts'
import { refusedForm, refusedStatus } from './form-schema.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { joinRoutes } from './join-routes.ts'
import { ownPageRoutes } from './own-page-routes.ts'
import { comesFromOwnPage } from './own-pages.ts'
import { peopleRoutes } from './people-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'

type AgencyContext = Context<RequestVariables>

/** All routes of /agency. */
export const agencyRoutes = (parts: AgencyParts): readonly AgencyRoute[] => [
  memberRoute('own-page', 'GET', '/agency', async ({ session }) => ({ to: firstScreen(session.member.role) })),
  ...signInRoutes(parts),
  ...joinRoutes(parts),
  ...inboxRoutes(parts),
  ...peopleRoutes(parts),
  ...ownPageRoutes(parts),
  ...auditRoutes(parts),
]

/** A route whose act the permission table doesn't have keeps the server from starting. Throws. */
export function checkActs(routes: readonly AgencyRoute[]): void {
  for (const { method, path, act } of routes)
    if (act !== 'open' && !(act in PERMISSIONS))
      throw new Error(`${method} ${path} names no act of the permission table`)
}

/** The agency's side of the site: /agency and everything below it. */
export function agencySide(parts: AgencyParts, log: Log, routes: readonly AgencyRoute[] = agencyRoutes(parts)) {
  checkActs(routes)
  const { publicUrl, sessions, clock, agency, renderer } = parts
  const app = new Hono<RequestVariables>()
  for (const route of routes) app.on(route.method, route.path, (c) => guarded(c, route))
  return app.all('/agency/*', async (c) => guarded(c, UNKNOWN))

  async function guarded(c: AgencyContext, route: AgencyRoute): Promise<Response> {
    try {
      if (!isPrivateLine(c.req.url, publicUrl)) return await message(c, NEEDS_TLS, null)
      if (c.req.method === 'POST' && !comesFromOwnPage(c.req.raw, publicUrl)) return await message(c, FOREIGN, null)
      return await answer(c, route)
    } catch (error) {
      log.error({ id: c.var.requestId, err: error }, 'Could not answer a page of the agency’s side')
      return new Response('Something went wrong. Nothing was changed. Try again in a moment.', {
        status: 500,
        headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' },
      })
    }
  }

  async function answer(c: AgencyContext, route: AgencyRoute): Promise<Response> {
    const call = await callOf(c)
    if (route.act === 'open') return respond(c, await route.take(call), null)
    const found: Result<OpenAgencySession | null> =
      call.cookies.session === null ? ok(null) : await sessions.find(call.cookies.session)
    if (!found.ok) return respond(c, { problem: found.problem }, null)
    const session = found.value
    if (session === null) return toSignIn(c, call)
    const { id, name, role } = session.member
    const actor = { memberId: id, name, requestId: call.requestId }
    const { act } = route
    if (!may(role, act)) {
      const entry = { act: 'permission.refused', about: 'route', details: { act, method: route.method } } as const
      const noted = await parts.audit.note(entry, actor)
      return noted.ok ? message(c, NO_RIGHT, session) : respond(c, { problem: noted.problem }, session)
    }
    const allowed = await parts.limits.change(id)
    if (!allowed.ok) return respond(c, { problem: allowed.problem }, session)
    const member: MemberCall = { ...call, session, actor, reach: reachOf(role, act) }
    return needsProof(act) && c.req.method === 'POST'
      ? proved(c, member, route.take)
      : respond(c, await route.take(member), session)
  }

  /** Asks for password and code in place, where those given are too old, and then does what was asked for at first. */
  async function proved(
    c: AgencyContext,
    call: MemberCall,
    take: (call: MemberCall) => Promise<AgencyAnswer>,
  ): Promise<Response> {
    const { session } = call
    const { [PROOF.password]: password, [PROOF.code]: code, ...fields } = call.fields
    const asked = { ...call, fields }
    const age = clock.now().getTime() - session.provedAt
    if (age >= 0 && age < PROOF_MS) return respond(c, await take(asked), session)
    const screen = { name: 'prove', action: new URL(c.req.url).pathname, fields } as const
    if (password === undefined || code === undefined) return respond(c, { screen, status: 401 }, session)
    const proof = await parts.limits.tryProof(session.member.id, () => parts.signIn.prove(session, { password, code }))
    if (!proof.ok) {
      const refused = refusedForm('prove', {}, proof.problem)
      return respond(c, { screen, status: refusedStatus(proof.problem), refused }, session)
    }
    const response = await respond(c, await take(asked), session)
    response.headers.append('set-cookie', call.cookies.setSession(proof.value))
    return response
  }

  /** To the sign-in, and then back. A link on another site sends no cookie: the page is then asked for once more, from here. */
  async function toSignIn(c: AgencyContext, { address, cookies }: AgencyCall): Promise<Response> {
    if (c.req.method === 'GET' && c.req.header('sec-fetch-site') === 'cross-site') return again(address)
    const to = c.req.method === 'GET' ? `?to=${encodeURIComponent(address)}` : ''
    return respond(
      c,
      { to: `/agency/sign-in${to}`, setCookies: cookies.session === null ? [] : [cookies.endSession()] },
      null,
    )
  }

  async function respond(c: AgencyContext, given: AgencyAnswer, session: OpenAgencySession | null): Promise<Response> {
    if ('response' in given) return given.response
    if ('problem' in given) return message(c, messageOf(given.problem), session)
    const response =
      'to' in given
        ? new Response(null, { status: 303, headers: { ...PRIVATE, location: given.to } })
        : await page(c, given, session)
    for (const cookie of given.setCookies ?? []) response.headers.append('set-cookie', cookie)
    return response
  }

  function message(
    c: AgencyContext,
    { status, ...text }: Message,
    session: OpenAgencySession | null,
  ): Promise<Response> {
    return page(c, { screen: { name: 'message', link: null, ...text }, status }, session)
  }

  function page(
    c: AgencyContext,
    {
      screen,
      status = 200,
      refused = null,
    }: Pick<AgencyPage, 'screen'> & { status?: number; refused?: AgencyPage['refused'] },
    session: OpenAgencySession | null,
  ): Promise<Response> {
    const { name, look } = agency.current().agency
    const member = session && { name: session.member.name, role: session.member.role }
    const done = c.req.query('done') ?? ''
    const shown: AgencyPage = {
      agency: { name },
      member,
      at: new URL(c.req.url).pathname,
      screen,
      refused,
      done: done in DONE_WORDS ? (done as Done) : null,
      now: clock.now().getTime(),
    }
    const how = { status, secure: isSecure(publicUrl), styleSheet: look.styleSheet, icon: look.icons.small }
    return agencyDocument(shown, renderer, how)
  }

  async function callOf(c: AgencyContext): Promise<AgencyCall> {
    const { pathname, search, searchParams } = new URL(c.req.url)
    return {
      params: c.req.param(),
      query: searchParams,
      fields: c.req.method === 'POST' ? await readFields(c) : {},
      address: pathname + search,
      device: deviceWords(c.req.header('user-agent') ?? ''),
      network: c.var.network,
      requestId: c.var.requestId,
      cookies: agencyCookies(c, publicUrl),
    }
  }
}

/** The fields of a password and a code that are given anew, beside those of the form. */
export const PROOF = { password: 'proof-password', code: 'proof-code' } as const

/** An address that there isn't: those who aren't signed in learn nothing about which there are. */
const UNKNOWN: AgencyRoute = memberRoute('own-page', 'GET', '/agency/*', async () => ({ problem: NOT_FOUND }))

/** A page that asks for itself once more: then with the cookie, which no request from another site has. */
function again(address: string): Response {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${address.replaceAll(/[^\w/?=&.%-]/g, encodeURIComponent)}"><title>One moment</title></head><body></body></html>`
  return new Response(body, { headers: { ...PRIVATE, 'content-type': 'text/html; charset=utf-8' } })
}
