import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page, Route } from 'playwright-core'
import type { VoiceCall, VoiceCalls, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { VoiceSettings } from '#ports/browser/voice-settings.ts'
import type { CallMachine, RoomManner } from './call-machine.ts'

/** How the code of the call is answered for. */
export type ScriptManner = 'here' | 'blocked' | 'never'

/** What a test reads in the page. */
export interface VoicePage {
  roomManner: RoomManner
  callMachine?: CallMachine
  /** How often the microphone was asked for, the answer, and all it gave. */
  microphone: { asked: number; refusal: string | null; tracks: MediaStreamTrack[] }
  calls: VoiceCalls
  events: VoiceEvent[]
  abort: AbortController
  started: ReturnType<VoiceCalls['start']>
  call: VoiceCall
}

const MACHINE = stripTypeScriptTypes(readFileSync(new URL('call-machine.ts', import.meta.url), 'utf8')).replaceAll(
  'export ',
  '',
)

/** Puts the stand-in in the place of Daily's code, and a microphone into the browser. Answers how to change the former. */
export async function preparePage(page: Page, script: ScriptManner = 'here'): Promise<{ asked: () => number }> {
  let asked = 0
  await page.route('https://c.daily.co/**', (route: Route) => {
    asked += 1
    if (script === 'never') return
    if (script === 'blocked') return route.abort()
    const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    return route.fulfill({ contentType: 'text/javascript', headers, body: `{${MACHINE}\ninstallCallMachine()}` })
  })
  // The call library reports its errors there, where no policy keeps it from it.
  await page.route('https://*.ingest.sentry.io/**', (route) => route.abort())
  await page.addInitScript(() => {
    const here = window as unknown as VoicePage
    here.roomManner = {}
    here.microphone = { asked: 0, refusal: null, tracks: [] }
    navigator.mediaDevices.getUserMedia = async () => {
      here.microphone.asked += 1
      if (here.microphone.refusal) throw new DOMException('Refused', here.microphone.refusal)
      const { stream } = new AudioContext().createMediaStreamDestination()
      here.microphone.tracks.push(...stream.getTracks())
      return stream
    }
  })
  return { asked: () => asked }
}

const DIST = new URL('../../../dist/', import.meta.url)

/** The address of the built adapter's own file, as a page fetches it. */
function adapterAddress(): string {
  const client = new URL(`builds/${readFileSync(new URL('current', DIST), 'utf8').trim()}/client/`, DIST)
  return `/${globSync('assets/vapi-voice-calls-*.js', { cwd: client })[0]}`
}

/** Loads the built adapter in the page, with the settings of the site. */
export async function loadCalls(page: Page): Promise<void> {
  // A visitor has done something on the page before a call: else browsers play no sound.
  await page.mouse.click(2, 2)
  // As text: the tests' own bundler would take the import for one of its modules.
  const adapter = await page.evaluateHandle<object>(`import('${adapterAddress()}')`)
  await page.evaluate(async (loaded) => {
    const { provider } = (await (await fetch('/voice-settings.json')).json()) as VoiceSettings
    const [open] = Object.values(loaded) as ((settings: unknown) => VoiceCalls)[]
    ;(window as unknown as VoicePage).calls = open!(provider)
  }, adapter)
}

/** Begins a call; its events are collected. */
export const beginCall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const here = window as unknown as VoicePage
    here.events = []
    here.abort = new AbortController()
    here.started = here.calls.start(here.abort.signal, (event) => void here.events.push(event))
    void here.started.then((answer) => {
      if (answer && 'call' in answer) here.call = answer.call
    })
  })

/** What the start answered: 'call', null, or the problem. */
export const startAnswer = (page: Page) =>
  page.evaluate(async () => {
    const answer = await (window as unknown as VoicePage).started
    return answer === null ? null : 'call' in answer ? 'call' : answer.problem
  })

/** Events but levels, as short texts. */
export const toldEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as VoicePage).events
      .filter(({ type }) => type !== 'level')
      .map((event) => {
        if (event.type === 'transcript')
          return `${event.line.id} ${event.line.who} ${event.line.final}: ${event.line.text}`
        if (event.type === 'speech') return `${event.of} ${event.speaking ? 'speaks' : 'is silent'}`
        if (event.type === 'reconnecting') return `reconnecting ${event.reconnecting}`
        if (event.type === 'left') return `left: ${event.reason}`
        return 'problem' in event ? `${event.type} ${event.problem.kind}` : event.type
      }),
  )

/** What a call has left on the page. */
export const leftBehind = (page: Page) =>
  page.evaluate(() => {
    const here = window as unknown as VoicePage
    const { instances = {} } = (Reflect.get(window, '_daily') ?? {}) as { instances?: object }
    return {
      players: document.querySelectorAll('audio').length,
      liveTracks: here.microphone.tracks.filter(({ readyState }) => readyState === 'live').length,
      calls: Object.keys(instances).length,
    }
  })

export const NOTHING = { players: 0, liveTracks: 0, calls: 0 }

/** What the call machine was told, by action. */
export const sentToRoom = (page: Page): Promise<CallMachine['sent']> =>
  page.evaluate(() => (window as unknown as VoicePage).callMachine?.sent ?? [])
