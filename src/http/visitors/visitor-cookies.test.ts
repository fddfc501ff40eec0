import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { visitorCookies } from './visitor-cookies.ts'

/** The cookies of a request as the site at `publicUrl` sees them. */
async function cookiesOf(url: string, publicUrl: string | null, cookie = '') {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof visitorCookies>>()
  const app = new Hono().all('*', (c) => {
    resolve(visitorCookies(c, publicUrl))
    return c.text('')
  })
  await app.request(url, { headers: cookie ? { cookie } : {} })
  return promise
}
const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA'

test('over TLS cookies are Secure and named so that no other host can set them', async () => {
  const cookies = await cookiesOf('http://homes.test/', 'https://homes.test')
  const session = cookies.setSession('abc.def%3D')
  expect(session).toMatch(/^__Host-keystead-session=abc\.def%253D; /)
  for (const header of [session, cookies.setVisitor(TOKEN), cookies.endSession(), cookies.endVisitor()]) {
    expect(header).toMatch(/^__Host-/)
    expect(header).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(header).not.toMatch(/domain/i)
  }
})

test('without TLS they work, too, and are not Secure', async () => {
  const cookies = await cookiesOf('http://127.0.0.1:3000/', null)
  expect(cookies.setSession('x')).toMatch(/^keystead-session=x; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookies.setVisitor(TOKEN)).toMatch(/Max-Age=34128000;/)
  expect(cookies.endVisitor()).toMatch(/^keystead-visitor=; Max-Age=0;/)
})

test('a proxy’s word for TLS is enough where no address is configured', async () => {
  expect((await cookiesOf('https://homes.test/', null)).setSession('x')).toMatch(/^__Host-/)
})

test('what was set is read back, and only under the right name', async () => {
  const both = `keystead-session=plain; __Host-keystead-session=abc.def%253D; __Host-keystead-visitor=${TOKEN}`
  expect(await cookiesOf('http://homes.test/', 'https://homes.test', both)).toMatchObject({
    session: 'abc.def%3D',
    visitor: TOKEN,
  })
  expect(await cookiesOf('http://homes.test/', null, both)).toMatchObject({ session: 'plain', visitor: null })
})

test.each(['short', `${TOKEN}x`, 'AAAAAAAAAAAAAAAAAAAAA%00', "' OR 1=1 --          "])(
  'a visitor’s cookie that is none of ours is as if it were absent: %j',
  async (value) => {
    expect((await cookiesOf('http://homes.test/', null, `keystead-visitor=${value}`)).visitor).toBeNull()
  },
)
