import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { openPersonalSite, type Browser, type PersonalSite } from './personal-site.ts'

describe('what is saved by forms that browsers send themselves', () => {
  let site: PersonalSite
  beforeAll(async () => {
    site = await openPersonalSite({ sampleData: false })
  })
  afterAll(() => site.close())

  const ids = async (browser: Browser) => (await (await browser.ask('GET', '/api/favorites/ids')).json()) as number[]
  const shown = () => site.rendered.at(-1)!.page

  test('F-06 a heart is saved for whoever pressed it, and the same page comes with it', async () => {
    const browser = site.visitor()
    const answer = await browser.sendForm('/listings?county=Bergen', { keep: '3' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/listings?county=Bergen#home-3'])
    expect([...browser.jar.keys()].toSorted()).toEqual(['keystead-forms', 'keystead-visitor'])
    const page = await browser.ask('GET', '/listings?county=Bergen')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(shown().own!.favoriteIds).toEqual([3])
    // Pressed again, by a reload say, it is the same.
    await browser.sendForm('/listings', { keep: '3' })
    expect(await ids(browser)).toEqual([3])
    await browser.sendForm('/listings', { drop: '3' })
    expect(await ids(browser)).toEqual([])
  })

  test('F-06 a heart that a page sends as it is left is saved, and answered with nothing', async () => {
    const browser = site.visitor()
    const answer = await browser.sendForm('/listings', { keep: '3' }, { 'sec-fetch-dest': 'empty' })
    expect([answer.status, await answer.text(), [...browser.jar.keys()]]).toEqual([204, '', ['keystead-visitor']])
    expect(await ids(browser)).toEqual([3])
  })

  test('other visitors’ pages are nobody’s', async () => {
    const browser = site.visitor()
    await browser.sendForm('/', { keep: '4' })
    await browser.ask('GET', '/')
    expect(shown().own!.favoriteIds).toEqual([4])
    await site.visitor().ask('GET', '/')
    expect(shown().own).toBeUndefined()
    // One with scripts: they read what is saved.
    const other = site.visitor()
    await other.ask('PUT', '/api/favorites/5')
    await other.ask('GET', '/?a')
    expect(shown().own).toBeUndefined()
  })

  test('F-06 a home that isn’t there is refused on the page itself', async () => {
    const browser = site.visitor()
    for (const keep of ['999', 'x', '-1', '']) {
      expect((await browser.sendForm('/', { keep })).status).toBe(422)
      expect(shown().sentForm).toMatchObject({ form: 'favorite', problem: { kind: 'not-found' } })
    }
    expect(await ids(browser)).toEqual([])
  })

  test.each([
    ['/', { keep: '3' }],
    ['/favorites', { drop: '3' }],
    ['/favorites', { 'note-on': '3', note: 'mine' }],
    ['/favorites', { share: 'on' }],
    ['/listings', { search: '{}', 'search-name': 'a' }],
    ['/shared/guessed', { 'answer-on': '3', name: 'Ben', note: '', mark: 'like' }],
  ])('another site’s form to %s is refused: %j', async (path, fields) => {
    const browser = site.visitor()
    await browser.ask('PUT', '/api/favorites/3')
    const answer = await browser.sendForm(path, fields, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect(await (await browser.ask('GET', '/api/favorites')).json()).toMatchObject([{ note: '' }])
  })

  test('no address leads to another host', async () => {
    for (const path of ['//evil.example/', '///evil.example']) {
      const answer = await site.visitor().sendForm(path, { keep: '3' })
      expect(answer.headers.get('location')).toMatch(/^\/[^/]/)
    }
  })

  test('F-02 the limit for changes is the API’s', async () => {
    const still = await openPersonalSite({ sampleData: false, monotonic: { elapsed: () => 0 } })
    const browser = still.visitor()
    let status = 0
    for (let presses = 0; presses < 121 && status !== 429; presses++) {
      status = (await browser.sendForm('/', { keep: '3' })).status
    }
    expect(status).toBe(429)
    expect((await browser.ask('PUT', '/api/favorites/3')).status).toBe(429)
    await still.close()
  })

  test('F-04 a removal is undone with note and place', async () => {
    const browser = site.visitor()
    for (const id of ['3', '4', '5']) await browser.sendForm('/', { keep: id })
    await browser.sendForm('/favorites', { 'note-on': '4', note: 'by the lake' })
    await browser.sendForm('/favorites', { drop: '4' })
    await browser.ask('GET', '/favorites')
    const { values } = shown().sentForm!
    expect(await ids(browser)).toEqual([3, 5])
    await browser.sendForm('/favorites', values)
    expect(await ids(browser)).toEqual([3, 4, 5])
    expect(JSON.stringify(await (await browser.ask('GET', '/api/favorites')).json())).toContain('by the lake')
  })

  test('H: wishes are saved with their search, once, and wrong ones are refused', async () => {
    const browser = site.visitor()
    const filters = { ...defaultFilters('rent'), price: { min: 0, max: 2800 }, beds: 3 }
    const form = { search: JSON.stringify(filters), liked: 'beds', 'search-name': 'Quiet' }
    for (let times = 0; times < 2; times++) expect((await browser.sendForm('/wishes?beds=3', form)).status).toBe(303)
    await browser.sendForm('/wishes?beds=3', { ...form, liked: 'beds,price' })
    expect((await browser.sendForm('/wishes?beds=3', { ...form, liked: 'beds,x' })).status).toBe(422)
    const saved = (await (await browser.ask('GET', '/api/saved-searches')).json()) as { liked: string[] }[]
    expect(saved.map(({ liked }) => liked)).toEqual([['beds'], ['price', 'beds']])
  })

  test('F-03 filters that no search has are refused', async () => {
    const browser = site.visitor()
    for (const search of ['', '{', 'null', '{"beds":"many"}']) {
      expect((await browser.sendForm('/listings', { search, 'search-name': 'a' })).status).toBe(422)
    }
    expect(await (await browser.ask('GET', '/api/saved-searches')).json()).toEqual([])
  })
})
