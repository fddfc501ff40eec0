import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { fail, ok, unavailable } from '#domain/result.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { RequestVariables } from '../request-log.ts'
import { pageVisitor, type PageVisitor } from './page-visitor.ts'

const ANA = { id: '1', firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' }

/** Who asks for a page, and how often the session was looked up. */
async function visitorWith(cookie: string | null, answer: Awaited<ReturnType<Accounts['bySession']>>) {
  let lookups = 0
  const accounts = { bySession: async () => (lookups++, answer) } as unknown as Accounts
  const { promise, resolve } = Promise.withResolvers<PageVisitor>()
  const app = new Hono<RequestVariables>().get('*', async (c) => {
    resolve(await pageVisitor(c, accounts, null))
    return c.text('')
  })
  await app.request('http://homes.test/', { headers: cookie === null ? {} : { cookie } })
  return { ...(await promise), lookups }
}

test.each([null, 'theme=dark', 'keystead-visitor=AAAAAAAAAAAAAAAAAAAAAA'])(
  'R-06 without a session’s cookie nobody is looked up: %j',
  async (cookie) => {
    const anonymous = { account: null, personal: false, cookie: null, own: null, lookups: 0 }
    expect(await visitorWith(cookie, ok(null))).toEqual(anonymous)
  },
)

test('R-06 a session gives the name, and nothing only the server knows', async () => {
  const { id, ...shown } = ANA
  const visitor = await visitorWith('keystead-session=x', ok({ account: ANA, id: 'session', prolonged: false }))
  expect(visitor).toEqual({ account: shown, personal: true, cookie: null, own: null, lookups: 1 })
  expect(JSON.stringify(visitor)).not.toContain(`"${id}"`)
})

test('a session that lives on does so in the browser, too; one that is over is taken from it', async () => {
  const prolonged = await visitorWith('keystead-session=x', ok({ account: ANA, id: 'session', prolonged: true }))
  expect(prolonged.cookie).toMatch(/^keystead-session=x; Max-Age=2592000;/)
  const over = await visitorWith('keystead-session=x', ok(null))
  expect(over).toMatchObject({ account: null, personal: true })
  expect(over.cookie).toMatch(/^keystead-session=; Max-Age=0;/)
})

test('a session that cannot be read is neither somebody’s nor nobody’s', async () => {
  const visitor = await visitorWith('keystead-session=x', fail(unavailable('The database is away.')))
  expect(visitor).toEqual({ personal: true, cookie: null, own: null, lookups: 1 })
})

test('a browser that sends forms itself gets pages of its own, with its own things', async () => {
  const own = { owner: { visitor: expect.any(String) }, session: null }
  expect(await visitorWith('keystead-forms=1', ok(null))).toMatchObject({ personal: true, own, lookups: 0 })
  const session = 'keystead-session=x; keystead-forms=1'
  const signedIn = await visitorWith(session, ok({ account: ANA, id: 'session', prolonged: false }))
  expect(signedIn.own).toMatchObject({ owner: { account: ANA.id }, session: 'x' })
  expect((await visitorWith(session, fail(unavailable('The database is away.')))).own).toBeNull()
})
