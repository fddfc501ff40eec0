import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UpdateDevices } from '#ports/browser/notices-gateway.ts'
import { subscribedBrowser } from '../push/push-browser.ts'
import { join, openPersonalSite, PASSWORD, type Browser, type PersonalSite } from './personal-site.ts'

const PATH = '/api/updates/devices'
let site: PersonalSite
beforeAll(async () => {
  site = await openPersonalSite()
})
afterAll(() => site.close())

let count = 0
const newAddress = () => subscribedBrowser(`https://push.example/${count++}`).address

async function subscribed() {
  const browser = site.visitor()
  const person = await join(browser)
  expect((await browser.ask('PUT', PATH, newAddress())).status).toBe(200)
  return { browser, person }
}
const devicesOf = async (browser: Browser) => {
  const answer = await browser.ask('GET', PATH)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as UpdateDevices).devices
}
const stored = async () => (await site.db.selectFrom('push_devices').selectAll().execute()).length

test('H-04 the key that browsers subscribe with is a public key of P-256', async () => {
  const { browser } = await subscribed()
  const { siteKey, devices } = (await (await browser.ask('GET', PATH)).json()) as UpdateDevices
  const bytes = Buffer.from(siteKey!, 'base64url')
  expect([bytes.length, bytes[0]]).toEqual([65, 4])
  expect(devices).toEqual([{ id: expect.any(String), device: expect.any(String), current: true }])
  expect(JSON.stringify(devices)).not.toContain('push.example')
})

describe('H-04 an address is refused', () => {
  const good = newAddress()
  test.each([
    ['over http', { endpoint: 'http://push.example/1' }, 'endpoint'],
    ['of a file', { endpoint: 'file:///etc/passwd' }, 'endpoint'],
    ['at a port', { endpoint: 'https://push.example:8443/1' }, 'endpoint'],
    ['with a password', { endpoint: 'https://a:b@push.example/1' }, 'endpoint'],
    ['of an IPv4 host', { endpoint: 'https://10.0.0.1/1' }, 'endpoint'],
    ['of an IPv4 host in one number', { endpoint: 'https://2130706433/' }, 'endpoint'],
    ['of an IPv4 host in hexadecimal', { endpoint: 'https://0x7f.1/' }, 'endpoint'],
    ['of an IPv6 host', { endpoint: 'https://[::1]/' }, 'endpoint'],
    ['of this machine', { endpoint: 'https://localhost/' }, 'endpoint'],
    ['of the own network', { endpoint: 'https://printer.local/' }, 'endpoint'],
    ['that is too long', { endpoint: `https://push.example/${'x'.repeat(2000)}` }, 'endpoint'],
    ['with a short key', { p256dh: 'BA' }, 'p256dh'],
    ['with a compressed key', { p256dh: `C${good.p256dh.slice(1)}` }, 'p256dh'],
    ['with a short secret', { auth: 'abc' }, 'auth'],
    ['with more', { expirationTime: null }, 'expirationTime'],
  ])('%s', async (_, change, field) => {
    const browser = site.visitor()
    await join(browser)
    const answer = await browser.ask('PUT', PATH, { ...good, ...change })
    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()) as { errors: { field: string }[] }
    expect(errors.map((error) => error.field)).toEqual([field])
    expect(await devicesOf(browser)).toEqual([])
  })
})

test('H-04 signing out in a browser ends its notifications, and those of no other', async () => {
  const { browser, person } = await subscribed()
  const other = site.visitor()
  await other.ask('POST', '/api/account/sign-in', { email: person.email, password: PASSWORD })
  expect((await other.ask('PUT', PATH, newAddress())).status).toBe(200)
  const before = await stored()
  await browser.ask('POST', '/api/account/sign-out')
  expect(await stored()).toBe(before - 1)
  expect((await devicesOf(other)).map(({ current }) => current)).toEqual([true])
  expect((await browser.ask('GET', PATH)).status).toBe(401)
})

test('H-04 a browser that is signed out from another one gets none any more', async () => {
  const { browser, person } = await subscribed()
  const other = site.visitor()
  await other.ask('POST', '/api/account/sign-in', { email: person.email, password: PASSWORD })
  expect(await devicesOf(other)).toHaveLength(1)
  await other.ask('DELETE', '/api/account/sessions')
  expect(await devicesOf(other)).toEqual([])
  expect((await browser.ask('GET', PATH)).status).toBe(401)
})

test('H-04 a new password keeps the notifications of the browser in which it is chosen', async () => {
  const { browser } = await subscribed()
  const answer = await browser.ask('PUT', '/api/account/password', {
    current: PASSWORD,
    next: 'green gate, cold cellar',
  })
  expect(answer.status).toBe(204)
  expect((await devicesOf(browser)).map(({ current }) => current)).toEqual([true])
})

test('R-04 the export names the browsers, and deleting the account deletes them', async () => {
  const { browser } = await subscribed()
  const everything = (await (await browser.ask('GET', '/api/account/export')).json()) as Record<string, unknown>
  expect(everything['notifiedDevices']).toEqual([
    { device: expect.any(String), addedAt: expect.stringMatching(/^20.*Z$/) },
  ])
  const before = await stored()
  expect((await browser.ask('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(204)
  expect(await stored()).toBe(before - 1)
})
