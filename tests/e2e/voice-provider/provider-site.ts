import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { startSite, type SiteProcess } from '../site-process.ts'
import { CHROMIUM, visitorOf, type VisitOptions } from '../visitor.ts'
import type { RoomManner } from './call-machine.ts'
import { startProviderApi, webCall, type ProviderApi } from './provider-api.ts'
import {
  leftBehind,
  loadCalls,
  NOTHING,
  preparePage,
  sentToRoom,
  toldEvents,
  type ScriptManner,
  type VoicePage,
} from './provider-page.ts'

export const PUBLIC_KEY = '0b6e1f0a-3c1d-4f0e-8a55-6a1d2c3b4e5f'
export const ASSISTANT = '6f1c2e0a-3b54-4a7d-9c1e-0d2f4b6a8c10'
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

interface PageOptions {
  script?: ScriptManner
  room?: RoomManner
  visit?: VisitOptions
  /** The page's timers wait for `page.clock`. */
  clock?: boolean
}

/** The live edition with a voice provider whose API is a local stand-in. */
export interface ProviderSite {
  readonly api: ProviderApi
  readonly url: string
  /** Opens a page with the built adapter, under the site's own policy; `scriptAsked` counts loads of the call's code. */
  openPage: (options?: PageOptions) => Promise<{ page: Page; scriptAsked: () => number }>
}

/** Starts the site and the provider's API for the tests of a file, and resets the API before each test. */
export function providerSite(): ProviderSite {
  let api: ProviderApi
  let site: SiteProcess
  const data = mkdtempSync(path.join(tmpdir(), 'keystead-voice-'))
  beforeAll(async () => {
    // The tests are skipped then, and there is no build.
    if (CHROMIUM === null) return
    api = await startProviderApi()
    site = await startSite(['src/entry/node.ts'], {
      DATA_DIR: data,
      TRUST_PROXY: 'loopback',
      VAPI_PUBLIC_KEY: PUBLIC_KEY,
      VAPI_ASSISTANT_ID: ASSISTANT,
      VAPI_API_URL: api.url,
      VAPI_PRIVATE_KEY: 'the-private-key',
    })
  })
  afterAll(async () => {
    if (CHROMIUM !== null) await Promise.all([site.stop(), api.stop()])
    rmSync(data, { recursive: true, force: true })
  })
  beforeEach(() => {
    api.manner = { webCall: webCall(), callStatus: 'queued' }
    api.made.length = 0
    api.asked.length = 0
  })
  return {
    get api() {
      return api
    },
    get url() {
      return site.url
    },
    async openPage({ script, room = {}, visit = {}, clock = false } = {}) {
      let asked = () => 0
      const page = await visitorOf('live', site.url).visit('/privacy', {
        ...visit,
        prepare: async (fresh) => {
          if (clock) await fresh.clock.install()
          asked = (await preparePage(fresh, script)).asked
        },
      })
      await loadCalls(page)
      await page.evaluate((manner) => void Object.assign((window as unknown as VoicePage).roomManner, manner), room)
      return { page, scriptAsked: () => asked() }
    },
  }
}

/** Evaluates a function in the page; it may use nothing from outside. */
export const inPage = <T>(page: Page, read: (here: VoicePage) => T | Promise<T>): Promise<T> =>
  page.evaluate(`(${read.toString()})(window)`)
export const expectTold = (page: Page, ...told: string[]) => expect.poll(() => toldEvents(page)).toEqual(told)
export const expectNothingLeft = (page: Page) => expect.poll(() => leftBehind(page)).toEqual(NOTHING)
/** The actions sent to the call library's room, in order. */
export const actionsOf = async (page: Page) => (await sentToRoom(page)).map(({ action }) => action)
/** The messages sent to the agent, in order. */
export const appMessages = async (page: Page): Promise<unknown[]> =>
  (await sentToRoom(page))
    .filter(({ action, data: text }) => action === 'app-msg' && text !== 'playable')
    .map(({ data: text }) => JSON.parse(String(text)) as unknown)
