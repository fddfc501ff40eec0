// node bench/page-weight.ts: what the first load of each page brings, from a cold cache on a phone.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium, type Browser, type Response } from 'playwright-core'
import { printTable } from './figures.ts'
import { serveLive } from './served-edition.ts'

const PAGES = ['/', '/listings', '/listings/3', '/map', '/favorites', '/signup', '/privacy', '/demo']
/** React and react-dom alone, hydrating an empty page, brotli: no page of this kind weighs less. */
const BARE_REACT_KB = 58.5

type Kind = 'html' | 'css' | 'js' | 'img' | 'font'
const KINDS: Partial<Record<string, Kind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  image: 'img',
  font: 'font',
}

interface Weight {
  plain: number
  gzip: number
  brotli: number
}

async function weigh(browser: Browser, url: string): Promise<Record<Kind, Weight>> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  const sum = Object.fromEntries(
    ['html', 'css', 'js', 'img', 'font'].map((kind) => [kind, { plain: 0, gzip: 0, brotli: 0 }]),
  ) as Record<Kind, Weight>
  for (const response of responses) {
    const kind = KINDS[response.request().resourceType()]
    if (!kind || !response.ok()) continue
    add(sum[kind], await response.body(), kind)
  }
  await context.close()
  return sum
}

/** Pictures and fonts are compressed already: their bytes count as they are. */
function add(weight: Weight, body: Buffer, kind: Kind) {
  const packed = kind === 'img' || kind === 'font'
  weight.plain += body.length
  weight.gzip += packed ? body.length : gzipSync(body, { level: 9 }).length
  weight.brotli += packed ? body.length : brotliCompressSync(body).length
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1)

const data = mkdtempSync(path.join(tmpdir(), 'keystead-bench-'))
const server = await serveLive(data)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
try {
  const rows: Record<string, string | number>[] = []
  for (const page of PAGES) {
    const { html, css, js, img, font } = await weigh(browser, server.url + page)
    rows.push({
      page,
      'html gz': kb(html.gzip),
      'html br': kb(html.brotli),
      'css gz': kb(css.gzip),
      'css br': kb(css.brotli),
      'js gz': kb(js.gzip),
      'js br': kb(js.brotli),
      'js/React': (js.brotli / 1024 / BARE_REACT_KB).toFixed(2),
      images: kb(img.plain),
      fonts: kb(font.plain),
    })
  }
  printTable('Page weight, kB, first load on a phone (js/React: against a bare React page)', rows)
} finally {
  await browser.close()
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
