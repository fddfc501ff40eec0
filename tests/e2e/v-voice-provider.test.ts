import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSite, type SiteProcess } from './site-process.ts'
import { editionVisitor, visitorOf, type VisitOptions } from './visitor.ts'
import type { RoomManner } from './voice-provider/call-machine.ts'
import { CALL_ID, startProviderApi, webCall, type ApiManner, type ProviderApi } from './voice-provider/provider-api.ts'
import {
  beginCall,
  leftBehind,
  loadCalls,
  NOTHING,
  preparePage,
  sentToRoom,
  startAnswer,
  toldEvents,
  type ScriptManner,
  type VoicePage,
} from './voice-provider/provider-page.ts'

const PUBLIC_KEY = '0b6e1f0a-3c1d-4f0e-8a55-6a1d2c3b4e5f'
const ASSISTANT = '6f1c2e0a-3b54-4a7d-9c1e-0d2f4b6a8c10'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
const LATER = { timeout: 10_000 }

let api: ProviderApi
let site: SiteProcess
const data = mkdtempSync(path.join(tmpdir(), 'keystead-voice-'))
beforeAll(async () => {
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
  await Promise.all([site.stop(), api.stop()])
  rmSync(data, { recursive: true, force: true })
})
beforeEach(() => {
  api.manner = { webCall: webCall(), callStatus: 'queued' }
  api.made.length = 0
  api.asked.length = 0
})

interface Opened {
  script?: ScriptManner
  room?: RoomManner
  visit?: VisitOptions
  /** The page's timers wait for `page.clock`. */
  clock?: boolean
}

/** A page of the site with the built adapter in it, under the site's own policy. */
async function openPage({ script, room = {}, visit = {}, clock = false }: Opened = {}) {
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
}

const inPage = <T>(page: Page, read: (here: VoicePage) => T | Promise<T>): Promise<T> =>
  page.evaluate(`(${read.toString()})(window)`)
const expectTold = (page: Page, ...told: string[]) => expect.poll(() => toldEvents(page), LATER).toEqual(told)
const expectNothingLeft = (page: Page) => expect.poll(() => leftBehind(page), LATER).toEqual(NOTHING)
const actionsOf = async (page: Page) => (await sentToRoom(page)).map(({ action }) => action)
const appMessages = async (page: Page): Promise<unknown[]> =>
  (await sentToRoom(page))
    .filter(({ action, data: text }) => action === 'app-msg' && text !== 'playable')
    .map(({ data: text }) => JSON.parse(String(text)) as unknown)

describe('a call with the provider', () => {
  test('V-06 V-07 V-09 V-12 is set up, talked in, muted, and ended with nothing left', async () => {
    const { page, scriptAsked } = await openPage()
    const before = await inPage(page, (here) => here.microphone.asked)
    expect([before, scriptAsked(), api.made.length]).toEqual([0, 0, 0])
    await beginCall(page)
    expect(await startAnswer(page)).toBe('call')
    expect(api.made).toEqual([{ authorization: `Bearer ${PUBLIC_KEY}`, payload: { assistantId: ASSISTANT } }])
    expect(await inPage(page, (here) => here.microphone.asked)).toBeGreaterThan(0)
    // A second start is ignored.
    expect(await inPage(page, (here) => here.calls.start(new AbortController().signal, () => {}))).toBe(null)
    expect(api.made).toHaveLength(1)

    // What the SDK and the call library do by themselves.
    await expect.poll(() => actionsOf(page), LATER).toContain('start-local-audio-level-observer')
    const sent = await sentToRoom(page)
    expect(sent.find(({ action }) => action === 'start-remote-participants-audio-level-observer')).toMatchObject({
      interval: 100,
    })
    expect(sent.find(({ action }) => action === 'update-input-settings')).toMatchObject({
      inputSettings: { audio: { processor: { type: 'noise-cancellation' } } },
    })
    await inPage(page, (here) => here.callMachine!.level(0.3))
    await expectTold(page, 'agent speaks')
    expect(
      await inPage(page, (here) => Math.max(...here.events.map((event) => (event.type === 'level' ? event.level : 0)))),
    ).toBe(1)
    await inPage(page, (here) => here.callMachine!.level(0.009))
    await expectTold(page, 'agent speaks', 'agent is silent')
    await inPage(page, (here) =>
      here.callMachine!.tells({ action: 'nonfatal-error', type: 'audio-processor-error', errorMsg: 'x' }),
    )
    await expect
      .poll(async () => (await sentToRoom(page)).slice(-2), LATER)
      .toMatchObject([
        { action: 'update-input-settings', inputSettings: { audio: { processor: { type: 'none' } } } },
        { action: 'local-audio', state: true },
      ])

    // The talk.
    await inPage(page, (here) => {
      here.events.length = 0
      const transcript = (role: string, transcriptType: string, text: string) =>
        here.callMachine!.says({ type: 'transcript', role, transcriptType, transcript: text })
      transcript('user', 'partial', 'Three')
      transcript('user', 'final', 'Three beds')
      transcript('assistant', 'final', 'Twelve homes.')
    })
    await expectTold(
      page,
      'turn-1 visitor false: Three',
      'turn-1 visitor true: Three beds',
      'thinking',
      'turn-2 agent true: Twelve homes.',
    )
    await inPage(page, (here) => {
      here.call.sendText('with a pool')
      here.call.interrupt()
    })
    await expect
      .poll(() => appMessages(page), LATER)
      .toEqual([
        { type: 'add-message', message: { role: 'user', content: 'with a pool' }, triggerResponseEnabled: true },
        { type: 'control', control: 'mute-assistant' },
      ])
    expect(await inPage(page, () => document.querySelector('audio')!.muted)).toBe(true)
    await inPage(page, (here) => here.callMachine!.says({ type: 'speech-update', role: 'user', status: 'started' }))
    await expect
      .poll(async () => (await appMessages(page)).at(-1), LATER)
      .toEqual({ type: 'control', control: 'unmute-assistant' })
    expect(await inPage(page, () => document.querySelector('audio')!.muted)).toBe(false)
    expect(await inPage(page, (here) => [here.call.setMuted(true), here.call.setMuted(false)])).toEqual([
      { ok: true },
      { ok: true },
    ])
    const audioStates = async () =>
      (await sentToRoom(page)).filter(({ action }) => action === 'local-audio').map(({ state }) => state)
    await expect.poll(audioStates, LATER).toEqual([true, false, true])
    expect(await inPage(page, async (here) => (await here.call.devices()).microphone)).toBe('mic-1')

    // Its network comes and goes.
    await inPage(page, (here) => {
      here.events.length = 0
      for (const event of ['interrupted', 'interrupted', 'connected']) {
        here.callMachine!.tells({ action: 'network-connection', type: 'signaling', event })
      }
    })
    await expectTold(page, 'reconnecting true', 'reconnecting false')

    await inPage(page, (here) => {
      here.events.length = 0
      return here.call.end()
    })
    expect(await appMessages(page)).toContainEqual({ type: 'end-call' })
    await expectNothingLeft(page)
    expect(await toldEvents(page)).toEqual([])
    expect((await inPage(page, (here) => here.call.setMuted(true))).ok).toBe(false)
    // Another one can follow.
    await beginCall(page)
    expect(await startAnswer(page)).toBe('call')
    await inPage(page, (here) => here.call.end())
    await expectNothingLeft(page)
  })

  test('V-06 the provider’s word is followed every half second while a call is set up, and no longer', async () => {
    const visit = { expectedErrors: /status of 503/ }
    const { page } = await openPage({ room: { room: 'silent' }, visit, clock: true })
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) {
        const before = api.asked.length
        await page.clock.runFor(500)
        await expect.poll(() => api.asked.length, LATER).toBeGreaterThan(before)
      }
    }
    await beginCall(page)
    await expect.poll(() => api.asked.length, LATER).toBeGreaterThan(0)
    expect(api.asked[0]).toBe(`/call/${CALL_ID} Bearer the-private-key`)
    api.manner.callStatus = 'ringing'
    await rounds(2)
    api.manner.callStatus = 500
    await rounds(1)
    api.manner.callStatus = 'in-progress'
    await rounds(1)
    expect(await startAnswer(page)).toBe('call')
    const asked = api.asked.length
    await page.clock.runFor(5000)
    expect(api.asked.length).toBe(asked)
    await inPage(page, (here) => here.call.end())
    for (const [callStatus, kind] of [
      ['ended', 'ejected'],
      ['not-found', 'provider-failed'],
    ] as const) {
      api.manner.callStatus = callStatus
      await beginCall(page)
      await page.clock.runFor(600)
      expect(await startAnswer(page)).toMatchObject({ kind })
      await expectNothingLeft(page)
    }
  })

  test('V-06 when the other side leaves it is told once, whichever way', async () => {
    const { page } = await openPage()
    const end = async (how: (here: VoicePage) => void, reason: string) => {
      await beginCall(page)
      expect(await startAnswer(page)).toBe('call')
      await inPage(page, how)
      await expectTold(page, `left: ${reason}`)
      await expectNothingLeft(page)
      expect(await toldEvents(page)).toEqual([`left: ${reason}`])
    }
    await end((here) => here.callMachine!.agentLeaves(), 'customer-ended-call')
    await end((here) => {
      here.callMachine!.says({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' })
      here.callMachine!.agentLeaves()
    }, 'assistant-ended-call')
    await end(
      (here) =>
        here.callMachine!.tells({
          action: 'error',
          errorMsg: 'Meeting has ended',
          error: { type: 'ejected', msg: 'Meeting has ended' },
        }),
      'meeting-ended',
    )
  })

  test('V-09 on a phone a second passes before the room is joined; a recording is asked for in 1280x720', async () => {
    api.manner.webCall = webCall({ artifactPlan: { videoRecordingEnabled: true } })
    const { page, scriptAsked } = await openPage({ room: { records: true }, visit: { userAgent: PHONE }, clock: true })
    await page.clock.pauseAt(Date.now() + 10_000)
    await beginCall(page)
    await expect.poll(() => api.asked.length, LATER).toBeGreaterThan(0)
    await page.clock.runFor(900)
    expect(scriptAsked()).toBe(0)
    await page.clock.runFor(200)
    await expect.poll(() => scriptAsked(), LATER).toBe(1)
    await page.clock.resume()
    expect(await startAnswer(page)).toBe('call')
    expect((await sentToRoom(page)).find(({ action }) => action === 'local-recording-start')).toMatchObject({
      width: 1280,
      height: 720,
    })
    await expect.poll(() => appMessages(page), LATER).toMatchObject([{ type: 'control', control: 'say-first-message' }])
    await inPage(page, (here) => here.call.end())
    await expectNothingLeft(page)
  })
})

describe('a call that can’t be made', () => {
  const invalidKey = JSON.stringify({ message: 'Invalid Key. Hot tip.', error: 'Unauthorized', statusCode: 401 })

  test('V-10 V-11 every reason has its name, the answer of the provider is kept, and nothing stays behind', async () => {
    const { page } = await openPage({ visit: { expectedErrors: /Failed to load resource|sentry/ } })
    const refused = async (
      kind: string,
      manner: Partial<ApiManner>,
      room: RoomManner = {},
      refusal: string | null = null,
    ) => {
      Object.assign(api.manner, { webCall: webCall() }, manner)
      await page.evaluate(
        ([roomManner, name]) => {
          const here = window as unknown as VoicePage
          here.roomManner = roomManner
          here.microphone.refusal = name
        },
        [room, refusal] as const,
      )
      const made = api.made.length
      await beginCall(page)
      const problem = await startAnswer(page)
      expect(problem).toMatchObject({ kind })
      await expectNothingLeft(page)
      return { detail: (problem as { detail: string }).detail, made: api.made.length - made }
    }
    const answers = (status: number, body: string) => ({ webCall: { status, body } })
    expect((await refused('provider-refused', answers(401, invalidKey))).detail).toBe(
      `{"status":401,"body":${invalidKey}}`,
    )
    await refused('provider-refused', answers(403, '{}'))
    await refused('provider-unknown-assistant', answers(404, '{"message":"Couldn’t find it"}'))
    expect((await refused('provider-failed', answers(500, '<h1>Oh</h1>'))).detail).toContain('"status":500')
    for (const error of ['no-room', 'meeting-full', 'exp-room', 'connection-error']) {
      expect((await refused(error, {}, { error })).made).toBe(1)
    }
    await refused('mic-in-use', {}, { cameraError: 'mic-in-use' })
    // Who has no microphone, or keeps it, costs nobody a call.
    expect((await refused('permissions', {}, {}, 'NotAllowedError')).made).toBe(0)
    expect((await refused('not-found', {}, {}, 'NotFoundError')).made).toBe(0)
    await page.evaluate(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }))
    expect((await refused('undefined-mediadevices', {})).made).toBe(0)
  })

  test('V-10 the call’s code is tried three times', async () => {
    const { page, scriptAsked } = await openPage({
      script: 'blocked',
      visit: { expectedErrors: /Failed to load resource|sentry/ },
      clock: true,
    })
    await beginCall(page)
    for (const tries of [1, 2, 3]) {
      await expect.poll(() => scriptAsked(), LATER).toBe(tries)
      await page.clock.runFor(3100)
    }
    expect(await startAnswer(page)).toMatchObject({ kind: 'not-loaded' })
    await expectNothingLeft(page)
  })

  test('V-10 a provider that answers too late, or an agent who never comes, is given up', async () => {
    const { page } = await openPage({ room: { room: 'silent' }, clock: true })
    api.manner.webCall = 'never'
    await beginCall(page)
    await expect.poll(() => api.made.length, LATER).toBe(1)
    await page.clock.runFor(20_100)
    expect(await startAnswer(page)).toMatchObject({ kind: 'too-slow' })
    api.manner.webCall = webCall()
    await beginCall(page)
    await expect.poll(() => actionsOf(page), LATER).toContain('update-input-settings')
    await page.clock.runFor(20_100)
    expect(await startAnswer(page)).toMatchObject({ kind: 'too-slow' })
    await expectNothingLeft(page)
  })

  test('V-07 with neither assistant, squad nor workflow the SDK refuses in its words, and nobody is called', async () => {
    const { page } = await openPage()
    const provider = { publicKey: PUBLIC_KEY, assistantId: '', apiUrl: api.url, status: false }
    await page.route('**/voice-settings.json', (route) => route.fulfill({ json: { provider, model: false } }))
    await loadCalls(page)
    await beginCall(page)
    const problem = await startAnswer(page)
    expect(problem).toMatchObject({ kind: 'no-assistant' })
    expect((problem as { detail: string }).detail).toContain('Assistant or Squad or Workflow must be provided.')
    expect(api.made).toEqual([])
    await expectNothingLeft(page)
  })

  test('V-08 without its client the console says so', async () => {
    const { page } = await openPage({
      visit: { expectedErrors: /Vapi client not initialized|Failed to load resource/ },
    })
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.route('**/vapi-sdk*.js', (route) => route.abort())
    await beginCall(page)
    expect(await startAnswer(page)).toMatchObject({ kind: 'not-loaded' })
    expect(said.some((text) => text.startsWith('Vapi client not initialized'))).toBe(true)
    expect(await inPage(page, (here) => here.microphone.asked)).toBe(0)
  })
})

describe('ended while it is being set up', () => {
  const abort = (page: Page) => inPage(page, (here) => here.abort.abort())

  test('V-06 no call goes on, whatever it was waiting for; a late answer joins no room', async () => {
    const { page, scriptAsked } = await openPage({ clock: true })
    api.manner.webCall = 'never'
    await beginCall(page)
    await expect.poll(() => api.made.length, LATER).toBe(1)
    await abort(page)
    expect(await startAnswer(page)).toBe(null)
    api.answerHeld()
    await page.clock.runFor(3000)
    await expectNothingLeft(page)
    expect([scriptAsked(), await actionsOf(page)]).toEqual([0, []])

    for (const room of ['never-joined', 'silent'] as const) {
      api.manner.webCall = webCall()
      await page.evaluate((name) => void ((window as unknown as VoicePage).roomManner = { room: name }), room)
      const joined = (await actionsOf(page)).filter((action) => action === 'join-meeting').length
      await beginCall(page)
      await expect
        .poll(async () => (await actionsOf(page)).filter((action) => action === 'join-meeting').length, LATER)
        .toBe(joined + 1)
      await abort(page)
      expect(await startAnswer(page)).toBe(null)
      await expectNothingLeft(page)
    }
    const [asked, sent] = [api.asked.length, (await sentToRoom(page)).length]
    await page.clock.runFor(10_000)
    expect([api.asked.length, (await sentToRoom(page)).length]).toEqual([asked, sent])
    expect(await toldEvents(page)).toEqual([])
  })

  test('V-06 while the code of the call is fetched, or a phone waits', async () => {
    const { page } = await openPage({ script: 'never', clock: true })
    await beginCall(page)
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('script[src*="c.daily.co"]').length), LATER)
      .toBe(1)
    await abort(page)
    expect(await startAnswer(page)).toBe(null)
    await expectNothingLeft(page)
    const phone = await openPage({ visit: { userAgent: PHONE }, clock: true })
    await phone.page.clock.pauseAt(Date.now() + 10_000)
    await beginCall(phone.page)
    await expect.poll(() => api.asked.length, LATER).toBeGreaterThan(1)
    await abort(phone.page)
    await phone.page.clock.runFor(3000)
    expect(await startAnswer(phone.page)).toBe(null)
    await expectNothingLeft(phone.page)
    expect(phone.scriptAsked()).toBe(0)
  })

  test('V-08 a room that never lets go is told of, and neither sound nor microphone goes on', async () => {
    const { page } = await openPage({ room: { room: 'stuck' }, clock: true })
    await beginCall(page)
    expect(await startAnswer(page)).toBe('call')
    const ended = inPage(page, (here) => here.call.end().catch((error: unknown) => String(error)))
    await page.clock.runFor(3100)
    expect(await ended).toBe('Error: The room was not left in 3000 ms.')
    const { players, liveTracks } = await leftBehind(page)
    expect({ players, liveTracks }).toEqual({ players: 0, liveTracks: 0 })
    // The call library lets go of it, too: it would refuse a second call beside the first.
    await inPage(page, (here) => (here.roomManner = {}))
    await beginCall(page)
    expect(await startAnswer(page)).toBe('call')
    await inPage(page, (here) => here.call.end())
    await expectNothingLeft(page)
  })
})

describe.each(['live', 'sample'] as const)('on the screens [%s]', (edition) => {
  /** The sample edition is built with nothing configured: the settings are put in, and its policy would not know the hosts. */
  async function openDialog(expectedErrors: RegExp) {
    const visitor = edition === 'live' ? visitorOf('live', site.url) : editionVisitor('sample')
    const provider = { publicKey: PUBLIC_KEY, assistantId: ASSISTANT, apiUrl: api.url, status: false }
    const page = await visitor.visit('/', {
      expectedErrors,
      bypassCSP: edition === 'sample',
      prepare: async (fresh) => {
        await preparePage(fresh)
        const settings = { provider, model: false }
        if (edition === 'sample')
          await fresh.route('**/voice-settings.json', (route) => route.fulfill({ json: settings }))
      },
    })
    await page.getByRole('button', { name: 'Talk to a Real Estate Agent Now' }).first().click()
    return page
  }
  const start = (page: Page) => page.getByRole('button', { name: 'Start Voice Chat Now' }).click()
  const connected = (page: Page) => page.getByRole('heading', { name: 'You are now Connected' }).waitFor()

  test('V-02 V-04 V-06 V-07 V-12 a visitor is connected, mutes, ends, and closes the tab in another call: nothing stays behind', async () => {
    const page = await openDialog(/Failed to load resource/)
    await page.getByText('Your voice goes to our voice service, Vapi').waitFor()
    expect(await inPage(page, (here) => here.microphone.asked)).toBe(0)
    api.manner.webCall = 'never'
    await start(page)
    await expect.poll(() => page.getByRole('button', { name: 'Connecting...' }).isDisabled(), LATER).toBe(true)
    await expect.poll(() => api.made.length, LATER).toBe(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectNothingLeft(page)
    api.manner.webCall = webCall()
    await page.getByRole('button', { name: 'Talk to a Real Estate Agent Now' }).first().click()
    await start(page)
    await connected(page)
    await page.getByText('Powered by Vapi').waitFor()
    expect(api.made.at(-1)).toEqual({ authorization: `Bearer ${PUBLIC_KEY}`, payload: { assistantId: ASSISTANT } })
    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    await page.getByRole('button', { name: 'Unmute' }).waitFor()
    const silence = expect.objectContaining({ action: 'local-audio', state: false })
    await expect.poll(() => sentToRoom(page), LATER).toContainEqual(silence)
    await inPage(page, (here) =>
      here.callMachine!.says({
        type: 'transcript',
        role: 'assistant',
        transcriptType: 'final',
        transcript: 'Welcome home.',
      }),
    )
    await page.getByText('Welcome home.').waitFor()
    // What the agent looks up is seen, too.
    await inPage(page, (here) => {
      const asked = { name: 'search_listings', arguments: JSON.stringify({ county: 'Bergen' }) }
      here.callMachine!.says({ type: 'tool-calls', toolCallList: [{ id: 'one', type: 'function', function: asked }] })
    })
    await page.getByText('Show these on the listings page').waitFor()
    await page.getByRole('button', { name: 'End Call' }).click()
    await page.getByRole('heading', { name: 'The call has ended' }).waitFor()
    await expectNothingLeft(page)
    await page.getByRole('button', { name: 'Talk again' }).click()
    await connected(page)
    await inPage(page, () => void dispatchEvent(new PageTransitionEvent('pagehide')))
    await expectNothingLeft(page)
  })

  test('V-08 V-10 V-11 each reason is told in words, and the visitor can try again', async () => {
    const page = await openDialog(/Failed to load resource|The voice call failed|sentry/)
    await inPage(page, (here) => (here.microphone.refusal = 'NotAllowedError'))
    await start(page)
    await page.getByText('Your browser doesn’t let us use the microphone').waitFor()
    await inPage(page, (here) => (here.microphone.refusal = null))
    api.manner.webCall = { status: 401, body: '{"statusCode":401}' }
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Our voice service refused the call').waitFor()
    api.manner.webCall = webCall()
    await page.getByRole('button', { name: 'Try again' }).click()
    await connected(page)
    await inPage(page, (here) =>
      here.callMachine!.tells({ action: 'error', errorMsg: 'x', error: { type: 'connection-error', msg: 'Lost' } }),
    )
    await page.getByText('The connection was lost').waitFor()
    await expectNothingLeft(page)
  })
})
