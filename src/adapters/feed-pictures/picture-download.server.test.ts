import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isPublicAddress, isPublicHost, lookupPublic } from '#adapters/foreign-hosts/public-hosts.ts'
import { HostPace } from './host-pace.ts'
import { pictureDownload, type DownloadOptions } from './picture-download.ts'

const SOURCE = { userAgent: null, perSecond: 1000 }

async function peer(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function opened(options: DownloadOptions = { allowPrivate: true }) {
  const download = pictureDownload(options)
  onTestFinished(() => download.close())
  return download
}

test.each([
  '10.0.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '192.168.1.9',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '224.0.0.1',
  '64:ff9b::a00:1',
  'nonsense',
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false))

test('public addresses and names may be asked', () => {
  expect(['93.184.215.14', '2606:2800:21f::1'].map(isPublicAddress)).toEqual([true, true])
  expect(
    ['https://photos.example/', 'https://[::1]/', 'https://2130706433/'].map((url) => isPublicHost(new URL(url))),
  ).toEqual([true, false, false])
})

test('a name that leads to this machine is refused when it is resolved', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  lookupPublic('localhost', {}, (error) => resolve(error ? error.message : 'resolved'))
  expect(await promise).toMatch(/^is at (127\.0\.0\.1|::1), which isn’t a public address$/)
})

test('neither a private host nor one without TLS is asked', async () => {
  let asked = 0
  const site = await peer((_, response) => response.end(String((asked += 1))))
  const download = opened({})
  for (const url of [site, site.replace('http:', 'https:'), 'https://localhost/', 'ftp://photos.example/1.jpg', 'none'])
    expect(await download.load(url, SOURCE)).toMatchObject({ kind: 'refused' })
  expect(asked).toBe(0)
})

test('the bytes are loaded, over redirects too; a feed’s token goes to its own host alone', async () => {
  const agents: (string | undefined)[] = []
  const other = await peer((request, response) => {
    agents.push(request.headers['user-agent'])
    response.end('picture')
  })
  const own = await peer((request, response) => {
    agents.push(request.headers['user-agent'])
    response.writeHead(302, { location: `${other}/1.jpg` }).end()
  })
  const loaded = await opened().load(own, { ...SOURCE, userAgent: 'token' })
  expect(loaded).toEqual({ kind: 'loaded', bytes: Buffer.from('picture') })
  expect(agents).toEqual(['token', 'listing-pictures/1.0'])
})

test('redirects end, and so does a picture that is too large or breaks off', async () => {
  const site = await peer((request, response) => {
    if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end()
    else if (request.url === '/long') response.writeHead(200, { 'content-length': 99 }).end('x'.repeat(99))
    else if (request.url === '/endless') response.write('x'.repeat(99))
    else response.writeHead(200, { 'content-length': 9 }).write('half', () => response.destroy())
  })
  const download = opened({ allowPrivate: true, maxBytes: 50, timeLimit: 2000 })
  const load = (path: string) => download.load(site + path, SOURCE)
  expect(await load('/loop')).toMatchObject({ kind: 'refused', reason: 'redirects more than 3 times' })
  expect(await load('/long')).toMatchObject({ kind: 'refused' })
  expect(await load('/endless')).toMatchObject({ kind: 'refused' })
  expect(await load('/cut')).toMatchObject({ kind: 'failed', waitMs: null })
})

test('what is gone is refused; a host that is busy is left alone for as long as it asks', async () => {
  const asked: string[] = []
  const site = await peer((request, response) => {
    asked.push(request.url!)
    const status = Number(request.url!.slice(1))
    response.writeHead(status, status === 429 ? { 'retry-after': '30' } : {}).end()
  })
  const download = opened()
  const load = (path: string) => download.load(site + path, SOURCE)
  expect(await load('/404')).toMatchObject({ kind: 'refused' })
  expect(await load('/403')).toMatchObject({ kind: 'refused' })
  expect(await load('/500')).toMatchObject({ kind: 'failed', waitMs: null })
  expect(await load('/429')).toMatchObject({ kind: 'failed', waitMs: 30_000 })
  expect(await load('/404')).toMatchObject({ kind: 'failed', reason: expect.stringContaining('asks us to wait') })
  expect(asked).toEqual(['/404', '/403', '/500', '/429'])
})

test('requests to a host are paced, those to another are not', async () => {
  let now = 0
  const waits: number[] = []
  const pace = new HostPace(
    () => now,
    async (ms) => void waits.push(ms),
  )
  for (const host of ['a', 'a', 'a', 'b']) await pace.turn(host, 2)
  expect(waits).toEqual([500, 1000])
  pace.pause('a', 9000)
  now = 4000
  expect(await pace.turn('a', 2)).toBe(5000)
  pace.pause('b', 365 * 86_400_000)
  expect(await pace.turn('b', 2)).toBe(3_600_000)
})
