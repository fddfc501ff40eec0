import { describe, expect, test } from 'vitest'
import { openWebApi } from '#adapters/reso/reso-web-api.ts'
import { STANDARD_RULES } from '#adapters/reso/web-api-rules.ts'
import { runImport } from '#application/feed-import/import-run.ts'
import type { FeedCredentials } from '#ports/server/feed-settings.ts'
import type { ReadProgress } from '#ports/server/listing-feed.ts'
import { readFeedCredentials, safeUrl } from '#process/feed-credentials.ts'
import { record, records } from './feed-records.ts'
import { scratchStore, storedContent } from './scratch-store.ts'
import { startPeer, type Answer, type SeenRequest } from './web-api-peer.ts'

const PAGE_RECORDS = STANDARD_RULES.pageSize
const REMOVAL_LIMIT = { percent: 20, isLifted: false }
const NOW = new Date('2026-11-21T12:00:00Z')
const TOKEN: FeedCredentials = { kind: 'bearer', token: 'secret-1' }

/** Reads a peer to its end without really waiting. */
async function readPeer(
  origin: string,
  {
    credentials = TOKEN,
    since = null,
    path = '/odata/Property',
  }: { credentials?: FeedCredentials; since?: string | null; path?: string } = {},
) {
  const waits: number[] = []
  const progress: ReadProgress[] = []
  const deps = { fetch, wait: async (ms: number) => void waits.push(ms), now: () => NOW }
  const url = safeUrl(`${origin}${path}`, 'The address')
  const feed = openWebApi({ url, credentials, since, now: NOW, deps, onProgress: (step) => progress.push(step) })
  const found: unknown[] = []
  let problem: string | null = null
  try {
    for await (const value of feed.records) found.push(value)
  } catch (error) {
    problem = (error as Error).message
  }
  return { complete: feed.complete, found, problem, waits, progress }
}

/** A peer that pages by nextLink, `size` records a page. */
const paging =
  (all: readonly unknown[], size: number) =>
  ({ query }: SeenRequest): Answer => {
    const from = Number(query.get('$skiptoken') ?? 0)
    const next = from + size < all.length ? { '@odata.nextLink': `/odata/Property?$skiptoken=${from + size}` } : {}
    return { json: { '@odata.count': all.length, value: all.slice(from, from + size), ...next } }
  }

describe('paging', () => {
  test('follows nextLink to the end, with the token on every page', async () => {
    const { origin, seen } = await startPeer(paging(records(7), 3))
    const { found, problem, complete, progress } = await readPeer(origin)
    expect({ found, problem, complete }).toEqual({ found: records(7), problem: null, complete: true })
    expect(seen.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer secret-1'))
    expect(progress.at(-1)).toEqual({ phase: 'reading', done: 7, total: 7, unit: 'records' })
  })

  test('asks for the newest order, pictures and a count, and keeps the filter of the address', async () => {
    const { origin, seen } = await startPeer(() => ({ json: { value: records(1) } }))
    await readPeer(origin, { path: "/odata/Property?$filter=ListOfficeKey eq 'A B'" })
    expect(Object.fromEntries(seen[0]!.query)).toEqual({
      $filter: "ListOfficeKey eq 'A B'",
      $orderby: 'ListingKey',
      $expand: 'Media',
      $count: 'true',
    })
    expect(seen[0]!.prefer).toBe(`odata.maxpagesize=${PAGE_RECORDS}`)
  })

  test('asks for what the address expands', async () => {
    const { origin, seen } = await startPeer(() => ({ json: { value: records(1) } }))
    await readPeer(origin, { path: '/odata/Property?$expand=Media,OpenHouse' })
    expect(seen[0]!.query.getAll('$expand')).toEqual(['Media,OpenHouse'])
  })

  test('goes on by $skip where the server stops after $top without a nextLink', async () => {
    const all = records(PAGE_RECORDS + 20)
    const { origin, seen } = await startPeer(({ query }) => {
      const skip = Number(query.get('$skip') ?? 0)
      return { json: { value: all.slice(skip, skip + Number(query.get('$top') ?? PAGE_RECORDS)) } }
    })
    const { found } = await readPeer(origin)
    expect(found).toEqual(all)
    // Each page begins with the last record of the one before.
    expect(seen.map(({ query }) => query.get('$skip'))).toEqual([null, '499', '519'])
  })

  test('goes on by $skip where the server gives fewer than it counts', async () => {
    const all = records(25)
    const { origin } = await startPeer(({ query }) => {
      const skip = Number(query.get('$skip') ?? 0)
      return { json: { '@odata.count': all.length, value: all.slice(skip, skip + 10) } }
    })
    expect((await readPeer(origin)).found).toEqual(all)
  })

  test('a complete reading that comes short of the count is no complete one', async () => {
    const { origin } = await startPeer(({ query }) => ({
      json: { '@odata.count': 5000, value: query.has('$skip') ? [] : records(10) },
    }))
    expect((await readPeer(origin)).problem).toContain('gave 10 of 5000 records. Nothing was removed')
  })

  test.each([
    { how: 'as many as it names', limit: 200, message: 'The limit of 200 for $top was exceeded by 500', next: '200' },
    { how: 'half, where it names none', limit: 260, message: 'Bad $top', next: '250' },
  ])('a server that refuses the page size is asked for $how, on every page', async ({ limit, message, next }) => {
    const all = records(550)
    const { origin, seen } = await startPeer(({ query }) => {
      const [skip, top] = [Number(query.get('$skip') ?? 0), Number(query.get('$top') ?? 100)]
      if (top > limit) return { status: 400, json: { error: { message } } }
      return { json: { '@odata.count': all.length, value: all.slice(skip, skip + top) } }
    })
    expect(await readPeer(origin)).toMatchObject({ found: all, problem: null })
    const [first, refused, ...placed] = seen.map(({ query }) => query.get('$top'))
    expect([first, refused, ...new Set(placed)]).toEqual([null, '500', next])
  })

  test('a server that gives all of it at once, whatever is asked, is read once', async () => {
    const { origin } = await startPeer(() => ({ json: { value: records(4) } }))
    expect(await readPeer(origin)).toMatchObject({ found: records(4), problem: null })
  })

  test('a reading of changes that comes short of the count fails and says how many are missing', async () => {
    const { origin } = await startPeer(({ query }) => ({
      json: { '@odata.count': 1104, value: query.has('$skip') ? [] : records(445) },
    }))
    const { found, problem } = await readPeer(origin, { since: '2026-11-20T00:00:00Z' })
    expect(found).toHaveLength(445)
    expect(problem).toContain('gave 445 of 1104 changed records, 659 are missing')
  })

  test('links that end before the count is reached are no complete reading', async () => {
    const all = records(10)
    const { origin } = await startPeer((request) => {
      const { '@odata.nextLink': _, ...last } = paging(all, 4)(request).json as Record<string, unknown>
      return request.query.has('$skiptoken') ? { json: last } : paging(all, 4)(request)
    })
    expect((await readPeer(origin)).problem).toContain('gave 8 of 10 records. Nothing was removed. 2 are missing')
  })

  test('a record removed during a reading by $skip is noticed: another has slipped past', async () => {
    let all = records(25)
    const { origin } = await startPeer(({ query }, place) => {
      if (place === 1) all = all.slice(1)
      const skip = Number(query.get('$skip') ?? 0)
      return { json: { '@odata.count': all.length, value: all.slice(skip, skip + 10) } }
    })
    expect((await readPeer(origin)).problem).toContain('changed its list while we read it. Nothing was removed')
  })

  test('a record added during a reading by $skip hides none', async () => {
    let all = records(25)
    const { origin } = await startPeer(({ query }, place) => {
      if (place === 1) all = [record('A'), ...all]
      const skip = Number(query.get('$skip') ?? 0)
      return { json: { '@odata.count': all.length, value: all.slice(skip, skip + 10) } }
    })
    expect(await readPeer(origin)).toMatchObject({ found: records(25), problem: null })
  })

  test('a record removed during a reading by links is noticed, and if another was added, too', async () => {
    for (const added of [[], [record('X')]]) {
      let all: unknown[] = records(10)
      const { origin } = await startPeer((request, place) => {
        if (place === 1) all = all.slice(1)
        if (place === 2) all = [...all, ...added]
        return paging(all, 4)(request)
      })
      expect((await readPeer(origin)).problem).toContain('Nothing was removed. 1 is missing')
    }
  })

  test('a record added during a reading by links is for the next run', async () => {
    let all: unknown[] = records(10)
    const { origin } = await startPeer((request, place) => {
      if (place === 1) all = [record('A'), ...all]
      return paging(all, 4)(request)
    })
    const { found, problem } = await readPeer(origin)
    expect(found).toEqual(expect.arrayContaining(records(10)))
    expect(problem).toBeNull()
  })

  test('a nextLink on another host is refused, and the token is not sent there', async () => {
    const other = await startPeer(() => ({ json: { value: [] } }))
    const { origin, seen } = await startPeer(() => ({
      json: { value: records(1), '@odata.nextLink': `${other.origin}/odata/Property?$skiptoken=1` },
    }))
    const { problem, found } = await readPeer(origin)
    expect(problem).toContain('we don’t send the token to another server')
    expect({ found, asked: seen.length, askedOther: other.seen.length }).toEqual({
      found: records(1),
      asked: 1,
      askedOther: 0,
    })
  })

  test('a redirect is not followed, for it might lead the token elsewhere', async () => {
    const other = await startPeer(() => ({ json: { value: [] } }))
    const { origin } = await startPeer(() => ({ status: 302, headers: { location: `${other.origin}/x` } }))
    expect((await readPeer(origin)).problem).toContain('redirects to')
    expect(other.seen).toEqual([])
  })

  test('a nextLink that goes round in a circle ends the reading', async () => {
    const { origin } = await startPeer(() => ({
      json: { value: records(1), '@odata.nextLink': '/odata/Property?$skiptoken=1' },
    }))
    expect((await readPeer(origin)).problem).toContain('keeps sending the same page')
  })

  test.each([[{ json: { hello: 1 } }], [{ json: [] }], [{ json: { value: 'x' } }]])(
    'what is no Web API is said to be none: %j',
    async (answer) => {
      const { origin } = await startPeer(() => answer)
      expect((await readPeer(origin)).problem).toContain('doesn’t respond like a RESO Web API')
    },
  )
})

describe('a server in trouble', () => {
  const fine = { json: { value: records(2) } }
  const first = (...answers: Answer[]) => startPeer((_, place) => answers[place] ?? fine)

  test('429 is retried after its Retry-After', async () => {
    const { origin } = await first({ status: 429, headers: { 'retry-after': '7' } })
    expect(await readPeer(origin)).toMatchObject({ found: records(2), waits: [7000], problem: null })
  })

  test('Retry-After may be a date', async () => {
    const { origin } = await first({ status: 503, headers: { 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' } })
    expect(await readPeer(origin)).toMatchObject({ found: records(2), waits: [30_000] })
  })

  test('500, a cut connection and half a page are tried again, after pauses that double', async () => {
    const { origin } = await first({ status: 500 }, { cut: true }, { text: '{"value":[' })
    expect(await readPeer(origin)).toMatchObject({ found: records(2), waits: [1000, 2000, 4000], problem: null })
  })

  test('retries end after a maximum', async () => {
    const { origin, seen } = await startPeer(() => ({ status: 500 }))
    expect(await readPeer(origin)).toMatchObject({
      found: [],
      problem: expect.stringContaining('responded with 500, 6 times in a row'),
    })
    expect(seen).toHaveLength(6)
  })

  test('a Retry-After of hours ends the reading', async () => {
    const { origin, seen } = await startPeer(() => ({ status: 429, headers: { 'retry-after': '7200' } }))
    expect((await readPeer(origin)).problem).toContain('try again in 120 minutes')
    expect(seen).toHaveLength(1)
  })

  test('no server at the address', async () => {
    const { origin } = await startPeer(() => fine)
    expect((await readPeer(origin.replace(/:\d+$/, ':1'))).problem).toContain('did not respond')
  })

  test.each([
    [401, 'doesn’t accept the credentials'],
    [403, 'these credentials aren’t allowed'],
  ])('%d is final and says so', async (status, message) => {
    const { origin, seen } = await startPeer(() => ({ status }))
    expect((await readPeer(origin)).problem).toContain(message)
    expect(seen).toHaveLength(1)
  })

  test("another refusal carries the server's own words", async () => {
    const { origin } = await startPeer(() => ({ status: 400, json: { error: { message: 'No such field' } } }))
    expect((await readPeer(origin)).problem).toContain('responded with 400: No such field')
  })
})

describe('credentials', () => {
  const client = (origin: string): FeedCredentials => ({
    kind: 'oauth',
    clientId: 'id',
    clientSecret: 'a&b',
    tokenUrl: new URL(`${origin}/token`),
    scope: 'api read',
  })

  test('an OAuth client gets itself a token, and a new one when that runs out', async () => {
    let issued = 0
    const { origin, seen } = await startPeer((request) => {
      if (request.path === '/token') return { json: { access_token: `t${(issued += 1)}` } }
      const isSecondPage = request.query.has('$skiptoken')
      if (isSecondPage && request.authorization === 'Bearer t1') return { status: 401 }
      return paging(records(4), 2)(request)
    })
    expect(await readPeer(origin, { credentials: client(origin) })).toMatchObject({ found: records(4), problem: null })
    expect(seen.filter(({ path }) => path === '/token').map(({ method, body }) => `${method} ${body}`)).toEqual(
      Array(2).fill('POST grant_type=client_credentials&client_id=id&client_secret=a%26b&scope=api+read'),
    )
  })

  test('a client that is refused is refused once and for all', async () => {
    const { origin, seen } = await startPeer(({ path }) =>
      path === '/token' ? { status: 401 } : { json: { value: [] } },
    )
    expect((await readPeer(origin, { credentials: client(origin) })).problem).toContain(
      'doesn’t accept the credentials',
    )
    expect(seen).toHaveLength(1)
  })

  test('come from the environment', () => {
    expect(readFeedCredentials({})).toEqual({ kind: 'none' })
    expect(readFeedCredentials({ FEED_TOKEN: ' x ' })).toEqual({ kind: 'bearer', token: 'x' })
    const whole = { FEED_CLIENT_ID: 'i', FEED_CLIENT_SECRET: 's', FEED_TOKEN_URL: 'https://id.example/token' }
    expect(readFeedCredentials(whole)).toMatchObject({ kind: 'oauth', clientId: 'i', clientSecret: 's', scope: null })
    expect(readFeedCredentials({ ...whole, FEED_SCOPE: ' api ' })).toMatchObject({ scope: 'api' })
    expect(() => readFeedCredentials({ ...whole, FEED_CLIENT_SECRET: '' })).toThrow('together, or none of them')
    expect(() => readFeedCredentials({ ...whole, FEED_TOKEN_URL: 'http://id.example/token' })).toThrow(
      'isn’t encrypted',
    )
  })

  test.each(['http://api.example/odata/Property', 'ftp://api.example', 'Property'])('are not sent to %s', (text) => {
    expect(() => safeUrl(text, 'The address')).toThrow('The address')
  })
})

test('after a finished run only changes are read, and those that left the market are removed', async () => {
  const { listings: store, dataDir } = await scratchStore()
  let source = records(6)
  const { origin, seen } = await startPeer((request) => {
    const since = /ModificationTimestamp ge (\S+?)\)?$/.exec(request.query.get('$filter') ?? '')?.[1] ?? ''
    return { json: { value: source.filter((one) => (one['ModificationTimestamp'] as string) >= since) } }
  })
  const run = async (full = false) => {
    const since = full ? null : await store.lastModified('mls')
    const deps = { fetch, wait: async () => {}, now: () => NOW }
    const feed = openWebApi({
      url: new URL(`${origin}/odata/Property`),
      credentials: TOKEN,
      since,
      now: NOW,
      deps,
      onProgress: () => {},
    })
    const report = { rejected: () => {}, omitted: () => {}, withheld: () => {} }
    return runImport({ source: 'mls', feed, store, report, now: NOW, batchSize: 500, removalLimit: REMOVAL_LIMIT })
  }
  expect(await run()).toMatchObject({ read: 6, added: 6 })
  expect(await run()).toMatchObject({ added: 0, changed: 0, unchanged: 6 })

  const later = { ModificationTimestamp: '2026-11-20T10:00:00.000Z' }
  source = [...source.slice(2), record('K1', { ...later, StandardStatus: 'Closed' }), record('N', later)]
  expect(await run()).toMatchObject({ added: 1, removed: 1, withheld: 1 })
  expect(seen.at(-1)?.query.get('$filter')).toBe('ModificationTimestamp ge 2026-09-30T23:50:00.000Z')
  expect(Object.keys(storedContent(dataDir, 'mls'))).toEqual(['K0', 'K2', 'K3', 'K4', 'K5', 'N'])

  expect(await run()).toMatchObject({ read: 2, unchanged: 1, withheld: 1 })
  expect(await run(true)).toMatchObject({ removed: 1, unchanged: 5 })
  expect(Object.keys(storedContent(dataDir, 'mls'))).toEqual(['K2', 'K3', 'K4', 'K5', 'N'])
})

test('a short reading of changes stores what came and leaves the watermark, so the next one gets the rest', async () => {
  const { listings: store, dataDir } = await scratchStore()
  const news = Array.from({ length: 30 }, (_, i) =>
    record(`N${i}`, { ModificationTimestamp: `2026-11-20T10:${10 + i}:00Z` }),
  )
  let given = 12
  const { origin } = await startPeer(({ query }) => {
    if (!query.has('$filter')) return { json: { '@odata.count': 2, value: records(2) } }
    return { json: { '@odata.count': news.length, value: query.has('$skip') ? [] : news.slice(0, given) } }
  })
  const run = async () => {
    const feed = openWebApi({
      url: new URL(`${origin}/odata/Property`),
      credentials: TOKEN,
      since: await store.lastModified('mls'),
      now: NOW,
      deps: { fetch, wait: async () => {}, now: () => NOW },
      onProgress: () => {},
    })
    return runImport({
      source: 'mls',
      feed,
      store,
      report: { rejected: () => {}, omitted: () => {}, withheld: () => {} },
      now: NOW,
      batchSize: 500,
      removalLimit: REMOVAL_LIMIT,
    })
  }
  await run()
  const watermark = await store.lastModified('mls')
  await expect(run()).rejects.toThrow('gave 12 of 30 changed records, 18 are missing')
  expect(await store.lastModified('mls')).toBe(watermark)
  expect(Object.keys(storedContent(dataDir, 'mls'))).toHaveLength(14)
  given = 30
  expect(await run()).toMatchObject({ added: 18, unchanged: 12 })
  expect(await store.lastModified('mls')).toBe('2026-11-20T10:39:00.000Z')
})
