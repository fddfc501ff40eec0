import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail, unavailable } from '#domain/result.ts'
import type { VoiceCall } from '#ports/browser/voice-calls.ts'
import { fakeCall, line, REFUSED, setUp, texts } from '../../../tests/voice/voice-session.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test('V-08 a failed start is logged and leads back to idle with its problem; the next start may succeed', async () => {
  const { session, started, connected, page, phase } = setUp()
  const start = await started()
  start.answer({ problem: REFUSED })
  await vi.waitFor(() => expect(phase()).toBe('idle'))
  expect(session.view().call.problem).toEqual(REFUSED)
  expect(page.log).toHaveBeenCalledWith('The voice call failed: provider-refused', '401')
  await connected()
  expect(session.view().call.problem).toBeNull()
})

test('V-08 code that fails to load is a problem and is requested again', async () => {
  const { session, load, connected, phase } = setUp()
  load.mockRejectedValueOnce(new Error('offline'))
  await session.start()
  await vi.waitFor(() => expect(session.view().call.problem?.kind).toBe('not-loaded'))
  expect(phase()).toBe('idle')
  await connected()
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([
  ['refuses', () => fail<void>(unavailable('no track'))],
  [
    'throws',
    () => {
      throw new Error('no call')
    },
  ],
])('V-08 a mute that %s is logged and ends the call', async (_, setMuted) => {
  const { session, connected, page, phase } = setUp()
  const { call } = await connected(fakeCall({ setMuted }))
  session.setMuted(true)
  expect(phase()).toBe('idle')
  expect(session.view().call.problem?.kind).toBe('not-muted')
  expect(call.end).toHaveBeenCalledOnce()
  expect(page.log).toHaveBeenCalledOnce()
})

test('V-08 a failed end is logged and leads back to idle', async () => {
  const { session, connected, page, phase } = setUp()
  await connected(fakeCall({ end: () => Promise.reject(new Error('stuck')) }))
  session.end()
  await vi.waitFor(() => expect(phase()).toBe('idle'))
  expect(session.view().trouble?.kind).toBe('not-ended')
  expect(page.log).toHaveBeenCalledOnce()
})

test('V-08 the transcript continues after a failure and is cleared after an end', async () => {
  const kit = setUp()
  const first = await kit.connected()
  first.tell(line('1', 'before'))
  first.tell({ type: 'failed', problem: { kind: 'connection-error', detail: '' } })
  const second = await kit.connected()
  second.tell(line('1', 'after'))
  expect(texts(kit)).toEqual(['before', 'after'])
  kit.session.end()
  await kit.connected()
  expect(texts(kit)).toEqual([])
})

test('V-08 text isn’t sent without a call, while reconnecting, or if the call refuses it', async () => {
  const { session, connected } = setUp()
  expect(session.sendText('hello')).toBe(false)
  const sendText = vi.fn<VoiceCall['sendText']>()
  const { tell } = await connected(fakeCall({ sendText }))
  expect(session.sendText('hello')).toBe(true)
  tell({ type: 'reconnecting', reconnecting: true })
  expect(session.sendText('again')).toBe(false)
  tell({ type: 'reconnecting', reconnecting: false })
  sendText.mockImplementation(() => {
    throw new Error('closed')
  })
  expect(session.sendText('again')).toBe(false)
  expect(sendText.mock.calls).toEqual([['hello'], ['again']])
})

test('V-10 a call with trouble goes on, perhaps in writing', async () => {
  const { session, connected, phase } = setUp()
  const call = fakeCall()
  const { tell } = await connected(call)
  Object.assign(call, { input: 'text' })
  tell({ type: 'trouble', problem: { kind: 'mic-in-use', detail: '' } })
  expect(phase()).toBe('active')
  expect(session.view()).toMatchObject({ trouble: { kind: 'mic-in-use' }, input: 'text' })
})
