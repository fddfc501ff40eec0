import { expect, test } from 'vitest'
import { readFeedSettings } from './feed-settings.ts'

const ENVIRONMENT = { MLS_TOKEN: ' s3cret ', ID: 'id-1', PASSWORD: 'pass' }
const read = (content: unknown) =>
  readFeedSettings(typeof content === 'string' ? content : JSON.stringify(content), '/srv/feeds.json', ENVIRONMENT)
const readOne = (feed: Record<string, unknown>) => read({ feeds: [{ name: 'mls', ...feed }] })
const problemsOf = (feed: Record<string, unknown>) =>
  readOne(feed).problems.map(({ field, message }) => `${field} ${message}`)

const BEARER = { kind: 'bearer', token: { env: 'MLS_TOKEN' } }
const WEB_API = { kind: 'reso-web-api', address: 'https://api.example.com/odata/Property', auth: BEARER }

test('a feed is read with its secrets from the environment', () => {
  const display = { name: 'Our MLS', logo: 'logos/mls.svg', disclaimer: 'Deemed reliable.', listingsAsOf: false }
  const given = { ...WEB_API, pageSize: 200, throttle: { perSecond: 2 }, filter: "ListOfficeKey eq 'A'", display }
  expect(readOne(given)).toEqual({
    problems: [],
    leadOrder: expect.any(Array) as unknown,
    feeds: [
      {
        name: 'mls',
        kind: 'reso-web-api',
        address: new URL('https://api.example.com/odata/Property'),
        auth: { kind: 'bearer', token: 's3cret' },
        pageSize: 200,
        throttle: { perSecond: 2, perHour: null },
        filter: "ListOfficeKey eq 'A'",
        originatingSystem: null,
        dataset: null,
        display: { ...display, logo: { file: '/srv/logos/mls.svg' } },
      },
    ],
  })
})

test.each([
  ['mls-grid', { auth: BEARER, originatingSystem: 'njmls' }],
  ['trestle', { auth: { kind: 'oauth', clientId: { env: 'ID' }, clientSecret: { env: 'PASSWORD' } } }],
  ['bridge', { auth: BEARER, dataset: 'njmls' }],
  ['spark', { auth: BEARER }],
  ['reso-web-api', { ...WEB_API, auth: { kind: 'basic', user: 'ana', password: { env: 'PASSWORD' } } }],
  ['reso-web-api', { ...WEB_API, auth: { kind: 'none' } }],
  ['reso-file', { file: 'listings.json' }],
  ['simplyrets', { auth: { kind: 'basic', user: { env: 'ID' }, password: { env: 'PASSWORD' } } }],
  ['csv-file', { file: 'homes.csv', map: 'homes-map.json' }],
])('%s needs no more than this', (kind, feed) => {
  expect(readOne({ ...feed, kind })).toMatchObject({ problems: [], feeds: [{ kind }] })
})

test.each<[Record<string, unknown>, string]>([
  [{}, 'feed "mls", kind is missing; it must be one of reso-web-api, mls-grid'],
  [{ kind: 'trestel' }, 'kind is "trestel"; it must be one of'],
  [{ ...WEB_API, adress: 'x' }, 'feed "mls", adress isn’t a setting for this kind of feed'],
  [{ ...WEB_API, address: undefined }, 'feed "mls", address is missing'],
  [{ ...WEB_API, address: 'http://api.example.com' }, 'address must be an https address'],
  [{ ...WEB_API, address: 'https://u:p@api.example.com' }, 'address contains a secret'],
  [{ ...WEB_API, address: 'https://api.example.com?access_token=x' }, 'address contains a secret'],
  [{ ...WEB_API, auth: { kind: 'bearer', token: 'abc' } }, 'auth.token is in plain text in the file'],
  [
    { ...WEB_API, auth: { kind: 'bearer', token: { env: 'NO' } } },
    'names the environment variable NO, which isn’t set',
  ],
  [{ ...WEB_API, auth: { kind: 'bearer', token: 7 } }, 'auth.token must name an environment variable'],
  [{ ...WEB_API, auth: { kind: 'bearer' } }, 'auth.token is missing'],
  [{ ...WEB_API, auth: { kind: 'magic' } }, 'auth.kind must have "kind": "bearer", "oauth", "basic", or "none"'],
  [{ ...WEB_API, pageSize: 0 }, 'pageSize must be a whole number from 1 to 5,000'],
  [{ ...WEB_API, throttle: {} }, 'throttle must give perSecond, perHour, or both'],
  [{ ...WEB_API, dataset: 'x' }, 'dataset'],
  [{ ...WEB_API, display: {} }, 'display.name is missing'],
  [{ ...WEB_API, display: { name: 'M', logo: 'http://x.example/l.png' } }, 'display.logo must be encrypted'],
  [{ kind: 'mls-grid', auth: BEARER }, 'originatingSystem is missing'],
  [{ kind: 'trestle', auth: BEARER }, 'auth.kind must have "kind": "oauth"'],
  [{ kind: 'bridge', auth: BEARER }, 'dataset is missing'],
  [{ kind: 'spark', auth: BEARER, pageSize: 1001 }, 'pageSize must be a whole number from 1 to 1,000'],
  [{ kind: 'reso-file' }, 'file is missing'],
  [{ kind: 'csv-file', file: 'homes.csv' }, 'map is missing'],
  [{ kind: 'simplyrets', auth: BEARER }, 'auth.kind must have "kind": "basic"'],
])('%j is refused with its field and what to do', (feed, message) => {
  const problems = problemsOf(feed)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(message)
  expect(readOne(feed).feeds).toEqual([])
})

test('a wrong feed is named and does not stop the others', () => {
  const { feeds, problems } = read({ feeds: [{ kind: 'spark' }, { ...WEB_API, name: 'b' }, { ...WEB_API, name: 'b' }] })
  expect(feeds.map(({ name }) => name)).toEqual(['b'])
  expect(problems.map(({ field }) => field)).toEqual(['feed 1, name', 'feed 1, auth', 'feed "b", name'])
  expect(problems.map(({ feed }) => feed)).toEqual(['feed 1', 'feed 1', 'b'])
})

test.each([
  ['{', 'is not JSON'],
  ['[]', 'must contain { "feeds": [...] }'],
  ['null', 'must contain { "feeds": [...] }'],
  [{ feeds: [], feed: [] }, 'has "feed", which isn’t a setting'],
  [{ feeds: [{ ...WEB_API, name: 'sample' }] }, 'the name of the sample homes'],
])('the file %j is refused', (content, message) => {
  expect(read(content)).toMatchObject({ feeds: [], problems: [{ message: expect.stringContaining(message) }] })
})

test('the feeds lead as "lead" says, then the agency’s own lists, then as they stand', () => {
  const csv = { name: 'sheet', kind: 'csv-file', file: 'a.csv', map: 'a.json' }
  const feeds = [{ ...WEB_API, name: 'mls' }, csv, { ...WEB_API, name: 'partner' }]
  expect(read({ feeds }).leadOrder).toEqual(['sheet', 'mls', 'partner'])
  expect(read({ feeds, lead: ['partner'] })).toMatchObject({ problems: [], leadOrder: ['partner', 'sheet', 'mls'] })
  const wrong = read({ feeds, lead: ['njmls'] }).problems
  expect(wrong).toMatchObject([{ feed: null, message: 'has "lead" with "njmls", which isn’t one of its feeds' }])
  expect(read({ feeds, lead: 'mls' }).problems).toMatchObject([
    { message: expect.stringContaining('list of names') as string },
  ])
})
