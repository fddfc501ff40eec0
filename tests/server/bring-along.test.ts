import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorRetention } from '#adapters/database/saved/visitor-retention.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { describeOnEngines } from '../conformance/database-engines.ts'
import { join as signUp, mailedToken, openPersonalSite, type Browser, type PersonalSite } from './personal-site.ts'

const PASSWORD = 'blue door, warm kitchen'
let people = 0

describeOnEngines('a visitor’s saved items move into the account on %s', (engine) => {
  let site: PersonalSite
  beforeAll(async () => {
    site = await openPersonalSite({ engine })
  })
  afterAll(() => site.close())

  const signIn = async (browser: Browser, email: string) => {
    expect((await browser.ask('POST', '/api/account/sign-in', { email, password: PASSWORD })).status).toBe(200)
  }
  const newPerson = () => ({
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: `along${people++}@example.com`,
    password: PASSWORD,
  })
  /** Makes an account and signs in to it, as the visitor does. */
  const join = async (browser: Browser) => (await signUp(browser, newPerson())).email
  const add = (browser: Browser, id: number) => browser.ask('PUT', `/api/favorites/${id}`, {})
  const note = (browser: Browser, id: number, text: string) =>
    browser.ask('PATCH', `/api/favorites/${id}`, { note: text })
  const search = (browser: Browser, name: string, beds: number | null = null) =>
    browser.ask('POST', '/api/saved-searches', { name, filters: { ...defaultFilters(), beds } })
  const listOf = async (browser: Browser) => {
    const list = (await (await browser.ask('GET', '/api/favorites')).json()) as {
      listing: { id: number }
      note: string
    }[]
    return list.map(({ listing, note: text }) => (text ? `${listing.id} ${text}` : String(listing.id)))
  }
  const searchesOf = async (browser: Browser) =>
    ((await (await browser.ask('GET', '/api/saved-searches')).json()) as { name: string }[]).map(({ name }) => name)
  const SAMPLES = ['Bergen County homes', 'Hoboken apartments']

  test('F-05 a new account without saved items shows the samples', async () => {
    const browser = site.visitor()
    await join(browser)
    expect(await listOf(browser)).toEqual(['1', '3', '5'])
    expect(await searchesOf(browser)).toEqual(SAMPLES)
  })

  test('F-06 the first sign-in moves everything, removed samples and an open list too', async () => {
    const browser = site.visitor()
    await add(browser, 7)
    await browser.ask('DELETE', '/api/favorites/3')
    await note(browser, 1, 'the lake')
    await search(browser, 'Mine')
    const { token } = (await (await browser.ask('POST', '/api/favorites/share', {})).json()) as { token: string }
    const email = await join(browser)
    expect(browser.jar.has('keystead-visitor')).toBe(false)
    expect(await listOf(browser)).toEqual(['1 the lake', '5', '7'])
    expect(await searchesOf(browser)).toEqual([...SAMPLES, 'Mine'])
    expect((await browser.ask('GET', `/api/shared/${token}`)).status).toBe(200)
    const phone = site.visitor()
    await signIn(phone, email)
    expect(await listOf(phone)).toEqual(['1 the lake', '5', '7'])
  })

  test('F-06 two browsers that first sign in at the same moment both move everything', async () => {
    const browsers = [7, 8, 9, 10, 11, 12].map((id) => ({ id, browser: site.visitor() }))
    const person = await signUp(site.visitor(), newPerson())
    await Promise.all(browsers.map(({ id, browser }) => add(browser, id)))
    await Promise.all(browsers.map(({ browser }) => signIn(browser, person.email)))
    expect(browsers.filter(({ browser }) => browser.jar.has('keystead-visitor'))).toEqual([])
    expect(new Set(await listOf(browsers[0]!.browser))).toEqual(
      new Set(['1', '3', '5', '7', '8', '9', '10', '11', '12']),
    )
    expect(site.errors).toEqual([])
  })

  test('F-06 signing in moves what the visitor added, once, and deletes the visitor', async () => {
    const desk = site.visitor()
    const email = await join(desk)
    await add(desk, 7)
    await note(desk, 7, 'near the school')
    await search(desk, 'Both', 3)
    await search(desk, 'Desk')
    await desk.ask('DELETE', '/api/favorites/3')
    const phone = site.visitor()
    await add(phone, 7)
    await note(phone, 7, 'big kitchen')
    await add(phone, 8)
    await search(phone, 'Both', 3)
    await search(phone, 'Phone')
    const visitors = async () =>
      (await site.db.selectFrom('owners').select('id').where('visitor_hash', 'is not', null).execute()).length
    const before = await visitors()
    const anonymous = new Map(phone.jar)
    await signIn(phone, email)
    expect(phone.jar.has('keystead-visitor')).toBe(false)
    expect(await visitors()).toBe(before - 1)
    expect(await listOf(phone)).toEqual(['1', '5', '7 near the school\nbig kitchen', '8'])
    expect(await searchesOf(phone)).toEqual([...SAMPLES, 'Both', 'Desk', 'Phone'])
    expect(await listOf(desk)).toEqual(await listOf(phone))
    // Neither the next sign-in nor an old cookie changes anything.
    await signIn(phone, email)
    expect(await listOf(phone)).toHaveLength(4)
    const old = site.visitor()
    for (const [name, value] of anonymous) old.jar.set(name, value)
    await signIn(old, email)
    expect(await listOf(old)).toHaveLength(4)
    expect(await searchesOf(old)).toHaveLength(5)
  })

  test('samples that a visitor removed stay in an account that has saved items', async () => {
    const desk = site.visitor()
    const email = await join(desk)
    await add(desk, 7)
    const browser = site.visitor()
    await browser.ask('DELETE', '/api/favorites/1')
    await add(browser, 9)
    await signIn(browser, email)
    expect(await listOf(browser)).toEqual(['1', '3', '5', '7', '9'])
  })

  test('F-06 signing up moves nothing; the confirmed link does, also in another browser', async () => {
    const browser = site.visitor()
    await add(browser, 8)
    const person = newPerson()
    const answer = await browser.ask('POST', '/api/account/sign-up', person)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await listOf(browser)).toEqual(['1', '3', '5', '8'])
    const phone = site.visitor()
    await add(phone, 9)
    const token = mailedToken(site.mails, person.email)
    expect((await phone.ask('POST', '/api/account/confirmation', { token })).status).toBe(200)
    expect(await listOf(phone)).toEqual(['1', '3', '5', '9'])
    await signIn(browser, person.email)
    expect(await listOf(browser)).toEqual(['1', '3', '5', '9', '8'])
    expect(await listOf(phone)).toEqual(await listOf(browser))
  })

  test('the visitor’s open list is closed when it becomes part of an account’s', async () => {
    const desk = site.visitor()
    const email = await join(desk)
    await add(desk, 7)
    const browser = site.visitor()
    const { token } = (await (await browser.ask('POST', '/api/favorites/share', {})).json()) as { token: string }
    await signIn(browser, email)
    expect((await browser.ask('GET', `/api/shared/${token}`)).status).toBe(404)
  })

  test('after signing out nothing of the account is seen, and a new visitor begins', async () => {
    const browser = site.visitor()
    const email = await join(browser)
    await add(browser, 9)
    await browser.ask('POST', '/api/account/sign-out', {})
    expect(await listOf(browser)).toEqual(['1', '3', '5'])
    await add(browser, 10)
    await signIn(browser, email)
    expect(await listOf(browser)).toEqual(['1', '3', '5', '9', '10'])
  })

  test('signing up with somebody’s address neither brings anything there nor takes anything away', async () => {
    const ana = site.visitor()
    const email = await join(ana)
    const eve = site.visitor()
    await add(eve, 11)
    const body = { firstName: 'Eve', lastName: 'Ruiz', email, password: 'another long password' }
    expect((await eve.ask('POST', '/api/account/sign-up', body)).status).toBe(200)
    expect(await listOf(eve)).toEqual(['1', '3', '5', '11'])
    expect(await listOf(ana)).toEqual(['1', '3', '5'])
  })

  test('deleting the account removes all its saved items', async () => {
    const browser = site.visitor()
    await join(browser)
    await add(browser, 9)
    await search(browser, 'Mine')
    const rows = async () => ({
      favorites: (await site.db.selectFrom('favorites').select('owner_id').execute()).length,
      searches: (await site.db.selectFrom('saved_searches').select('owner_id').execute()).length,
      owners: (await site.db.selectFrom('owners').select('id').execute()).length,
    })
    const before = await rows()
    expect((await browser.ask('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(204)
    const { favorites, searches, owners } = await rows()
    expect([before.favorites - favorites, before.searches - searches, before.owners - owners]).toEqual([4, 3, 1])
  })

  test('expired visitors are deleted, others and accounts are not', async () => {
    const [gone, here, known] = [site.visitor(), site.visitor(), site.visitor()]
    await add(gone, 9)
    await add(here, 10)
    await join(known)
    await add(known, 11)
    await site.db.updateTable('owners').set({ changed_on: '2025-10-01' }).execute()
    await add(here, 12)
    expect(await visitorRetention(site).removeOld(new Date('2026-11-21T12:00:00Z'))).toBeGreaterThan(0)
    expect(await listOf(gone)).toEqual(['1', '3', '5'])
    expect(await listOf(here)).toEqual(['1', '3', '5', '10', '12'])
    expect(await listOf(known)).toEqual(['1', '3', '5', '11'])
  })
})

test('F-05 without sample data every list starts empty', async () => {
  const site = await openPersonalSite({ sampleData: false })
  const browser = site.visitor()
  expect(await (await browser.ask('GET', '/api/favorites')).json()).toEqual([])
  await browser.ask('PUT', '/api/favorites/7', {})
  expect(await (await browser.ask('GET', '/api/favorites/ids')).json()).toEqual([7])
  expect(await (await browser.ask('GET', '/api/saved-searches')).json()).toEqual([])
  await site.close()
})
