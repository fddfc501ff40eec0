import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page, Route } from 'playwright-core'
import { MAP_TIMEOUT_MS } from '#ports/browser/map-view.ts'
import type { Manner } from './google-maps/api.ts'
import { endNoTimer } from './visitor.ts'

/** How Google's hosts answer: as documented, with a refused key, with libraries or a callback that never come, not at all. */
export type GoogleManner = Manner | 'no-callback' | 'blocked'

const FILES = new URL('google-maps/', import.meta.url)
const SCRIPT = 'https://maps.googleapis.com/maps/api/js'
const MODULES = 'https://maps.googleapis.com/maps-api-v3/api/js/'
const FOREIGN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** What the visitor's site would answer with a key and a map id. */
export const GOOGLE_SETTINGS = { google: { apiKey: 'a-key', mapId: 'a-map' }, basemap: null }

/**
 * Puts the stand-in of the Maps JavaScript API (google-maps/) in Google's place, and a key and a map id into the site's
 * settings. Answers how often the script was asked for.
 */
export async function withGoogle(
  page: Page,
  manner: GoogleManner,
): Promise<{ asked: () => number; answer: (manner: GoogleManner) => void }> {
  let now = manner
  let asked = 0
  // What answers is waited for, however long a busy machine takes.
  if (manner === 'answers') await endNoTimer(page, MAP_TIMEOUT_MS)
  await page.route('**/map-settings.json', (route) => route.fulfill({ json: GOOGLE_SETTINGS }))
  await page.route(`${MODULES}**`, (route) => fulfillModule(route))
  await page.route(`${SCRIPT}?**`, (route) => {
    asked++
    if (now === 'blocked') return route.abort()
    return route.fulfill({ contentType: 'text/javascript', headers: FOREIGN, body: scriptOf(now) })
  })
  return {
    asked: () => asked,
    answer: (next) => {
      now = next
    },
  }
}

/** The script: it fetches the rest, as the real one does. */
const scriptOf = (manner: Manner | 'no-callback'): string =>
  manner === 'no-callback'
    ? ''
    : `{
  const { searchParams } = new URL(document.currentScript.src)
  void import('${MODULES}api.ts').then(({ install }) => install(searchParams, '${manner}'))
}`

function fulfillModule(route: Route): Promise<void> {
  const name = new URL(route.request().url()).pathname.split('/').at(-1)!
  const body = stripTypeScriptTypes(readFileSync(new URL(name, FILES), 'utf8'))
  return route.fulfill({ contentType: 'text/javascript', headers: FOREIGN, body })
}
