import type { AgencyAct, Reach } from '#domain/agency/permissions.ts'
import type { Problem } from '#domain/result.ts'
import type { AgencyScreen, RefusedForm } from '#ports/browser/agency-page.ts'
import type { AgencyActor } from '#ports/server/agency-audit.ts'
import type { OpenAgencySession } from '#ports/server/agency-sessions.ts'
import type { Fields } from '../forms/page-form.ts'
import type { AgencyCookies } from './agency-cookies.ts'

/** A request for a page of /agency, or a form sent to one. */
export interface AgencyCall {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** The form's fields; empty for a page. */
  fields: Fields
  /** The path that was asked for, with its query. */
  address: string
  device: string
  network: string
  requestId: string
  cookies: AgencyCookies
}

/** One by somebody who is signed in and may do what the route is for. */
export interface MemberCall extends AgencyCall {
  session: OpenAgencySession
  actor: AgencyActor
  /** How far the right reaches: everything, or the member's own. */
  reach: Reach
}

/** What is answered: a page; another page, by 303; a response of its own; or a problem, as a page that says so. */
export type AgencyAnswer =
  | { screen: AgencyScreen; status?: number; refused?: RefusedForm; setCookies?: readonly string[] }
  | { to: string; setCookies?: readonly string[] }
  | { response: Response }
  | { problem: Problem }

interface RouteBase {
  method: 'GET' | 'POST'
  /** Below the site's root, as Hono writes it. */
  path: string
}

/** A route that needs no session: signing in, and joining. */
export interface OpenRoute extends RouteBase {
  act: 'open'
  take: (call: AgencyCall) => Promise<AgencyAnswer>
}

/** A route that needs a session and the right to its act. */
export interface MemberRoute extends RouteBase {
  act: AgencyAct
  take: (call: MemberCall) => Promise<AgencyAnswer>
}

export type AgencyRoute = OpenRoute | MemberRoute

export const openRoute = (method: OpenRoute['method'], path: string, take: OpenRoute['take']): AgencyRoute => ({
  method,
  path,
  act: 'open',
  take,
})

/** A route for one act of the permission table. */
export const memberRoute = (
  act: AgencyAct,
  method: MemberRoute['method'],
  path: string,
  take: MemberRoute['take'],
): AgencyRoute => ({ method, path, act, take })
