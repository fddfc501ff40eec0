import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, openPersonalSite, type Browser, type PersonalSite } from './personal-site.ts'

let site: PersonalSite
let browser: Browser
beforeAll(async () => {
  site = await openPersonalSite()
  browser = site.visitor()
  await join(browser)
})
afterAll(() => site.close())

test.each([
  [{ source: 'favorites' }, 'every'],
  [{ source: 'favorites', every: 'hourly' }, 'every'],
  [{ source: 'favorites', every: null }, 'every'],
  [{ every: 'daily' }, 'source'],
  [{ source: 'homes', every: 'daily' }, 'source'],
  [{ source: {}, every: 'daily' }, 'source'],
  [{ source: { search: 7 }, every: 'daily' }, 'source'],
  [{ source: { search: 'x', more: 1 }, every: 'daily' }, 'source'],
  [{ source: 'favorites', every: 'daily', to: 'somebody@example.com' }, 'to'],
])('H-04 a choice of %j is refused by the field', async (body, field) => {
  const answer = await browser.ask('PUT', '/api/updates', body)
  expect(answer.status).toBe(400)
  const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] }
  expect(errors.map((error) => error.field)).toEqual([field])
})

test('H-04 a choice about a search that isn’t saved is refused, whatever its id', async () => {
  for (const search of ['', 'x', '\u0000', '__proto__', 'x'.repeat(10_000)]) {
    const answer = await browser.ask('PUT', '/api/updates', { source: { search }, every: 'daily' })
    expect(answer.status).toBe(404)
  }
  expect(await (await browser.ask('GET', '/api/updates')).json()).toMatchObject({ favorites: 'off', similar: 'off' })
})
