import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { isWithin } from '#domain/geo/geo.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import { HomeFiguresSchema } from '#http/api/figure-schemas.ts'
import {
  CountiesSchema,
  HomeSchema,
  ListingPageSchema,
  ListingSchema,
  MapHomesSchema,
  ProblemSchema,
  SimilarSchema,
} from '#http/api/schemas.ts'
import { TimetableSchema } from '#http/api/timetable-schemas.ts'
import { RentFiguresSchema, TownFiguresSchema } from '#http/api/town-figure-schemas.ts'
import { CountyPageSchema, TownPageSchema } from '#http/api/town-page-schemas.ts'
import { MAX_BODY } from '#http/app.ts'
import type { ProblemDetails } from '#http/problem-http.ts'
import { anyCharacter } from '../arbitrary/any-character.ts'
import { testSite } from './test-site.ts'

const { ask } = testSite()

async function problemOf(answer: Response): Promise<ProblemDetails> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const details = v.parse(ProblemSchema, await answer.json())
  expect(details.status).toBe(answer.status)
  expect(details.instance).toBe(answer.headers.get('x-request-id'))
  return details
}

describe('answers', () => {
  test.each([
    ['/api/listings', ListingPageSchema],
    ['/api/listings?county=Bergen&beds=3&sort=price-asc', ListingPageSchema],
    ['/api/listings?q=no+such+place&amenities=pool,waterfront', ListingPageSchema],
    ['/api/listings/1', ListingSchema],
    ['/api/listings/3/similar', SimilarSchema],
    ['/api/listings/3/figures', HomeFiguresSchema],
    ['/api/listings/24/figures', HomeFiguresSchema],
    ['/api/map?zoom=10', MapHomesSchema],
    ['/api/map?zoom=0&bbox=-75.5,40.3,-73.5,41.6&towns=Bergen/Ridgewood,Hudson/Hoboken&min=0', MapHomesSchema],
    ['/api/counties', CountiesSchema],
    ['/api/town-figures', TownFiguresSchema],
    ['/api/rent-figures', RentFiguresSchema],
    ['/api/timetable', TimetableSchema],
    ['/api/towns/essex/glen-ridge', TownPageSchema],
    ['/api/counties/essex', CountyPageSchema],
    ['/api/home', HomeSchema],
  ] as const)('%s is as the schema says, to the last key', async (path, schema) => {
    const answer = await ask(path)
    const body: unknown = await answer.json()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json')
    // Objects of valibot drop what they don't know: equal means that nothing was left undescribed.
    expect(v.parse(schema as v.GenericSchema, body)).toEqual(body)
  })

  test('filters narrow the search', async () => {
    const { total, listings } = v.parse(ListingPageSchema, await (await ask('/api/listings?county=Hudson')).json())
    expect(total).toBeGreaterThan(0)
    expect(listings.every((listing) => listing.county === 'Hudson')).toBe(true)
  })

  test('a map shows the homes in its box, and an unknown town has none', async () => {
    const onMap = async (query: string) => v.parse(MapHomesSchema, await (await ask(`/api/map?${query}`)).json())
    const box = { west: -74.3, south: 40.7, east: -74, north: 41 }
    const { homes } = await onMap('zoom=20&bbox=-74.3,40.7,-74,41')
    expect(homes.length).toBeGreaterThan(0)
    expect(homes.every(({ location }) => isWithin(location, box))).toBe(true)
    expect(await onMap('zoom=20&towns=Bergen/Nowhere')).toEqual({ homes: [], groups: [] })
    const search = v.parse(ListingPageSchema, await (await ask('/api/listings?towns=Bergen/Nowhere')).json())
    expect(search.total).toBe(0)
  })

  test('counties come in the order they are offered, with their homes at any price', async () => {
    const counties = v.parse(CountiesSchema, await (await ask('/api/counties')).json())
    expect(counties.map((county) => county.name)).toEqual([...COUNTIES])
    const [bergen] = counties
    const all = v.parse(ListingPageSchema, await (await ask('/api/listings?county=Bergen&min=0&max=100000000')).json())
    expect(bergen!.listings.sale).toBe(all.total)
  })

  test('an unchanged answer is 304, a changed one is sent', async () => {
    const first = await ask('/api/listings/1')
    const etag = first.headers.get('etag')!
    const again = await ask('/api/listings/1', { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    expect(await again.text()).toBe('')
    const other = await ask('/api/listings/2', { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })

  test('HEAD has the headers of GET and no body', async () => {
    const [get, head] = await Promise.all([ask('/api/listings'), ask('/api/listings', { method: 'HEAD' })])
    expect(head.status).toBe(200)
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(await head.text()).toBe('')
  })
})

describe('refusals', () => {
  test('every wrong parameter is named, with what it should be', async () => {
    const details = await problemOf(await ask('/api/listings?beds=many&county=Kings&colour=red&page=0&min=9&min=8'))
    expect(details.type).toBe('/problems/invalid')
    expect(details.status).toBe(400)
    const wrong = Object.fromEntries(details.errors!.map(({ field, message }) => [field, message]))
    expect(Object.keys(wrong).sort()).toEqual(['beds', 'colour', 'county', 'min', 'page'])
    expect(wrong['beds']).toContain('1, 2, 3, 4, 5')
    expect(wrong['colour']).toContain('isn’t a parameter')
    expect(wrong['min']).toBe('must be given once')
  })

  test('a low end above the high end is refused', async () => {
    const details = await problemOf(await ask('/api/listings?min=900000&max=400000'))
    expect(details.errors).toEqual([{ field: 'min', message: 'must not be above max' }])
  })

  test('without a price, homes of every price are answered', async () => {
    const { total, facets } = v.parse(ListingPageSchema, await (await ask('/api/listings')).json())
    expect([total, facets.above]).toEqual([SAMPLE_LISTINGS.length, 0])
    const upTo = v.parse(ListingPageSchema, await (await ask('/api/listings?max=1500000')).json())
    expect([upTo.total, upTo.facets.above]).toEqual([16, 2])
  })

  test('a low end above the default high end, or the reverse, leaves the other open', async () => {
    const total = async (query: string) =>
      v.parse(ListingPageSchema, await (await ask(`/api/listings?${query}`)).json()).total
    expect(await total('min=1600000')).toBe(await total('min=1600000&max=100000000'))
    expect(await total('max=200000')).toBe(await total('min=0&max=200000'))
    expect(await total('market=rent&max=400')).toBe(0)
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is no parameter', async (name) => {
    const details = await problemOf(await ask(`/api/listings?${name}=1`))
    expect(details.errors!.map((error) => error.field)).toEqual([name])
  })

  test.each([
    '/api/listings/999999',
    '/api/listings/999999/similar',
    '/api/listings/999999/figures',
    '/api/listings/abc',
    '/api/listings/1.5',
    '/api/listings/-1',
    '/api/listings/0',
    '/api/listings/01',
    '/api/listings/1e3',
    '/api/listings/99999999999999999999',
    '/api/listings/%00',
    '/api/listings/%E0%A4%A',
    "/api/listings/1'%20OR%201=1",
    '/api/listings/1/similar/x',
    '/api/nothing',
    '/api',
    '/api/',
    '/api/listings/',
  ])('%s is not found', async (path) => {
    const details = await problemOf(await ask(path))
    expect(details.type).toBe('/problems/not-found')
    expect(details.status).toBe(404)
  })

  test.each([
    "'",
    '"',
    "'; DROP TABLE listings; --",
    '%',
    '_',
    '%_%',
    '\\',
    '\u0000',
    '😀',
    '\ud800',
    '<script>',
    '${7*7}',
  ])('hostile search text %j is only text', async (text) => {
    const answer = await ask(`/api/listings?q=${encodeURIComponent(text.toWellFormed())}`)
    expect(answer.status).toBe(200)
    expect(v.parse(ListingPageSchema, await answer.json()).total).toBeLessThanOrEqual(18)
  })

  test.each([
    ['', ['zoom']],
    ['zoom=', ['zoom']],
    ['zoom=10.5', ['zoom']],
    ['zoom=21', ['zoom']],
    ['zoom=-1', ['zoom']],
    ['zoom=1e1', ['zoom']],
    ['zoom=10&zoom=11', ['zoom']],
    ['zoom=10&sort=newest', ['sort']],
    ['zoom=10&page=2', ['page']],
    ['zoom=10&sort=nonsense', ['sort']],
    ['zoom=10&colour=red&beds=many', ['colour', 'beds']],
    ['zoom=99&bbox=1,2,3', ['bbox', 'zoom']],
    ['zoom=10&min=900000&max=400000', ['min']],
  ])('a map asked by “%s” is refused by the names %j', async (query, names) => {
    const details = await problemOf(await ask(`/api/map?${query}`))
    expect(details.status).toBe(400)
    expect(details.errors!.map((error) => error.field)).toEqual(names)
  })

  test.each([
    ['bbox', '-74,40,-75,41', 'a box from east to west'],
    ['bbox', '-75,41,-74,40', 'a box from north to south'],
    ['bbox', '-75,40,-75,41', 'a box without width'],
    ['bbox', '-75,40,-74', 'a box with three sides'],
    ['bbox', '-75,40,-74,91', 'a box beyond the pole'],
    ['bbox', '-75,40,-74,NaN', 'a box that is no number'],
    ['bbox', '1'.repeat(5000), 'a number of 5,000 digits'],
    ['area', '40,-75,41,-75', 'an area of two points'],
    ['area', '40,-75,41,-75,41', 'half a point'],
    ['area', Array(41).fill('40,-75').join(','), 'an area of 41 points'],
    ['area', ','.repeat(5000), '5,000 commas'],
    ['area', '40,-75,41,-75,41,-181', 'a point beyond the date line'],
    ['towns', 'Ridgewood', 'a town without a county'],
    ['towns', "Bergen/'; DROP TABLE listings; --", 'a town that is none'],
    ['towns', Array.from({ length: 21 }, (_, place) => `Bergen/Town${place}`).join(','), '21 towns'],
    ['towns', 'a'.repeat(5000), '5,000 letters'],
  ])('%s is refused by name, wherever it is asked: %#', async (name, value, _what) => {
    for (const path of ['/api/listings?', '/api/map?zoom=10&']) {
      const details = await problemOf(await ask(`${path}${name}=${encodeURIComponent(value)}`))
      expect([details.status, details.errors!.map((error) => error.field)]).toEqual([400, [name]])
    }
  })

  test.each(['x', 'newest_2026-11-01_0_1', 'newest_1_1_1', 'beds_3_1', 'price-asc_1_1_0', 'oldest_2026-11-01_1_1'])(
    'the cursor %s is refused by name',
    async (cursor) => {
      const details = await problemOf(await ask(`/api/listings?cursor=${cursor}`))
      expect(details.errors!.map((error) => error.field)).toEqual(['cursor'])
    },
  )

  test('a search text of 5,000 characters is refused by name', async () => {
    const details = await problemOf(await ask(`/api/listings?q=${'a'.repeat(5000)}`))
    expect(details.errors!.map((error) => error.field)).toEqual(['q'])
  })

  test('a query string of any kind is answered or refused, never broken', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 60 }), async (text) => {
        for (const path of ['/api/listings?', '/api/map?zoom=10&']) {
          const answer = await ask(`${path}${text.replace(/#/g, '')}`)
          expect([200, 400]).toContain(answer.status)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('methods that are not there are refused with those that are', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await ask('/api/listings/1', { method })
      expect(answer.headers.get('allow')).toBe('GET, HEAD')
      expect((await problemOf(answer)).status).toBe(405)
    }
  })

  test.each([
    ['announced', 'x'.repeat(MAX_BODY + 1)],
    ['streamed', new Blob(['x'.repeat(MAX_BODY), 'x']).stream()],
  ])('an oversized body is refused: %s', async (_, body) => {
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit
    const details = await problemOf(await ask('/api/listings', init))
    expect(details.type).toBe('/problems/too-large')
    expect(details.status).toBe(413)
  })

  test.each([
    ['/api/fits', 'ids'],
    ['/api/fits?ids=', 'ids'],
    ['/api/fits?ids=3,x', 'ids'],
    ['/api/fits?ids=03', 'ids'],
    [`/api/fits?ids=${Array.from({ length: 101 }, (_, at) => at + 1).join()}`, 'ids'],
    ['/api/fits?ids=3&like=senior-community', 'like'],
    ['/api/fits?ids=3&page=2', 'page'],
  ])('%s names what is wrong', async (path, field) => {
    const details = await problemOf(await ask(path))
    expect([details.status, details.errors?.map((error) => error.field)]).toEqual([400, [field]])
  })

  test('unreadable listings are 503, never empty', async () => {
    const broken = async () => fail(unavailable('We can’t load the listings right now.'))
    const site = testSite({
      listings: {
        search: broken,
        rank: broken,
        fits: broken,
        choiceCounts: broken,
        onMap: broken,
        byId: broken,
        similarTo: broken,
        home: broken,
      },
    })
    for (const path of [
      '/api/listings',
      '/api/map?zoom=10',
      '/api/choice-counts',
      '/api/ranked',
      '/api/fits?ids=1',
      '/api/listings/1',
      '/api/listings/1/similar',
      '/api/listings/1/figures',
      '/api/counties',
      '/api/home',
    ]) {
      const details = await problemOf(await site.ask(path))
      expect(details.type).toBe('/problems/unavailable')
      expect(details.status).toBe(503)
    }
  })

  test('an unexpected error is 500 without its reason, which is logged', async () => {
    const broken = async () => {
      throw new Error('secret path /srv/db')
    }
    const site = testSite({
      listings: {
        search: broken,
        rank: broken,
        fits: broken,
        choiceCounts: broken,
        onMap: broken,
        byId: broken,
        similarTo: broken,
        home: broken,
      },
    })
    const answer = await site.ask('/api/home')
    const details = await problemOf(answer)
    expect(details.status).toBe(500)
    expect(JSON.stringify(details)).not.toContain('secret')
    const line = site.logged.find((entry) => entry.level === 'error')!
    expect(line['id']).toBe(details.instance)
    expect(JSON.stringify(line)).toContain('secret path')
  })
})

test('a problem that asks to wait says how long', async () => {
  const limited = async () => fail({ kind: 'rate-limited', message: 'Too fast.', retryAfterSeconds: 1.2 })
  const site = testSite({
    listings: {
      search: limited,
      rank: limited,
      fits: limited,
      choiceCounts: limited,
      onMap: limited,
      byId: limited,
      similarTo: limited,
      home: async () => ok({ featured: [], budget: [] }),
    },
  })
  const answer = await site.ask('/api/listings/1')
  expect(answer.headers.get('retry-after')).toBe('2')
  expect((await problemOf(answer)).status).toBe(429)
})
