import { keptHomesCache, picturePath, readKeptHomes } from '#adapters/browser-storage/kept-homes-store.ts'
import { agencyTextPath } from '#ports/browser/agency-texts.ts'
import { offlinePage, type SiteCard } from './offline-page.ts'
import { OFFLINE_STYLE } from './offline-style.ts'
import { openNotice, showNotice } from './push-notices.ts'
import { workerCaches } from './worker-caches.ts'
import type { RequestEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Names the build; a new one replaces what an older one has stored. */
declare const BUILD: string

const SCOPE = new URL(self.registration.scope).pathname
const FONTS_CACHE = `keystead fonts ${BUILD} ${SCOPE}`
const FONTS = ['fraunces-1.woff2', 'instrument-sans-1.woff2']
/** Addresses that only the worker answers. Everything else but pages goes past it. */
const OFFLINE = `${SCOPE}offline/`

/**
 * Reloads the page once the site answers again, asking every few seconds: 'online' alone tells of a network, not of the site
 * behind it. A reload sooner would stop a visitor who is on the way to another kept page.
 */
const RETRY_SCRIPT =
  'let wait;const later=()=>{clearTimeout(wait);wait=setTimeout(retry,3000)};' +
  'const retry=()=>{fetch(location.href,{method:"HEAD",cache:"no-store"}).then(()=>location.reload(),later)};' +
  'addEventListener("online",retry);later()'

/** What the pages need besides fonts and pictures. */
const TEXTS: Readonly<Record<string, { type: string; text: () => string | Promise<string> }>> = {
  'style.css': { type: 'text/css', text: async () => OFFLINE_STYLE + ((await readSite())?.colors ?? '') },
  'retry.js': { type: 'text/javascript', text: () => RETRY_SCRIPT },
}

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(Promise.all([storeFonts(), storeSite()]))
})
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([removeOldCaches(), self.registration.navigationPreload?.enable()])),
)
self.addEventListener('push', (event) => event.waitUntil(showNotice(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    const page = fromNetwork(event)
    event.respondWith(isAgencySide(pathname) ? page : page.catch(() => keptPage(pathname)))
  }
  if (request.mode !== 'navigate' && pathname.startsWith(OFFLINE)) event.respondWith(keptFile(pathname))
})

/** The pages for those who work for the agency, in whose place none is ever shown. */
const isAgencySide = (pathname: string): boolean => /^agency(?:\/|$)/.test(pathname.slice(SCOPE.length))

/** The network's own answer, whatever it is: a page is never taken from a cache. Rejects without a connection. */
async function fromNetwork({ request, preloadResponse }: RequestEvent): Promise<Response> {
  const answer = (await preloadResponse?.catch(() => undefined)) ?? (await fetch(request))
  // The agency may have another name or number by now.
  if (!siteIsFresh) void storeSite()
  return answer
}

async function keptPage(pathname: string): Promise<Response> {
  const path = `/${pathname.slice(SCOPE.length)}`
  const [kept, site] = await Promise.all([readKeptHomes(SCOPE), readSite()])
  const html = offlinePage(kept, { path, scope: SCOPE, isOnline: navigator.onLine, site })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'",
  }
  return new Response(html, { headers })
}

async function keptFile(pathname: string): Promise<Response> {
  const text = TEXTS[pathname.slice(OFFLINE.length)]
  if (text) return new Response(await text.text(), { headers: { 'content-type': text.type } })
  const isPicture = pathname.startsWith(picturePath(SCOPE, 0).slice(0, -1))
  const kept = await caches.match(pathname, { cacheName: isPicture ? keptHomesCache(SCOPE) : FONTS_CACHE })
  return kept ?? (isPicture ? noPicture() : new Response(null, { status: 404 }))
}

/** In the place of a picture that wasn't kept in time: an even ground, no broken frame. */
const noPicture = (): Response =>
  new Response(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#f4efe8" d="M0 0h3v2H0z"/></svg>',
    {
      headers: { 'content-type': 'image/svg+xml' },
    },
  )

/** The page's fonts, which its visitor has already; without them it falls back to the system's. */
async function storeFonts(): Promise<void> {
  const cache = await caches.open(FONTS_CACHE)
  await Promise.allSettled(
    FONTS.map(async (name) => {
      const font = await fetch(`${SCOPE}fonts/${name}`)
      if (font.ok) await cache.put(`${OFFLINE}${name}`, font)
    }),
  )
}

/** Where the site's name, phone and colors are kept, beside the fonts. */
const SITE_FILE = `${OFFLINE}site.json`
/** Whether they were fetched since this worker started. */
let siteIsFresh = false

async function storeSite(): Promise<void> {
  try {
    const site = await fetch(`${SCOPE}${agencyTextPath('site')}`)
    if (site.ok) await (await caches.open(FONTS_CACHE)).put(SITE_FILE, site)
    siteIsFresh = site.ok
  } catch {
    // The next page fetched tries again.
  }
}

async function readSite(): Promise<SiteCard> {
  const stored = await caches.match(SITE_FILE, { cacheName: FONTS_CACHE })
  return stored ? ((await stored.json()) as SiteCard) : null
}

async function removeOldCaches(): Promise<void> {
  const current = new Set([FONTS_CACHE, keptHomesCache(SCOPE)])
  const names = await workerCaches(SCOPE)
  await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)))
}
