import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpListAnswersGateway } from '#adapters/api-client/list-answers-gateway.ts'
import type { SignInSettings } from '#domain/account/sign-ins.ts'
import { valueOrThrow } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { subscribedBrowser } from '../push/push-browser.ts'
import { mailedToken, openPersonalSite, type Browser, type PersonalSite } from './personal-site.ts'

/** The callers: an unknown visitor, another signed-in visitor, the owner. */
type Asker = 'anonymous' | 'other' | 'owner'

interface Endpoint {
  method: string
  /** As the app's routes write it. */
  path: string
  /** The request's body; `here` has the ids of the owner's saved items. */
  ask: (here: Here) => { path: string; body?: unknown }
  status: Record<Asker, number>
  /** Whether the owner's things would be seen in the answer; else only the owner may see them. */
  isPublic?: boolean
}

interface Here {
  searchId: string
  sessionId: string
  shareToken: string
  /** Of a guest who has answered on the owner's list. */
  guestId: string
}

const PASSWORD = 'blue door, warm kitchen'
const GUEST = 'a guest of Ana'
const MARK = 'only for the eyes of Ana'
const everybody = (status: number) => ({ anonymous: status, other: status, owner: status })
const signedIn = (status: number) => ({ anonymous: 401, other: status, owner: status })
const read = (path: string, status = 200): Endpoint => ({
  method: 'GET',
  path,
  ask: () => ({ path: path.replace(':id', '1') }),
  status: everybody(status),
})

/** Every endpoint of the app except pages and files. */
const MATRIX: readonly Endpoint[] = [
  { ...read('/healthz'), isPublic: true },
  { ...read('/readyz'), isPublic: true },
  // Without a token there is nothing.
  { ...read('/metrics', 404), isPublic: true },
  { ...read('/robots.txt'), isPublic: true },
  { ...read('/sitemap.xml'), isPublic: true },
  {
    ...read('/:part{sitemap-[0-9]{1,6}\\.xml}'),
    ask: () => ({ path: '/sitemap-7.xml' }),
    status: everybody(200),
    isPublic: true,
  },
  { ...read('/api/listings'), isPublic: true },
  { ...read('/api/listings/:id'), isPublic: true },
  { ...read('/api/listings/:id/similar'), isPublic: true },
  { ...read('/api/listings/:id/figures'), isPublic: true },
  { ...read('/api/map'), ask: () => ({ path: '/api/map?zoom=9' }), isPublic: true },
  { ...read('/api/choice-counts'), isPublic: true },
  { ...read('/api/ranked'), isPublic: true },
  { ...read('/api/fits'), ask: () => ({ path: '/api/fits?ids=3,5' }), isPublic: true },
  { ...read('/api/places'), ask: () => ({ path: '/api/places?name=hoboken' }), isPublic: true },
  {
    ...read('/api/street-lines'),
    ask: () => ({ path: '/api/street-lines?street=Garden+Street&town=Hudson/Hoboken' }),
    isPublic: true,
  },
  { ...read('/api/town-figures'), isPublic: true },
  { ...read('/api/rent-figures'), isPublic: true },
  { ...read('/api/timetable'), isPublic: true },
  { ...read('/agency-texts/testimonials.json'), isPublic: true },
  { ...read('/agency-texts/counties.json'), isPublic: true },
  { ...read('/agency-texts/site.json'), isPublic: true },
  {
    ...read('/agency-texts/pages/:file'),
    ask: () => ({ path: '/agency-texts/pages/terms.json' }),
    isPublic: true,
  },
  // tests/server/update-pages.test.ts opens it with a token.
  { ...read('/updates/:token', 404), isPublic: true },
  // tests/server/update-requests.test.ts opens it with a token.
  { ...read('/updates/confirm/:token', 404), isPublic: true },
  { ...read('/api/counties/:county'), ask: () => ({ path: '/api/counties/essex' }), isPublic: true },
  { ...read('/api/towns/:county/:town'), ask: () => ({ path: '/api/towns/essex/glen-ridge' }), isPublic: true },
  {
    ...read('/feed-logos/:name{[0-9a-f]{32}}'),
    // The site has no feeds, so the pages answer.
    ask: () => ({ path: `/feed-logos/${'0'.repeat(32)}` }),
    isPublic: true,
  },
  { ...read('/map-settings.json'), isPublic: true },
  { ...read('/voice-settings.json'), isPublic: true },
  { ...read('/figures.json'), isPublic: true },
  { ...read('/api/voice/calls/:id', 404), isPublic: true },
  {
    method: 'POST',
    path: '/api/voice/tools',
    ask: () => ({ path: '/api/voice/tools', body: { message: { type: 'tool-calls' } } }),
    status: everybody(404),
    isPublic: true,
  },
  {
    method: 'POST',
    path: '/api/voice/chat',
    ask: () => ({ path: '/api/voice/chat', body: {} }),
    status: everybody(404),
    isPublic: true,
  },
  ...['/api/voice/transcripts', '/api/voice/spoken'].map((path) => ({
    method: 'POST',
    path,
    ask: () => ({ path, body: {} }),
    status: everybody(path.endsWith('spoken') ? 404 : 415),
    isPublic: true,
  })),
  { ...read('/api/counties'), isPublic: true },
  { ...read('/api/home'), isPublic: true },
  { ...read('/api/openapi.json'), isPublic: true },
  read('/api/favorites'),
  read('/api/favorites/ids'),
  read('/api/favorites/share'),
  {
    method: 'POST',
    path: '/api/favorites/share',
    ask: () => ({ path: '/api/favorites/share', body: {} }),
    status: everybody(200),
  },
  { ...read('/api/saved-searches') },
  {
    method: 'GET',
    path: '/api/shared/:token',
    ask: ({ shareToken }) => ({ path: `/api/shared/${shareToken}` }),
    status: everybody(200),
    isPublic: true,
  },
  read('/api/favorites/answers'),
  {
    method: 'PUT',
    path: '/api/favorites/answers',
    ask: () => ({ path: '/api/favorites/answers', body: { open: false } }),
    status: everybody(204),
  },
  {
    method: 'PUT',
    path: '/api/favorites/answers/seen',
    ask: () => ({ path: '/api/favorites/answers/seen', body: { upTo: 1 } }),
    status: everybody(204),
  },
  {
    method: 'DELETE',
    path: '/api/favorites/answers/:id',
    ask: ({ guestId }) => ({ path: `/api/favorites/answers/${guestId}` }),
    status: everybody(204),
  },
  {
    method: 'GET',
    path: '/api/shared/:token/answers',
    ask: ({ shareToken }) => ({ path: `/api/shared/${shareToken}/answers` }),
    status: everybody(200),
    isPublic: true,
  },
  {
    method: 'DELETE',
    path: '/api/shared/:token/answers',
    ask: ({ shareToken }) => ({ path: `/api/shared/${shareToken}/answers` }),
    status: everybody(204),
    isPublic: true,
  },
  {
    method: 'PATCH',
    path: '/api/shared/:token/answers/:id',
    // Nobody passes for a guest whose name is there.
    ask: ({ shareToken }) => ({ path: `/api/shared/${shareToken}/answers/9`, body: { name: GUEST, mark: 'pass' } }),
    status: { anonymous: 400, other: 400, owner: 409 },
    isPublic: true,
  },
  {
    method: 'PUT',
    path: '/api/favorites/:id',
    ask: () => ({ path: '/api/favorites/7', body: {} }),
    status: everybody(204),
  },
  {
    method: 'PATCH',
    path: '/api/favorites/:id',
    ask: () => ({ path: '/api/favorites/9', body: { note: 'mine' } }),
    // Home 9 is among the owner's alone.
    status: { anonymous: 404, other: 404, owner: 204 },
  },
  {
    method: 'DELETE',
    path: '/api/favorites/:id',
    ask: () => ({ path: '/api/favorites/9' }),
    status: everybody(200),
  },
  {
    method: 'POST',
    path: '/api/favorites/:id/restoration',
    ask: () => ({
      path: '/api/favorites/8/restoration',
      body: { dateAdded: '2026-11-02', note: 'mine', ahead: [9] },
    }),
    status: everybody(204),
  },
  {
    method: 'DELETE',
    path: '/api/favorites/share',
    ask: () => ({ path: '/api/favorites/share' }),
    status: everybody(204),
  },
  {
    method: 'POST',
    path: '/api/saved-searches',
    ask: () => ({ path: '/api/saved-searches', body: { name: 'Mine', filters: defaultFilters() } }),
    status: everybody(200),
  },
  {
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    ask: ({ searchId }) => ({ path: `/api/saved-searches/${searchId}` }),
    status: everybody(204),
  },
  { ...read('/api/updates'), status: signedIn(200) },
  {
    method: 'PUT',
    path: '/api/updates',
    ask: ({ searchId }) => ({ path: '/api/updates', body: { source: { search: searchId }, every: 'daily' } }),
    // The search is the owner's alone.
    status: { anonymous: 401, other: 404, owner: 200 },
  },
  {
    method: 'POST',
    path: '/api/updates/requests',
    ask: () => ({
      path: '/api/updates/requests',
      body: { email: 'new@example.com', every: 'daily', filters: defaultFilters() },
    }),
    status: everybody(200),
    isPublic: true,
  },
  { ...read('/api/updates/devices'), status: signedIn(200) },
  {
    method: 'PUT',
    path: '/api/updates/devices',
    ask: () => ({ path: '/api/updates/devices', body: subscribedBrowser('https://push.example/1').address }),
    status: signedIn(200),
  },
  {
    method: 'DELETE',
    path: '/api/updates/devices/:id',
    // Nothing of the owner's changes where others ask.
    ask: ({ sessionId }) => ({ path: `/api/updates/devices/${sessionId}` }),
    status: signedIn(200),
  },
  {
    method: 'POST',
    path: '/api/inquiries',
    ask: () => ({ path: '/api/inquiries', body: {} }),
    status: everybody(400),
    isPublic: true,
  },
  read('/api/account'),
  { ...read('/api/account/export'), status: signedIn(200) },
  {
    method: 'POST',
    path: '/api/account/sign-up',
    ask: () => ({
      path: '/api/account/sign-up',
      body: { firstName: 'N', lastName: 'N', email: 'new@example.com', password: PASSWORD },
    }),
    status: everybody(200),
  },
  {
    method: 'POST',
    path: '/api/account/sign-in',
    ask: () => ({ path: '/api/account/sign-in', body: { email: 'ana@example.com', password: 'wrong password' } }),
    status: everybody(401),
  },
  {
    method: 'POST',
    path: '/api/account/sign-out',
    ask: () => ({ path: '/api/account/sign-out', body: {} }),
    status: everybody(204),
  },
  {
    method: 'POST',
    path: '/api/account/password-reset',
    ask: () => ({ path: '/api/account/password-reset', body: { email: 'ana@example.com' } }),
    status: everybody(200),
  },
  {
    method: 'POST',
    path: '/api/account/password-reset/link',
    ask: () => ({ path: '/api/account/password-reset/link', body: { token: 'guessed' } }),
    status: everybody(404),
  },
  {
    method: 'PUT',
    path: '/api/account/password-reset',
    ask: () => ({ path: '/api/account/password-reset', body: { token: 'guessed', password: PASSWORD } }),
    status: everybody(404),
  },
  {
    method: 'PUT',
    path: '/api/account/password',
    // Ana's own password: nobody else may change anything with it.
    ask: () => ({ path: '/api/account/password', body: { current: PASSWORD, next: 'a porch of cedar wood' } }),
    status: { anonymous: 401, other: 400, owner: 204 },
  },
  {
    method: 'POST',
    path: '/api/account/confirmation',
    ask: () => ({ path: '/api/account/confirmation', body: { token: 'guessed' } }),
    status: everybody(404),
  },
  {
    method: 'POST',
    path: '/api/account/sign-in/code',
    ask: () => ({ path: '/api/account/sign-in/code', body: { challenge: 'guessed', code: '123456' } }),
    status: everybody(401),
  },
  { ...read('/api/account/settings'), status: signedIn(200) },
  {
    method: 'PUT',
    path: '/api/account/name',
    ask: () => ({ path: '/api/account/name', body: { firstName: 'New', lastName: 'Name' } }),
    status: signedIn(204),
  },
  {
    method: 'POST',
    path: '/api/account/confirmation-link',
    ask: () => ({ path: '/api/account/confirmation-link', body: {} }),
    // Both have used the link of their sign-up.
    status: signedIn(409),
  },
  {
    method: 'POST',
    path: '/api/account/email',
    ask: () => ({ path: '/api/account/email', body: { email: 'other.ana@example.com', password: PASSWORD } }),
    status: { anonymous: 401, other: 400, owner: 200 },
  },
  {
    method: 'PUT',
    path: '/api/account/email',
    ask: () => ({ path: '/api/account/email', body: { token: 'guessed' } }),
    status: everybody(404),
  },
  {
    method: 'DELETE',
    path: '/api/account/sessions',
    ask: () => ({ path: '/api/account/sessions', body: {} }),
    status: signedIn(204),
  },
  {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    ask: ({ sessionId }) => ({ path: `/api/account/sessions/${sessionId}`, body: {} }),
    status: { anonymous: 401, other: 404, owner: 204 },
  },
  {
    method: 'POST',
    path: '/api/account/two-step',
    ask: () => ({ path: '/api/account/two-step', body: { password: PASSWORD } }),
    status: { anonymous: 401, other: 400, owner: 200 },
  },
  {
    method: 'PUT',
    path: '/api/account/two-step',
    ask: () => ({ path: '/api/account/two-step', body: { code: '123456' } }),
    status: signedIn(409),
  },
  {
    method: 'POST',
    path: '/api/account/two-step/removal',
    ask: () => ({ path: '/api/account/two-step/removal', body: { password: PASSWORD, code: '123456' } }),
    status: signedIn(409),
  },
  {
    method: 'POST',
    path: '/api/account/deletion',
    ask: () => ({ path: '/api/account/deletion', body: { password: PASSWORD } }),
    status: { anonymous: 401, other: 400, owner: 204 },
  },
]

const ASKERS: readonly Asker[] = ['anonymous', 'other', 'owner']

describe('every endpoint, asked by an unknown visitor, by another and by the owner', () => {
  let site: PersonalSite
  let owner: Browser
  let askers: Record<Asker, Browser>
  let here: Here

  beforeAll(async () => {
    site = await openPersonalSite()
  })
  afterAll(() => site.close())

  const join = async (firstName: string, password: string) => {
    const browser = site.visitor()
    const person = { firstName, lastName: 'Doe', email: `${firstName.toLowerCase()}@example.com`, password }
    // Past the limits: Ana signs up for every line of the matrix.
    valueOrThrow(await site.accounts.signUp(person))
    const token = mailedToken(site.mails, person.email)
    const { session } = valueOrThrow(await site.accounts.confirmSignUp(token, 'a test'))
    browser.jar.set('keystead-session', encodeURIComponent(session))
    return browser
  }

  /** Ana with saved items of her own, Ben, and an unknown visitor, in a fresh state. */
  const setUp = async () => {
    await site.db.deleteFrom('owners').execute()
    for (const table of ['account_users', 'account_verifications'] as const) {
      await site.db.withTables<Record<typeof table, { id: string }>>().deleteFrom(table).execute()
    }
    owner = await join('Ana', PASSWORD)
    await owner.ask('PUT', '/api/favorites/9', {})
    await owner.ask('PATCH', '/api/favorites/9', { note: MARK })
    const search = await owner.ask('POST', '/api/saved-searches', { name: MARK, filters: defaultFilters() })
    const share = await owner.ask('POST', '/api/favorites/share', {})
    const settings = (await (await owner.ask('GET', '/api/account/settings')).json()) as SignInSettings
    const { token: shareToken } = (await share.json()) as { token: string }
    const answer = { name: GUEST, mark: 'like', note: MARK }
    await site.visitor().ask('PATCH', `/api/shared/${shareToken}/answers/9`, answer)
    const { guests } = valueOrThrow(await httpListAnswersGateway(owner.send).received())
    here = {
      guestId: guests[0]!.id,
      sessionId: settings.sessions[0]!.id,
      searchId: ((await search.json()) as { id: string }).id,
      shareToken,
    }
    askers = { anonymous: site.visitor(), other: await join('Ben', 'quiet river stones'), owner }
  }

  const anasThings = async () => JSON.stringify(await (await owner.ask('GET', '/api/account/export')).json())

  test.each(MATRIX.flatMap((endpoint) => ASKERS.map((asker) => ({ ...endpoint, asker }))))(
    '$method $path by $asker',
    async ({ method, ask, status, isPublic = false, asker }) => {
      await setUp()
      const before = await anasThings()
      const { path, body } = ask(here)
      const answer = await askers[asker].ask(method, path, body)
      const text = await answer.text()
      expect(answer.status).toBe(status[asker])
      if (asker === 'owner') return
      const secrets = isPublic ? [MARK] : [MARK, here.shareToken]
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
      // Whatever others did, Ana and all she keeps are as they were.
      expect(await anasThings()).toBe(before)
    },
  )

  test('no endpoint is missing', () => {
    const pages = new Set(['/*', '/api/*'])
    // Forms of pages do what the API does, by its use cases: tests/server/forms.test.ts and account-forms.test.ts.
    const isForm = (method: string, path: string) => method === 'POST' && !path.startsWith('/api/')
    // agency-permissions.test.ts calls all of those.
    const isAgencySide = (path: string) => /^\/agency(?:\/|$)/.test(path)
    const there = site.routes
      .filter(
        ({ method, path }) => method !== 'ALL' && !pages.has(path) && !isForm(method, path) && !isAgencySide(path),
      )
      .map(({ method, path }) => `${method} ${path}`)
    const known = new Set(MATRIX.map(({ method, path }) => `${method} ${path}`))
    expect([...new Set(there)].filter((endpoint) => !known.has(endpoint))).toEqual([])
    expect(there.length).toBeGreaterThan(20)
  })
})
