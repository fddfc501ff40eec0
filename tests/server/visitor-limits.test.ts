import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { join, newPerson, openPersonalSite, PASSWORD, type PersonalSite } from './personal-site.ts'

// Time stands still, so that no limit refills on a slow machine.
let site: PersonalSite
beforeAll(async () => {
  site = await openPersonalSite({ monotonic: { elapsed: () => 0 } })
})
afterAll(() => site.close())

describe('rate limits', () => {
  test('2,000 sign-in attempts from one address are limited; others sign in meanwhile, the owner too', async () => {
    const person = await join(site.visitor())
    const attacker = site.visitor()
    const guess = (number: number) =>
      attacker.ask('POST', '/api/account/sign-in', { email: person.email, password: `wrong guess ${number}` })
    const attempts = Promise.all(Array.from({ length: 2000 }, (_, number) => guess(number)))
    const owner = site.visitor()
    const own = await owner.ask('POST', '/api/account/sign-in', { email: person.email, password: PASSWORD })
    expect(own.status).toBe(200)
    const statuses = (await attempts).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(30)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1970)
    const refused = await guess(2000)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const later = await site.visitor().ask('POST', '/api/account/sign-in', { email: person.email, password: PASSWORD })
    expect(later.status).toBe(200)
  })

  test('after five wrong passwords in a row the next try waits, even with the right one', async () => {
    const person = await join(site.visitor())
    const browser = site.visitor()
    const tryIt = async (password: string) =>
      (await browser.ask('POST', '/api/account/sign-in', { email: person.email, password })).status
    for (let tries = 0; tries < 6; tries++) expect(await tryIt('wrong guess')).toBe(401)
    expect(await tryIt(PASSWORD)).toBe(429)
  })

  test.each([
    ['sign-ups', 20, 'POST', '/api/account/sign-up', () => ({ ...newPerson(), password: 'password1' })],
    [
      'sign-ups with one address',
      5,
      'POST',
      '/api/account/sign-up',
      () => ({ ...newPerson(), email: 'one@example.com', password: 'password1' }),
    ],
    ['links that confirm an address', 20, 'POST', '/api/account/confirmation', () => ({ token: 'x' })],
    ['links to a new address', 20, 'PUT', '/api/account/email', () => ({ token: 'x' })],
    ['reset links', 10, 'POST', '/api/account/password-reset', () => ({ email: newPerson().email })],
    ['reset links for one address', 3, 'POST', '/api/account/password-reset', () => ({ email: 'one@example.com' })],
    ['new passwords', 20, 'PUT', '/api/account/password-reset', () => ({ token: 'x', password: PASSWORD })],
    ['changes', 120, 'PUT', '/api/favorites/7', () => ({})],
  ] as const)('%s: %d, then 429', async (_, allowed, method, path, body) => {
    const browser = site.visitor()
    for (let times = 0; times < allowed; times++) {
      expect([times, (await browser.ask(method, path, body())).status]).not.toContain(429)
    }
    expect((await browser.ask(method, path, body())).status).toBe(429)
  })

  test('a link to confirm the account’s address can be sent again four times an hour after the sign-up’s own', async () => {
    const browser = site.visitor()
    const person = { ...newPerson(), password: PASSWORD }
    await browser.ask('POST', '/api/account/sign-up', person)
    await browser.ask('POST', '/api/account/sign-in', { email: person.email, password: PASSWORD })
    const statuses = []
    for (let times = 0; times < 5; times++) {
      statuses.push((await browser.ask('POST', '/api/account/confirmation-link', {})).status)
    }
    expect(statuses).toEqual([204, 204, 204, 204, 429])
  })

  test('new visitors are limited for each network', async () => {
    const statuses = []
    for (let visitors = 0; visitors < 62; visitors++) {
      statuses.push((await site.visitor('192.0.2.7').ask('PUT', '/api/favorites/7', {})).status)
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })

  test('limits say the same of an address that has an account and one that has none', async () => {
    const person = await join(site.visitor())
    const answers = await Promise.all(
      [person.email, 'nobody@example.com'].map(async (email) => {
        const browser = site.visitor()
        const texts = []
        for (let tries = 0; tries < 8; tries++) {
          const answer = await browser.ask('POST', '/api/account/sign-in', { email, password: 'wrong guess' })
          const { detail, status } = (await answer.json()) as { detail: string; status: number }
          texts.push(`${status} ${detail}`)
        }
        return texts
      }),
    )
    expect(answers[0]).toEqual(answers[1])
  })
})

describe('a wall clock that jumps', () => {
  const DAY = 24 * 3_600_000
  /** A site whose wall clock is set forward by a day and back, while a minute passes. */
  async function openJumpingSite() {
    const state = { wall: Date.now(), elapsed: 0 }
    const jumping = await openPersonalSite({
      clock: { now: () => new Date(state.wall) },
      monotonic: { elapsed: () => state.elapsed },
    })
    onTestFinished(jumping.close)
    return { state, jumping }
  }

  test('locks nobody out: after a day forward and back, limits refill as time passes', async () => {
    const { state, jumping } = await openJumpingSite()
    const browser = jumping.visitor()
    const change = async () => (await browser.ask('PUT', '/api/favorites/7', {})).status
    state.wall += DAY
    for (let times = 0; times < 121; times++) await change()
    expect(await change()).toBe(429)
    state.wall -= DAY
    state.elapsed += 60_000
    expect(await change()).toBe(204)
  })

  test('opens no limit: a day forward refills nothing', async () => {
    const { state, jumping } = await openJumpingSite()
    const attacker = jumping.visitor()
    const guess = async () => {
      const attempt = { email: 'ana@example.com', password: 'wrong guess' }
      return attacker.ask('POST', '/api/account/sign-in', attempt)
    }
    for (let times = 0; times < 7; times++) await guess()
    state.wall += DAY
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  })
})
