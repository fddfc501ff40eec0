import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { endNoTimer, onEditions } from './visitor.ts'

/** Limits of the scripts that a page's HTML names, brotli, KiB. */
const MAX_SCRIPTS = { '/': 110, '/listings': 114, '/listings/3': 114 }
const SCRIPT = /\/assets\/[\w.-]+\.js/g
const SCRIPT_FILE = /\/assets\/[\w.-]+\.js$/

test.each(Object.entries(MAX_SCRIPTS))(
  'the scripts of the first load of %s keep to their limit',
  async (page, limit) => {
    const site = inject('addresses').live
    const html = await (await fetch(site + page)).text()
    const scripts = [...new Set(html.match(SCRIPT))]
    expect(scripts.length).toBeGreaterThan(1)
    const weights = await Promise.all(
      scripts.map(async (script) => {
        const answer = await fetch(site + script)
        expect(answer.status).toBe(200)
        return brotliCompressSync(await answer.bytes()).length
      }),
    )
    const kib = weights.reduce((sum, weight) => sum + weight, 0) / 1024
    console.info(`${page}: ${scripts.length} scripts, ${kib.toFixed(1)} KiB brotli of ${limit}`)
    expect(kib).toBeLessThanOrEqual(limit)
  },
)

/** More scripts come then (entry/browser.tsx). */
const MORE_COMES_MS = 10_000

/** Limits of the scripts that come before a visitor does anything, brotli, KiB. */
const MAX_UNTOUCHED = { '/': 112, '/listings': 115, '/listings/3': 115 }

onEditions(['live'], 'R: a page that nobody has touched', ({ address, visit, visitBeforeScripts }) => {
  test.each(Object.entries(MAX_UNTOUCHED))('the scripts of %s keep to their limit', async (path, limit) => {
    const { page, releaseScripts } = await visitBeforeScripts(path, {
      prepare: (opened) => endNoTimer(opened, MORE_COMES_MS),
    })
    await releaseScripts()
    await page.waitForLoadState('networkidle')
    const kib = await scriptsOf(page)
    console.info(`${path}, untouched: ${kib.toFixed(1)} KiB brotli of ${limit}`)
    expect(kib).toBeLessThanOrEqual(limit)
  })

  test.each(Object.keys(MAX_UNTOUCHED))('%s comes alive with the scripts that its HTML names', async (path) => {
    const named = new Set((await (await fetch(address + path)).text()).match(SCRIPT))
    const page = await visit(path, {
      unfinished: true,
      expectedErrors: /ERR_FAILED/,
      prepare: (opened) =>
        opened.route(
          (url) => SCRIPT_FILE.test(url.pathname) && !named.has(url.pathname),
          (route) => route.abort(),
        ),
    })
    expect(await page.locator('html[data-hydrated]').count()).toBe(1)
  })
})

test('R: the first paint waits for no script before the style sheets', async () => {
  const html = await (await fetch(inject('addresses').live)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head.lastIndexOf('<script')).toBeLessThan(head.indexOf('<link rel="stylesheet"'))
})

const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return files.reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize, 0) / 1024
  })
