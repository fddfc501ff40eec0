import { describe, expect, test } from 'vitest'
import { CALL_ID, webCall } from './voice-provider/provider-api.ts'
import { beginCall, sentToRoom, startAnswer, toldEvents, type VoicePage } from './voice-provider/provider-page.ts'
import {
  actionsOf,
  appMessages,
  ASSISTANT,
  expectNothingLeft,
  expectTold,
  inPage,
  PHONE,
  PUBLIC_KEY,
  providerSite,
} from './voice-provider/provider-site.ts'

const site = providerSite()

describe('a call with the provider', () => {
  test('V-06 V-07 V-09 V-12 is set up, used, muted, and ended with nothing left', async () => {
    const { page, scriptAsked } = await site.openPage()
    const before = await inPage(page, (here) => here.microphone.asked)
    expect([before, scriptAsked(), site.api.made.length]).toEqual([0, 0, 0])
    await beginCall(page)
    expect(await startAnswer(page)).toBe('call')
    expect(site.api.made).toEqual([{ authorization: `Bearer ${PUBLIC_KEY}`, payload: { assistantId: ASSISTANT } }])
    expect(await inPage(page, (here) => here.microphone.asked)).toBeGreaterThan(0)
    // A second start is ignored.
    expect(await inPage(page, (here) => here.calls.start(new AbortController().signal, () => {}))).toBe(null)
    expect(site.api.made).toHaveLength(1)

    // The automatic actions of the SDK and the call library.
    await expect.poll(() => actionsOf(page)).toContain('start-local-audio-level-observer')
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
      .poll(async () => (await sentToRoom(page)).slice(-2))
      .toMatchObject([
        { action: 'update-input-settings', inputSettings: { audio: { processor: { type: 'none' } } } },
        { action: 'local-audio', state: true },
      ])

    // The conversation.
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
      .poll(() => appMessages(page))
      .toEqual([
        { type: 'add-message', message: { role: 'user', content: 'with a pool' }, triggerResponseEnabled: true },
        { type: 'control', control: 'mute-assistant' },
      ])
    expect(await inPage(page, () => document.querySelector('audio')!.muted)).toBe(true)
    await inPage(page, (here) => here.callMachine!.says({ type: 'speech-update', role: 'user', status: 'started' }))
    await expect
      .poll(async () => (await appMessages(page)).at(-1))
      .toEqual({ type: 'control', control: 'unmute-assistant' })
    expect(await inPage(page, () => document.querySelector('audio')!.muted)).toBe(false)
    expect(await inPage(page, (here) => [here.call.setMuted(true), here.call.setMuted(false)])).toEqual([
      { ok: true },
      { ok: true },
    ])
    const audioStates = async () =>
      (await sentToRoom(page)).filter(({ action }) => action === 'local-audio').map(({ state }) => state)
    await expect.poll(audioStates).toEqual([true, false, true])
    expect(await inPage(page, async (here) => (await here.call.devices()).microphone)).toBe('mic-1')

    // The network is interrupted and recovers.
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
    // Another call can follow.
    await beginCall(page)
    expect(await startAnswer(page)).toBe('call')
    await inPage(page, (here) => here.call.end())
    await expectNothingLeft(page)
  })

  test('V-06 the call’s status is polled every half second during set-up only', async () => {
    const visit = { expectedErrors: /status of 503/ }
    const { page } = await site.openPage({ room: { room: 'silent' }, visit, clock: true })
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) {
        const before = site.api.asked.length
        await page.clock.runFor(500)
        await expect.poll(() => site.api.asked.length).toBeGreaterThan(before)
      }
    }
    await beginCall(page)
    await expect.poll(() => site.api.asked.length).toBeGreaterThan(0)
    expect(site.api.asked[0]).toBe(`/call/${CALL_ID} Bearer the-private-key`)
    site.api.manner.callStatus = 'ringing'
    await rounds(2)
    site.api.manner.callStatus = 500
    await rounds(1)
    site.api.manner.callStatus = 'in-progress'
    await rounds(1)
    expect(await startAnswer(page)).toBe('call')
    const asked = site.api.asked.length
    await page.clock.runFor(5000)
    expect(site.api.asked.length).toBe(asked)
    await inPage(page, (here) => here.call.end())
    for (const [callStatus, kind] of [
      ['ended', 'ejected'],
      ['not-found', 'provider-failed'],
    ] as const) {
      site.api.manner.callStatus = callStatus
      await beginCall(page)
      await page.clock.runFor(600)
      expect(await startAnswer(page)).toMatchObject({ kind })
      await expectNothingLeft(page)
    }
  })

  test('V-06 the other side’s leaving is reported once', async () => {
    const { page } = await site.openPage()
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

  test('V-09 a phone joins the room after a second; a recording is requested in 1280x720', async () => {
    site.api.manner.webCall = webCall({ artifactPlan: { videoRecordingEnabled: true } })
    const { page, scriptAsked } = await site.openPage({
      room: { records: true },
      visit: { userAgent: PHONE },
      clock: true,
    })
    await page.clock.pauseAt(Date.now() + 10_000)
    await page.evaluate(noteWaitOfSecond)
    await beginCall(page)
    // The wait begins when the page has read the answer.
    await page.locator('html[data-waits-a-second]').waitFor({ state: 'attached' })
    await page.clock.runFor(900)
    expect(scriptAsked()).toBe(0)
    await page.clock.runFor(200)
    await expect.poll(() => scriptAsked()).toBe(1)
    await page.clock.resume()
    expect(await startAnswer(page)).toBe('call')
    expect((await sentToRoom(page)).find(({ action }) => action === 'local-recording-start')).toMatchObject({
      width: 1280,
      height: 720,
    })
    await expect.poll(() => appMessages(page)).toMatchObject([{ type: 'control', control: 'say-first-message' }])
    await inPage(page, (here) => here.call.end())
    await expectNothingLeft(page)
  })
})

/** Runs in the page, which then has a mark once it waits for a second. */
function noteWaitOfSecond(): void {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout: (act: () => void, wait?: number, ...rest: unknown[]) => {
      if (wait === 1000) document.documentElement.dataset['waitsASecond'] = ''
      return setTimeout(act, wait, ...rest)
    },
  })
}
