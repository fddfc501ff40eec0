import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { findBrowser } from '../../scripts/find-browsers.mjs'
import { vectorArchive } from '../vector-archive.ts'
import type { Edition } from './editions-setup.ts'
import { STEP_LIMIT } from './limits.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const FEATURES_OFF = [
  // The two pop-ups of the address bar, pages of their own in every new window: they cost more than most pages of ours.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // What Playwright switches off: of two lists the last one holds.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const ARGS = [
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  // The map is drawn by the processor where there is no graphics card.
  '--enable-unsafe-swiftshader',
  // V8's last two compilers pay off after minutes, and so do short collections of garbage; no page of a test stands that long.
  // On the map they took a quarter of the time.
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=32',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export const PHONE = { width: 360, height: 780 }
export const DESKTOP = { width: 1280, height: 900 }

let networks = 0

/** One browser for all files of a worker; it ends with the worker. */
let browser: Promise<Browser> | null = null
const launch = () => (browser ??= launchChromium())

export const CHROMIUM = findBrowser('CHROMIUM')

/** A Chromium of its own. */
export const launchChromium = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM!, args: ARGS })

export interface VisitOptions extends BrowserContextOptions {
  /** Console errors that belong to what the test does, such as a page that answers 404. */
  expectedErrors?: RegExp
  /** The ground of maps is fetched and painted: for tests that look at it. */
  painted?: boolean
  /** The browser has service workers: for tests of reading offline. Elsewhere no page passes through one. */
  offline?: boolean
  /** The code of a part of the page can't be had: what came with the page is waited for alone. */
  unfinished?: boolean
  /** Runs in the page before its own scripts. */
  prepare?: (page: Page) => Promise<unknown>
}

/**
 * A visitor of one edition: `visit(path)` opens a page in a fresh browser profile. A console error or an uncaught
 * exception that isn't expected fails the test.
 */
export interface Visitor {
  edition: Edition
  address: string
  visit(path: string, options?: VisitOptions): Promise<Page>
  /** Opens a page as far as its HTML goes: its scripts come when they are released, and React is waited for. */
  visitBeforeScripts(path: string, options?: VisitOptions): Promise<{ page: Page; releaseScripts: () => Promise<void> }>
}

/** The same tests on both editions: where they differ in how pages are served, how data is had, and where it is stored. */
export function onBothEditions(title: string, tests: (visitor: Visitor) => void): void {
  onEditions(['live', 'sample'], title, tests)
}

/** Tests of code that is the same in both editions: one of them is enough. */
export const onEitherEdition = (title: string, tests: (visitor: Visitor) => void): void =>
  onEditions(['live'], title, tests)

/** Tests on some editions only; `[sample]` and `[live]` clauses of the specification. */
export function onEditions(editions: readonly Edition[], title: string, tests: (visitor: Visitor) => void): void {
  describe.each(editions)(`${title} [%s]`, (edition) => {
    tests(editionVisitor(edition))
  })
}

/** Tests on the live edition whose database holds the example feed and no samples. */
export function onFeed(title: string, tests: (visitor: Visitor) => void): void {
  describe(`${title} [feed]`, () => tests(visitorOf('live', inject('addresses').feed)))
}

/** A visitor of the live edition whose operator has a key for Google's map. */
export const googleVisitor = (): Visitor => visitorOf('live', inject('addresses').google)

/** A visitor of an edition as it comes. */
export const editionVisitor = (edition: Edition): Visitor => visitorOf(edition, inject('addresses')[edition])

/** A visitor of the site at an address. */
export function visitorOf(edition: Edition, address: string): Visitor {
  const newPage = async ({
    expectedErrors,
    painted = false,
    offline = false,
    unfinished: isUnfinished = false,
    prepare,
    ...options
  }: VisitOptions) => {
    const context = await (
      await launch()
    ).newContext({
      baseURL: address,
      viewport: DESKTOP,
      // Each visitor comes from a network of their own: what many tests do together is no flood.
      extraHTTPHeaders: { 'x-forwarded-for': `10.${process.pid & 255}.${networks >> 8}.${networks++ & 255}` },
      ...options,
    })
    context.setDefaultTimeout(STEP_LIMIT)
    const page = await context.newPage()
    if (isUnfinished) unfinished.add(page)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    onTestFinished(async () => {
      await context.close()
      expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([])
    })
    if (options.javaScriptEnabled !== false) await takeRecognisersAway(page)
    if (!painted) await leaveMapsUnpainted(page)
    await keepTheHeroStill(page)
    if (!offline) await takeServiceWorkersAway(page)
    await prepare?.(page)
    return page
  }
  return {
    edition,
    address,
    async visit(path, options = {}) {
      const page = await newPage(options)
      if (options.javaScriptEnabled !== false) {
        page.context().on('page', waitForReact)
        waitForReact(page)
      }
      await page.goto(path)
      return page
    },
    async visitBeforeScripts(path, options = {}) {
      const page = await newPage(options)
      await endNoTimer(page, FORMS_WAIT_MS)
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(SCRIPTS, async (route) => {
        await released
        await route.fallback()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor({ state: 'attached' })
      const releaseScripts = async () => {
        release()
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      }
      return { page, releaseScripts }
    },
  }
}

/** A time limit of so many milliseconds never ends on the page: a busy machine takes as long for what comes before. */
export const endNoTimer = (page: Page, milliseconds: number): Promise<unknown> =>
  page.addInitScript((endless) => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (act: () => void, wait?: number, ...rest: unknown[]) =>
        wait === endless ? 0 : setTimeout(act, wait, ...rest),
    })
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (wait) => (wait === endless ? new AbortController().signal : timeout(wait))
  }, milliseconds)

/** Without scripts the browser then sends a form itself (ui/early-acts/recorder-script.ts). */
const FORMS_WAIT_MS = 12_000

const SCRIPTS = /\/assets\/[^/]*\.js/

/** The headless shell crashes the page that asks what its recogniser can do: it has none. Tests that speak bring their own. */
const takeRecognisersAway = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })

/** Playwright's own way to block them writes a warning to the console. */
const takeServiceWorkersAway = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })

/** Streets, water and parks of the built-in map: an archive without a tile. */
const NO_STREETS = vectorArchive({ maxZoom: 0, tiles: 0 }).toString('base64')

/** Of the built-in map's own sources (adapters/maplibre/basemap-style.ts) those that are only looked at: land, borders, waters, names. */
const GROUND = [
  'states',
  'outerCountyLines',
  'counties',
  'towns',
  'townLines',
  'waters',
  'countyLines',
  'stateLines',
  'rivers',
  'outerRivers',
  'mainRoads',
  'railways',
  'townNames',
  'zipNames',
  'countyNames',
  'surroundingNames',
  'waterNames',
]

/** Maps do everything but fetch, cut into tiles and paint their ground, which takes the processor seconds for each. */
const leaveMapsUnpainted = (page: Page) =>
  page.addInitScript(
    ({ archive, ground }) => {
      WebGL2RenderingContext.prototype.drawElements = () => {}
      const { postMessage } = Worker.prototype
      // 'LD' gives MapLibre's worker the data of a source.
      Worker.prototype.postMessage = function (
        this: Worker,
        message: LoadedData,
        options?: StructuredSerializeOptions | Transferable[],
      ) {
        const isGround = message?.type === 'LD' && ground.includes(message.data.source)
        const empty = { ...message?.data, data: { type: 'FeatureCollection', features: [] } }
        postMessage.call(this, isGround ? { ...message, data: empty } : message, options as StructuredSerializeOptions)
      }
      const { fetch } = window
      // Not by Playwright's routes: they switch the browser's cache off.
      window.fetch = (asked, ...rest) =>
        typeof asked === 'string' && /\/basemap\/[^/]*\.pmtiles$/.test(asked)
          ? Promise.resolve(
              new Response(
                Uint8Array.from(atob(archive), (byte) => byte.charCodeAt(0)),
                { status: 206 },
              ),
            )
          : fetch(asked, ...rest)
    },
    { archive: NO_STREETS, ground: GROUND },
  )

/** What MapLibre's page sends to its worker, as far as it is read here. */
interface LoadedData {
  type?: string
  data: { source: string }
}

/** Without a graphics card the drift of the home page's pictures takes half a processor for as long as the page stands. */
const keepTheHeroStill = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.hero-slide img { animation: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Pages a part of which can't be had. */
const unfinished = new WeakSet<Page>()

/** A page that is opened or reloaded is waited for until it answers to whatever is pressed. */
function waitForReact(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...args) => {
    const response = await goto.apply(page, args)
    await hydrated(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload.apply(page, args)
    await hydrated(page)
    return response
  }
}

/**
 * Resolves when React has taken over the page (features/frame/hydration-mark.tsx) and the parts whose code comes once it is used
 * have it (ui/primitives/late-component.tsx); at once on a page without scripts of ours.
 */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((whole) => {
    if (!document.querySelector('script[data-src], script[type="module"]')) return true
    const { hydrated: marked, pendingParts = '0' } = document.documentElement.dataset
    if (marked === undefined) return false
    // The page is used: by a pointer that crosses it.
    dispatchEvent(new Event('pointermove'))
    return pendingParts === '0' || !whole
  }, !unfinished.has(page))
}

/** From here on the page's clock, installed before it opened, moves only when told: a busy machine changes nothing. */
export async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 300))
  // Where that moment has passed by the time the page hears of it, the clock has stopped at a later one, and is set anew.
  await stop().catch(stop)
}

/** The element has the focus, or gets it: some things move it only once they are drawn. */
export const expectFocus = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true)

/** axe-core with all its default rules finds nothing on the page as it stands. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const findings = await page.evaluate(async () => {
    // A color on its way to another is neither. What moves without end, or with the page's scroll, is left to itself.
    const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const ends = timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity
      return playState === 'running' && ends
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      // Of what passes a rule one element is described, not each.
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
  expect(findings).toEqual([])
}

/** The page is no wider than the window, once it has followed the window's size: nothing makes it scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
  await expect.poll(tooWide).toBe(0)
}
