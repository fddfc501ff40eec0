import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BUILT_IN_CHOICE } from '#http/map/map-choice.ts'
import { inlineScripts, scriptHashes } from '#http/script-hashes.ts'
import { openStaticFiles } from '#http/static-files.ts'
import { createStaticSite } from '#http/static-site.ts'

const SHELL = `<html><script>start()</script><script type="module" async="" src="/assets/a.js"></script>
<script class="x">
more()</script></html>`
const folder = mkdtempSync(join(tmpdir(), 'static-site-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), SHELL)
writeFileSync(join(folder, 'assets/a.js'), 'a()')
afterAll(() => rmSync(folder, { recursive: true }))

const site = createStaticSite(openStaticFiles(folder), SHELL, { map: BUILT_IN_CHOICE, voice: null })
const sha256 = (code: string) => `sha256-${hash('sha256', code, 'base64')}`

test('inline scripts are named by their hashes, those with an address are not', () => {
  expect(scriptHashes(inlineScripts(SHELL))).toEqual([sha256('start()'), sha256('\nmore()')])
})

test.each(['/', '/listings/3', '/no/such/page'])(
  'R-01 [sample] %s is the page, under a policy that lets it run',
  async (path) => {
    const answer = await site.request(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(SHELL)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const policy = answer.headers.get('content-security-policy')!
    expect(policy).toContain(`script-src 'self' '${sha256('start()')}' '${sha256('\nmore()')}'`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test('files are files, missing ones are missing, and nothing can be sent', async () => {
  expect(await (await site.request('/assets/a.js')).text()).toBe('a()')
  expect((await site.request('/assets/b.js')).status).toBe(404)
  const sent = await site.request('/listings', { method: 'POST' })
  expect(sent.status).toBe(405)
  expect(sent.headers.get('allow')).toBe('GET, HEAD')
})
