// Ten thousand requests that no browser would send: none is answered 500, and none ends the process. Those of the wire are sent to
// the server as operators start it; each of its answers has the headers of every answer.
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyCharacter } from '../arbitrary/any-character.ts'
import { openDatabaseSite, type DatabaseSite } from './database-site.ts'
import {
  ALWAYS,
  headerOf,
  madeCopy,
  START_TIMEOUT,
  startSite,
  type StartedSite,
  type WireAnswer,
} from './started-site.ts'

const SEED = 20_261
const IN_PROCESS = 9500
const ON_THE_WIRE = 500
/** As many as the overload guard never refuses. */
const BATCH = 8

let site: DatabaseSite
const copy = madeCopy()
let started: StartedSite
beforeAll(async () => {
  site = await openDatabaseSite()
  started = await startSite(copy, { TRUST_PROXY: 'loopback' })
}, START_TIMEOUT)
afterAll(async () => {
  await started.stop()
  copy.remove()
  await site.close()
})

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', '0', '-1', '1e999', '9007199254740993', 'NaN', 'null', 'true', '[]', '{}', '__proto__', '../..'),
  fc.constantFrom("'; DROP TABLE listings; --", '%', '_', '\\', '"', '<script>', '\u202E', 'x'.repeat(5000)),
)
const FIRST_PARTS = [
  'api/listings',
  'api/home',
  'api/listings/3',
  'api/listings/3/similar',
  'api/listings/3/figures',
  'api/map',
  'api/fits',
  'api/counties',
  'api/town-figures',
  'api/rent-figures',
  'api/timetable',
  'api/counties/bergen',
  'api/towns/bergen/ridgewood',
  'api/openapi.json',
  'api/account',
  'api/account/sign-in',
  'api/account/sign-up',
  'api/account/password-reset',
  'api/account/export',
  'api/favorites',
  'api/favorites/3',
  'api/shared/abc',
  'api/shared/abc/answers',
  'api/shared/abc/answers/3',
  'api/favorites/answers',
  'api/favorites/answers/seen',
  'api/saved-searches',
  'api/updates',
  'api/updates/devices',
  'api/updates/requests',
  'api/inquiries',
  'api/voice/calls/x',
  'api/voice/chat',
  'api/voice/transcripts',
  'api/voice/spoken',
  'api/voice/tools',
  'listings/3',
  'listings',
  'shared',
  'assets',
  'media',
  '_serverFn',
  'sitemap.xml',
  'sitemap-1.xml',
  'robots.txt',
  'healthz',
  'readyz',
  'metrics',
  '.well-known/x',
]
const anyPath = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...FIRST_PARTS) }, { weight: 1, arbitrary: anyText }),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      fc.constantFrom('/', '//', '/%', '/%00', '/%FF', '/%2F..', '/..%5c', '/%E0%A4%A', ';x=1', '/.'),
      anyText.map((text) => `/${encoded(text)}`),
    ),
  )
  .map(([first, rest]) => `/${/^[a-z]/.test(first) ? first : encoded(first)}${rest}`)

const PARAMETERS = ['q', 'beds', 'baths', 'minPrice', 'maxPrice', 'sort', 'page', 'pageSize', 'towns', 'area', 'bbox']
const anyParameter = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PARAMETERS, 'zoom', 'type', 'county', 'status', 'features', 'cursor') },
  { weight: 1, arbitrary: anyText },
)
const anyQuery = fc
  .array(fc.tuple(anyParameter, anyText), { maxLength: 5 })
  .map((pairs) =>
    pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`,
  )

const anyMethod = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('GET', 'POST') },
  { weight: 2, arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'SEARCH', 'get') },
)
const anyHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'authorization',
    'content-type',
    'cookie',
    'if-none-match',
    'origin',
    'range',
    'sec-fetch-site',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-request-id',
    'host',
    'content-encoding',
  ),
  fc.oneof(
    anyText.map(headerText),
    fc.constantFrom('application/json', 'same-origin', 'keystead-session=x', 'keystead-visitor=AAAAAAAAAAAAAAAAAAAAAA'),
    fc.constantFrom('gzip;q=x, br;q=', 'bytes=5-1', '"', 'W/', 'http://homes.test', '1.2.3.4, x', 'a:99999', 'https'),
  ),
  { maxKeys: 5 },
)
const anyBody = fc.oneof(
  fc.constant(null),
  anyText,
  fc.json({ maxDepth: 3 }),
  fc
    .dictionary(
      fc.constantFrom(
        'email',
        'password',
        'name',
        'firstName',
        'message',
        'listingId',
        'token',
        'items',
        'filters',
        'id',
      ),
      fc.oneof(anyText, fc.constantFrom('ana@example.com', 'blue door, warm kitchen'), fc.jsonValue({ maxDepth: 2 })),
    )
    .map((body) => JSON.stringify(body)),
)
const anyRequest = fc.record({ method: anyMethod, path: anyPath, query: anyQuery, headers: anyHeaders, body: anyBody })
type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer T> ? T : never

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+')
}

function headerText(text: string): string {
  return text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '').trim()
}

const fetchable = ({ method, path, query, headers, body }: AnyRequest): Request =>
  new Request(`http://homes.test${path}${query}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: ['GET', 'HEAD', 'get'].includes(method) ? null : body,
  })

test('in the process', { timeout: 120_000 }, async () => {
  const requests = fc.sample(anyRequest, { numRuns: IN_PROCESS, seed: SEED })
  const statuses = new Map<number, number>()
  const failed = []
  for (const request of requests) {
    const answer = await site.fetch(fetchable(request))
    await answer.arrayBuffer()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status >= 500) failed.push({ status: answer.status, request })
  }
  expect(failed).toEqual([])
  expect(site.errors).toEqual([])
  // Fuzzing that everything refuses would show nothing.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 204, 400, 401, 403, 404, 405, 415]))
})

/** Header and body, each whole, so that no server would wait for more. */
const anyFraming = fc.constantFrom(
  ['', ''],
  ['', ''],
  ['Content-Length: 5', 'hello'],
  ['Content-Length: -1', 'hello'],
  ['Content-Length: 5, 6', 'hello'],
  ['Transfer-Encoding: chunked', '5\r\nhello\r\n0\r\n\r\n'],
  ['Transfer-Encoding: chunked', 'zz\r\n'],
  ['Expect: anything', ''],
)
const anyTarget = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(anyPath, anyQuery).map((parts) => parts.join('')) },
  fc.constantFrom(
    '*',
    '',
    'x',
    'http://evil.example/',
    'http://[',
    'http://x:99999/',
    '//',
    '/\u00ff',
    '/ /',
    '/#',
    '/?%',
  ),
)
const anyHost = fc.oneof(
  { weight: 3, arbitrary: fc.constant('homes.test') },
  fc.constantFrom('x:99999', 'x:', '[::1', '[::1]:80', 'a b', '\u00fc', '', '.', 'x'.repeat(400)),
  anyText.map(headerText),
)
/** What can't be said through `fetch`: broken request lines, hosts, headers and lengths. */
const anyWireRequest = fc.record({
  method: fc.oneof(
    { weight: 4, arbitrary: anyMethod },
    fc.constantFrom('TRACE', 'CONNECT', 'FOO', 'G E T', '\u0000', 'PRI'),
  ),
  target: anyTarget,
  version: fc.oneof(
    { weight: 6, arbitrary: fc.constant('HTTP/1.1') },
    fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', ''),
  ),
  host: anyHost,
  headers: anyHeaders,
  framing: anyFraming,
})
type WireRequest = typeof anyWireRequest extends fc.Arbitrary<infer T> ? T : never

function sendRaw({ method, target, version, host, headers, framing }: WireRequest): Promise<WireAnswer> {
  const [length = '', body = ''] = framing
  const named = Object.entries({ ...headers, host }).map(([name, value]) => `${name}: ${value}`)
  const head = [`${method} ${target} ${version}`, ...named, ...(length === '' ? [] : [length]), 'Connection: close']
  return started.send(`${head.join('\r\n')}\r\n\r\n${body}`)
}

test('on the wire', { timeout: 120_000 }, async () => {
  const requests = fc.sample(anyWireRequest, { numRuns: ON_THE_WIRE, seed: SEED })
  const answered = []
  const failed = []
  for (let start = 0; start < requests.length; start += BATCH) {
    const batch = requests.slice(start, start + BATCH)
    const answers = await Promise.all(batch.map(sendRaw))
    for (const [number, answer] of answers.entries()) {
      answered.push(answer.status)
      const missing = ALWAYS.filter((name) => headerOf(answer, name) === null)
      if (answer.status >= 500 || missing.length > 0)
        failed.push({ status: answer.status, missing, request: batch[number] })
    }
  }
  expect(answered.filter((status) => status === 200).length).toBeGreaterThan(10)
  expect(failed).toEqual([])
  expect(started.logged().filter(({ level }) => level === 'error')).toEqual([])
  expect((await fetch(`${started.url}/healthz`)).status).toBe(200)
})
