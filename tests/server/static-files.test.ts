import fc from 'fast-check'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { openStaticFiles } from '#http/static-files.ts'
import type { LateFiles } from '#ports/server/late-files.ts'
import { testSite } from './test-site.ts'

const SECRET = 'kept outside'
const SCRIPT = 'export const homes = 18'
const folder = mkdtempSync(join(tmpdir(), 'static-files-'))
const root = join(folder, 'client')
mkdirSync(join(root, 'assets'), { recursive: true })
mkdirSync(join(root, 'media'))
writeFileSync(join(folder, 'secret.txt'), SECRET)
writeFileSync(join(root, 'assets/app-1a2b.js'), SCRIPT)
writeFileSync(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT))
writeFileSync(join(root, 'assets/app-1a2b.js.gz'), gzipSync(SCRIPT))
writeFileSync(join(root, 'media/home.ab12-640.avif'), 'avif')
writeFileSync(join(root, 'site.webmanifest'), '{}')
writeFileSync(join(root, 'service-worker.js'), 'keeps homes')
writeFileSync(join(root, 'service-worker-off.js'), 'removes itself')
writeFileSync(join(root, 'maple street.txt'), 'ünicode')
writeFileSync(join(root, 'archive.gz'), 'not a copy of anything')
symlinkSync(join(folder, 'secret.txt'), join(root, 'link.txt'))
symlinkSync(folder, join(root, 'up'))
afterAll(() => rmSync(folder, { recursive: true }))

let version = 0
// Each page is of another version, so that none is stored.
const { ask, rendered } = testSite({ files: openStaticFiles(root), listingsVersion: async () => (version += 1) })
/** The page renderer was asked: there is no such file. */
const isNoFile = async (path: string): Promise<boolean> => {
  const before = rendered.length
  const answer = await ask(path)
  return !(await answer.text()).includes(SECRET) && (rendered.length > before || answer.status === 404)
}

describe('files', () => {
  test.each([
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/media/home.ab12-640.avif', 'image/avif', 'public, max-age=31536000, immutable'],
    ['/site.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
    ['/maple%20street.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/archive.gz', 'application/octet-stream', 'public, max-age=3600'],
  ])('%s has its type and lifetime', async (path, type, cache) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe(cache)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a file that is made late is waited for, and a failure is never kept as missing', async () => {
    const made: string[] = []
    const late: LateFiles = {
      has: (pathname) => pathname.startsWith('/media/late'),
      make: async (pathname) => {
        made.push(pathname)
        if (pathname.includes('broken')) return false
        writeFileSync(join(root, pathname), 'late')
        return true
      },
    }
    const files = openStaticFiles(root, late)
    const site = testSite({ files })
    for (const _ of ['first', 'from then on like any other'])
      expect(await (await site.ask('/media/late.ab12-240.avif')).text()).toBe('late')
    expect(made).toEqual(['/media/late.ab12-240.avif'])
    const broken = await site.ask('/media/late-broken.ab12-240.avif')
    expect([broken.status, broken.headers.get('cache-control'), broken.headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '5',
    ])
    expect(files.isFile('/media/late-broken.ab12-240.avif')).toBe(true)
  })

  test('switched off, the worker that removes itself is at the other one’s address', async () => {
    expect(await (await ask('/service-worker.js')).text()).toBe('keeps homes')
    const off = await testSite({ files: openStaticFiles(root), offline: false }).ask('/service-worker.js')
    expect([await off.text(), off.headers.get('cache-control')]).toEqual(['removes itself', 'no-cache'])
  })

  test('compressed copies are served to clients that accept them', async () => {
    const answer = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(SCRIPT)
    const plain = await ask('/assets/app-1a2b.js')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toBe('accept-encoding')
    expect(await plain.text()).toBe(SCRIPT)
  })

  test('an unchanged file is 304; HEAD has no body', async () => {
    const etag = (await ask('/site.webmanifest')).headers.get('etag')!
    const again = await ask('/site.webmanifest', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const head = await ask('/site.webmanifest', { method: 'HEAD' })
    expect(head.headers.get('etag')).toBe(etag)
    expect(await head.text()).toBe('')
  })

  test('pictures may be shown by other sites, code may not', async () => {
    expect((await ask('/media/home.ab12-640.avif')).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await ask('/assets/app-1a2b.js')).headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('a missing file of a file folder is a short 404 that is not cached', async () => {
    const before = rendered.length
    const answer = await ask('/assets/old-9f9f.js')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(rendered).toHaveLength(before)
  })
})

describe('nothing outside the folder', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/assets/app-1a2b.js%00',
    '/secret.txt%00.js',
    '/link.txt',
    '/up/secret.txt',
    '/up/client/site.webmanifest',
    '//secret.txt',
    '/./../secret.txt',
    '/assets/app-1a2b.js.br',
    '/assets/',
    '/assets',
    '/constructor',
  ])('%s is no file', async (path) => {
    expect(await isNoFile(path)).toBe(true)
  })

  test('no path made of these pieces leaves the folder', async () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '/',
      '%2f',
      '\\',
      '%5c',
      'secret.txt',
      'client',
      'up',
      '%00',
      'assets',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        expect(await isNoFile(`/${pieces.join('')}`)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

test('a folder that is not there has no files', async () => {
  expect(await openStaticFiles(join(folder, 'none')).answer(new Request('http://homes.test/'))).toBeNull()
})
