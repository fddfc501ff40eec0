import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROOF_MS } from '#domain/agency/member.ts'
import {
  AGENCY_ROLES,
  may,
  needsProof,
  PERMISSIONS,
  type AgencyAct,
  type AgencyRole,
} from '#domain/agency/permissions.ts'
import { firstScreen, screensOf } from '#domain/agency/screens.ts'
import type { AgencyParts } from '#http/agency/agency-parts.ts'
import type { AgencyRoute } from '#http/agency/agency-route.ts'
import { agencyRoutes, agencySide, checkActs } from '#http/agency/agency-side.ts'
import { AGENCY_SESSION, openAgencySite, type AgencyPerson, type AgencySite } from './agency-site.ts'

/** People without the agency's session: one is an owner, signed in as a visitor. */
const OUTSIDERS = ['nobody', 'visitor'] as const

/** The routes alone; nothing of them is called. */
const ROUTES = agencyRoutes({} as AgencyParts)
const ofMembers = ROUTES.filter((route): route is AgencyRoute & { act: AgencyAct } => route.act !== 'open')

describe('every route of /agency as every role', () => {
  let site: AgencySite
  const people = {} as Record<AgencyRole, AgencyPerson>
  beforeAll(async () => {
    site = await openAgencySite()
    for (const role of AGENCY_ROLES) people[role] = await site.member(role)
    // Its id stands for any in the addresses below.
    await site.arrive({ id: people.agent.id })
    // Past the ten minutes after signing in, but within the half hour.
    site.time.shift = PROOF_MS + 1000
  })
  afterAll(() => site.close())

  const rows = async () =>
    JSON.stringify([
      await site.db.selectFrom('agency_members').selectAll().orderBy('id').execute(),
      await site.db.selectFrom('agency_invitations').selectAll().execute(),
      await site.db.selectFrom('outbox_mails').select('id').execute(),
    ])

  /** A browser without the agency's session: nobody's, or that of an owner as a visitor. */
  async function outsider(asker: 'nobody' | 'visitor') {
    const browser = site.browser()
    if (asker === 'nobody') return browser
    const { email } = people.owner
    const users = site.db.withTables<{ account_users: { id: string; email: string; two_factor: number } }>()
    await users.updateTable('account_users').set({ two_factor: 0 }).where('email', '=', email).execute()
    const signedIn = await site.accounts.signIn(email, 'blue door, warm kitchen', 'a test')
    await users.updateTable('account_users').set({ two_factor: 1 }).where('email', '=', email).execute()
    if (!signedIn.ok || 'challenge' in signedIn.value) throw new Error('the visitor isn’t signed in')
    browser.jar.set('__Host-keystead-session', encodeURIComponent(signedIn.value.session))
    // The visitor's secret under the name of the agency's cookie opens nothing either.
    browser.jar.set(AGENCY_SESSION, 'x'.repeat(43))
    return browser
  }

  const ask = (browser: Pick<AgencyPerson, 'send'>, { method, path }: AgencyRoute) =>
    browser.send(method, path.replace(':id', people.agent.id), method === 'POST' ? {} : undefined)
  const everyRole = ofMembers.flatMap((route) => AGENCY_ROLES.map((role) => ({ ...route, role })))
  const allowed = everyRole.filter(({ act, role }) => may(role, act))
  const asksAnew = ({ act, method }: { act: AgencyAct; method: string }) => needsProof(act) && method === 'POST'

  test.each(ofMembers.flatMap((route) => OUTSIDERS.map((asker) => ({ ...route, asker }))))(
    '$method $path by $asker: to the sign-in, and nothing is read or changed',
    async ({ asker, ...route }) => {
      const before = await rows()
      const answer = await ask(await outsider(asker), route)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(/^\/agency\/sign-in/)
      expect(await rows()).toBe(before)
    },
  )

  test.each(everyRole.filter(({ act, role }) => !may(role, act)))(
    '$method $path by $role: refused, with an entry',
    async ({ role, act, ...route }) => {
      const before = await rows()
      expect((await ask(people[role], { ...route, act })).status).toBe(403)
      expect(await rows()).toBe(before)
      const entry = { act: 'permission.refused', memberId: people[role].id, details: { act } }
      expect((await site.log())[0]).toMatchObject(entry)
    },
  )

  test.each(allowed.filter(asksAnew))(
    '$method $path by $role: asked for password and code',
    async ({ role, ...route }) => {
      const before = await rows()
      expect((await ask(people[role], route)).status).toBe(401)
      expect(site.pages.at(-1)!.screen).toMatchObject({
        name: 'prove',
        action: route.path.replace(':id', people.agent.id),
      })
      expect(await rows()).toBe(before)
    },
  )

  test.each(allowed.filter((route) => !asksAnew(route) && route.path !== '/agency/sign-out'))(
    '$method $path by $role: done',
    async ({ role, ...route }) => {
      expect([200, 303, 422]).toContain((await ask(people[role], route)).status)
    },
  )

  test('the first page and the rail are those of the role', async () => {
    for (const role of AGENCY_ROLES) {
      const answer = await people[role].open('/agency')
      expect(answer.headers.get('location')).toBe(firstScreen(role))
      for (const { path } of screensOf(role)) expect((await people[role].open(path)).status).toBe(200)
    }
  })

  test('an address that there isn’t is the same for all, and nobody learns it without a session', async () => {
    for (const path of ['/agency/nothing', '/agency/people/nobody']) {
      expect((await people.owner.open(path)).status).toBe(404)
      expect((await site.browser().open(path)).status).toBe(303)
    }
  })

  test('no route is missing from this test', () => {
    const there = site.routes
      .filter(({ path, method }) => path.startsWith('/agency') && !path.startsWith('/agency-') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
    expect(new Set(there)).toEqual(new Set(ROUTES.map(({ method, path }) => `${method} ${path}`)))
    expect(there.length).toBeGreaterThan(15)
  })
})

test('a route whose act the table doesn’t have keeps the server from starting', () => {
  const planted = { method: 'GET', path: '/agency/planted', act: 'planted', take: async () => ({ to: '/' }) }
  const routes = [planted as unknown as AgencyRoute]
  expect(() => checkActs(routes)).toThrow('GET /agency/planted names no act of the permission table')
  expect(() => agencySide({} as AgencyParts, console as never, routes)).toThrow('names no act')
})

test('only owners change people and export the log, and they prove anew that it’s them', () => {
  for (const act of ['people.change', 'audit.export'] as const)
    expect(PERMISSIONS[act]).toEqual({ owner: 'all', agent: 'none', assistant: 'none', anew: true })
})
