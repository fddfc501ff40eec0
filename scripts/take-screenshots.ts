/**
 * node scripts/take-screenshots.ts [ADDRESS]: takes the README's pictures (docs/screenshots/) from a running live edition
 * with the sample homes; without ADDRESS from http://127.0.0.1:3000. CHROMIUM names the browser, if it isn't
 * /usr/bin/chromium. Run it after a change of the looks.
 */
import { mkdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import sharp from 'sharp'

const FOLDER = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))
const DESKTOP = { width: 1280, height: 860 }
const PHONE = { width: 360, height: 740 }
/** Between two phones of the strip, CSS pixels. */
const GAP = 30
const QUALITY = 78
const PAGES = { home: '/', listings: '/listings', detail: '/listings/1' }

/** A page as PNG, once what `ready` waits for, its pictures and fonts are there. */
async function shoot(
  browser: Browser,
  url: string,
  viewport: typeof DESKTOP,
  ready: (page: Page) => Promise<unknown> = (page) => page.locator('h1').first().waitFor(),
): Promise<Buffer> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    // The hearts of favorites come after the page.
    await page.goto(url, { waitUntil: 'networkidle' })
    await ready(page)
    await page.waitForFunction(() => {
      const inView = (image: HTMLImageElement) => {
        const { left, right, top, bottom } = image.getBoundingClientRect()
        const across = right > 0 && left < window.innerWidth
        return image.checkVisibility() && across && bottom > 0 && top < window.innerHeight
      }
      return document.fonts.status === 'loaded' && [...document.images].filter(inView).every((image) => image.complete)
    })
    return await page.screenshot({ animations: 'disabled' })
  } finally {
    await context.close()
  }
}

/** A talk in writing, for a machine that takes pictures hears nothing. */
async function talk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Talk to a Real Estate Agent Now' }).click()
  await page.getByRole('button', { name: 'Start Voice Chat Now' }).click()
  const field = page.getByRole('textbox', { name: /Write to/ })
  await field.fill('Homes with four bedrooms under 800 thousand')
  await field.press('Enter')
  await page.getByText('Show these on the listings page').waitFor()
}

/** Phones side by side on nothing. */
async function strip(phones: readonly Buffer[]): Promise<Buffer> {
  const width = phones.length * PHONE.width + (phones.length - 1) * GAP
  const layers = phones.map((input, place) => ({ input, left: place * (PHONE.width + GAP), top: 0 }))
  const empty = { width, height: PHONE.height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  return sharp({ create: empty }).composite(layers).png().toBuffer()
}

async function keep(name: string, png: Buffer): Promise<void> {
  const path = `${FOLDER}${name}.webp`
  await sharp(png).webp({ quality: QUALITY }).toFile(path)
  console.log(`docs/screenshots/${name}.webp ${Math.round(statSync(path).size / 1000)} kB`)
}

const address = process.argv[2] ?? 'http://127.0.0.1:3000'
mkdirSync(FOLDER, { recursive: true })
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-unsafe-swiftshader'] })
try {
  const phones: Buffer[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    await keep(name, await shoot(browser, address + path, DESKTOP))
    phones.push(await shoot(browser, address + path, PHONE))
  }
  await keep('phone', await strip(phones))
  const markers = (page: Page) => page.locator('.map-marker').first().waitFor()
  await keep('map', await shoot(browser, `${address}/map`, DESKTOP, markers))
  await keep('voice', await shoot(browser, address, DESKTOP, talk))
} finally {
  await browser.close()
}
