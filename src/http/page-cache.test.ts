import { expect, test } from 'vitest'
import { PageCache, type Rendering } from './page-cache.ts'
import { RenderedPage } from './rendered-page.ts'

const SITE = 'http://homes.test'
const rendering = (text: string, shared = true): Rendering => ({
  page: new RenderedPage(text, { status: 200, headers: {} }),
  shared,
})
const request = (path: string, headers: Record<string, string> = {}) => new Request(SITE + path, { headers })

test('concurrent visitors wait for one rendering', async () => {
  const cache = new PageCache({ publicUrl: null })
  const { promise, resolve } = Promise.withResolvers<Rendering>()
  let count = 0
  const render = () => {
    count += 1
    return promise
  }
  const asked = [1, 2, 3].map(() => cache.render(`${SITE}/`, '1', render))
  resolve(rendering('home'))
  const pages = await Promise.all(asked)
  expect(new Set(pages.map(({ page }) => page)).size).toBe(1)
  expect(count).toBe(1)
  expect(cache.find(`${SITE}/`, '1')).toBe(pages[0]!.page)
})

test('a failed rendering is not stored, and every visitor who waited hears of it', async () => {
  const cache = new PageCache({ publicUrl: null })
  const failing = async () => Promise.reject(new Error('down'))
  const asked = [cache.render(`${SITE}/`, '1', failing), cache.render(`${SITE}/`, '1', failing)]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(cache.find(`${SITE}/`, '1')).toBeNull()
  expect(await cache.render(`${SITE}/`, '1', async () => rendering('home'))).toMatchObject({ shared: true })
})

test('the pages used longest ago make room, by their bytes', async () => {
  const hundred = () => rendering('x'.repeat(100))
  const cache = new PageCache({ publicUrl: null, maxBytes: 2 * hundred().page.bytes })
  const store = (path: string) => cache.render(SITE + path, '1', async () => hundred())
  await store('/a')
  await store('/b')
  cache.find(`${SITE}/a`, '1')
  await store('/c')
  expect(['/a', '/b', '/c'].map((path) => cache.has(request(path)))).toEqual([true, false, true])
})

test('a page larger than the cache is answered and not stored', async () => {
  const cache = new PageCache({ publicUrl: null, maxBytes: 10 })
  expect((await cache.render(`${SITE}/`, '1', async () => rendering('x'.repeat(100)))).shared).toBe(true)
  expect(cache.find(`${SITE}/`, '1')).toBeNull()
})

test('a page of an older version is not there', async () => {
  const cache = new PageCache({ publicUrl: null })
  cache.find(`${SITE}/`, '1')
  await cache.render(`${SITE}/`, '1', async () => rendering('old'))
  expect(cache.has(request('/'))).toBe(true)
  expect(cache.find(`${SITE}/`, '2')).toBeNull()
  expect(cache.has(request('/'))).toBe(false)
})

test('what is not to be shared is not stored', async () => {
  const cache = new PageCache({ publicUrl: null })
  await cache.render(`${SITE}/`, '1', async () => rendering('mine', false))
  expect(cache.find(`${SITE}/`, '1')).toBeNull()
})

test('only visitors without a session who take HTML are known to have an answer', async () => {
  const cache = new PageCache({ publicUrl: 'https://homes.example.com' })
  cache.find('', '1')
  await cache.render('https://homes.example.com/map?z=3', '1', async () => rendering('map'))
  const has = (headers: Record<string, string>, path = '/map?z=3') => cache.has(request(path, headers))
  expect(has({})).toBe(true)
  expect(has({ accept: 'text/html,*/*;q=0.8', cookie: 'keystead-visitor=x' })).toBe(true)
  expect(has({ cookie: '__Host-keystead-session=x' })).toBe(false)
  expect(has({ accept: 'application/json' })).toBe(false)
  expect(has({}, '/map')).toBe(false)
})
