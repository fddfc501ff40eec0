import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { RoomManner } from './voice-provider/call-machine.ts'
import { webCall, type ApiManner } from './voice-provider/provider-api.ts'
import {
  beginCall,
  leftBehind,
  loadCalls,
  sentToRoom,
  startAnswer,
  toldEvents,
  type VoicePage,
} from './voice-provider/provider-page.ts'
import {
  actionsOf,
  expectNothingLeft,
  inPage,
  PHONE,
  PUBLIC_KEY,
  providerSite,
} from './voice-provider/provider-site.ts'

const site = providerSite()

describe('a call that can’t be made', () => {
  const invalidKey = JSON.stringify({ message: 'Invalid Key. Hot tip.', error: 'Unauthorized', statusCode: 401 })

  test('V-10 V-11 every failure has its kind and keeps the provider’s answer, and nothing stays behind', async () => {
    const { page } = await site.openPage({ visit: { expectedErrors: /Failed to load resource|sentry/ } })
    const refused = async (
      kind: string,
      manner: Partial<ApiManner>,
      room: RoomManner = {},
      refusal: string | null = null,
    ) => {
      Object.assign(site.api.manner, { webCall: webCall() }, manner)
      await page.evaluate(
        ([roomManner, name]) => {
          const here = window as unknown as VoicePage
          here.roomManner = roomManner
          here.microphone.refusal = name
        },
        [room, refusal] as const,
      )
      const made = site.api.made.length
      await beginCall(page)
      const problem = await startAnswer(page)
      expect(problem).toMatchObject({ kind })
      await expectNothingLeft(page)
      return { detail: (problem as { detail: string }).detail, made: site.api.made.length - made }
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
    // Without a microphone no call is made.
    expect((await refused('permissions', {}, {}, 'NotAllowedError')).made).toBe(0)
    expect((await refused('not-found', {}, {}, 'NotFoundError')).made).toBe(0)
    await page.evaluate(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }))
    expect((await refused('undefined-mediadevices', {})).made).toBe(0)
  })

  test('V-10 the call’s code is requested three times', async () => {
    const { page, scriptAsked } = await site.openPage({
      script: 'blocked',
      visit: { expectedErrors: /Failed to load resource|sentry/ },
      clock: true,
    })
    await beginCall(page)
    for (const tries of [1, 2, 3]) {
      await expect.poll(() => scriptAsked()).toBe(tries)
      await page.clock.runFor(3100)
    }
    expect(await startAnswer(page)).toMatchObject({ kind: 'not-loaded' })
    await expectNothingLeft(page)
  })

  test('V-10 a provider that answers too late, or an agent that never joins, times out', async () => {
    const { page } = await site.openPage({ room: { room: 'silent' }, clock: true })
    site.api.manner.webCall = 'never'
    await beginCall(page)
    await expect.poll(() => site.api.made.length).toBe(1)
    await page.clock.runFor(20_100)
    expect(await startAnswer(page)).toMatchObject({ kind: 'too-slow' })
    site.api.manner.webCall = webCall()
    await beginCall(page)
    await expect.poll(() => actionsOf(page)).toContain('update-input-settings')
    await page.clock.runFor(20_100)
    expect(await startAnswer(page)).toMatchObject({ kind: 'too-slow' })
    await expectNothingLeft(page)
  })

  test('V-07 without assistant, squad or workflow the SDK refuses and makes no call', async () => {
    const { page } = await site.openPage()
    const provider = { publicKey: PUBLIC_KEY, assistantId: '', apiUrl: site.api.url, status: false }
    await page.route('**/voice-settings.json', (route) => route.fulfill({ json: { provider, model: false } }))
    await loadCalls(page)
    await beginCall(page)
    const problem = await startAnswer(page)
    expect(problem).toMatchObject({ kind: 'no-assistant' })
    expect((problem as { detail: string }).detail).toContain('Assistant or Squad or Workflow must be provided.')
    expect(site.api.made).toEqual([])
    await expectNothingLeft(page)
  })

  test('V-08 a client that can’t be created is logged', async () => {
    const { page } = await site.openPage({
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

describe('a call ended during set-up', () => {
  const abort = (page: Page) => inPage(page, (here) => here.abort.abort())

  test('V-06 no call goes on at any stage; a late answer joins no room', async () => {
    const { page, scriptAsked } = await site.openPage({ clock: true })
    site.api.manner.webCall = 'never'
    await beginCall(page)
    await expect.poll(() => site.api.made.length).toBe(1)
    await abort(page)
    expect(await startAnswer(page)).toBe(null)
    site.api.answerHeld()
    await page.clock.runFor(3000)
    await expectNothingLeft(page)
    expect([scriptAsked(), await actionsOf(page)]).toEqual([0, []])

    for (const room of ['never-joined', 'silent'] as const) {
      site.api.manner.webCall = webCall()
      await page.evaluate((name) => void ((window as unknown as VoicePage).roomManner = { room: name }), room)
      const joined = (await actionsOf(page)).filter((action) => action === 'join-meeting').length
      await beginCall(page)
      await expect
        .poll(async () => (await actionsOf(page)).filter((action) => action === 'join-meeting').length)
        .toBe(joined + 1)
      await abort(page)
      expect(await startAnswer(page)).toBe(null)
      await expectNothingLeft(page)
    }
    const [asked, sent] = [site.api.asked.length, (await sentToRoom(page)).length]
    await page.clock.runFor(10_000)
    expect([site.api.asked.length, (await sentToRoom(page)).length]).toEqual([asked, sent])
    expect(await toldEvents(page)).toEqual([])
  })

  test('V-06 while the call’s code loads, or a phone waits', async () => {
    const { page } = await site.openPage({ script: 'never', clock: true })
    await beginCall(page)
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('script[src*="c.daily.co"]').length)).toBe(1)
    await abort(page)
    expect(await startAnswer(page)).toBe(null)
    await expectNothingLeft(page)
    const phone = await site.openPage({ visit: { userAgent: PHONE }, clock: true })
    await phone.page.clock.pauseAt(Date.now() + 10_000)
    await beginCall(phone.page)
    await expect.poll(() => site.api.asked.length).toBeGreaterThan(1)
    await abort(phone.page)
    await phone.page.clock.runFor(3000)
    expect(await startAnswer(phone.page)).toBe(null)
    await expectNothingLeft(phone.page)
    expect(phone.scriptAsked()).toBe(0)
  })

  test('V-08 a room that can’t be left is reported; sound and microphone end', async () => {
    const { page } = await site.openPage({ room: { room: 'stuck' }, clock: true })
    await beginCall(page)
    expect(await startAnswer(page)).toBe('call')
    const ended = inPage(page, (here) => here.call.end().catch((error: unknown) => String(error)))
    await page.clock.runFor(3100)
    expect(await ended).toBe('Error: Leaving the room took more than 3000 ms.')
    const { players, liveTracks } = await leftBehind(page)
    expect({ players, liveTracks }).toEqual({ players: 0, liveTracks: 0 })
    // The call library has released it, too: otherwise it would refuse a second call.
    await inPage(page, (here) => (here.roomManner = {}))
    await beginCall(page)
    expect(await startAnswer(page)).toBe('call')
    await inPage(page, (here) => here.call.end())
    await expectNothingLeft(page)
  })
})
