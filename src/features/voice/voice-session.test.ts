import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail, ok, unavailable } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { TranscriptLine } from '#domain/voice/conversation.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type { VoiceCall, VoiceCalls, VoiceEvent } from '#ports/browser/voice-calls.ts'
import { MAX_ENTRIES } from './timeline.ts'
import { VoiceSession, type VoicePage } from './voice-session.ts'

type Answer = Awaited<ReturnType<VoiceCalls['start']>>

/** A start as the agent sees it: the test answers it, and tells what happens in its call. */
interface Start {
  signal: AbortSignal
  tell: (event: VoiceEvent) => void
  answer: (answer: Answer) => void
}

function fakeCall(changes: Partial<VoiceCall> = {}) {
  return {
    input: 'voice',
    audible: true,
    end: vi.fn<VoiceCall['end']>(async () => undefined),
    setMuted: vi.fn<VoiceCall['setMuted']>(() => ok(undefined)),
    sendText: vi.fn<VoiceCall['sendText']>(),
    interrupt: vi.fn<VoiceCall['interrupt']>(),
    devices: async () => ({ microphones: [], speakers: [], microphone: null, speaker: null }),
    useDevice: async () => ok(undefined),
    ...changes,
  } satisfies VoiceCall
}

function setUp() {
  const starts: Start[] = []
  const leaves: (() => void)[] = []
  const agent: VoiceCalls = {
    hearing: async () => 'provider',
    start: (signal, tell) => new Promise((answer) => starts.push({ signal, tell, answer })),
  }
  const load = vi.fn<(which: 'configured' | 'built-in') => Promise<VoiceCalls>>(async () => agent)
  const page = {
    now: () => Date.now(),
    reload: vi.fn<() => void>(),
    onLeave: (leave) => leaves.push(leave),
    log: vi.fn<VoicePage['log']>(),
  } satisfies VoicePage
  const session = new VoiceSession(load, page)
  /** Starts and waits until the agent was asked for a call. */
  const started = async (): Promise<Start> => {
    const count = starts.length
    void session.start()
    await vi.waitFor(() => expect(starts.length).toBe(count + 1))
    return starts.at(-1)!
  }
  const connected = async (call = fakeCall()) => {
    const start = await started()
    start.answer({ call })
    await vi.waitFor(() => expect(phase()).toBe('active'))
    return { call, ...start }
  }
  const phase = () => session.view().call.phase
  return { session, starts, leaves, load, page, started, connected, phase }
}

const line = (id: string, text: string, changes: Partial<TranscriptLine> = {}): VoiceEvent => ({
  type: 'transcript',
  line: { id, who: 'agent', text, final: true, sources: [], ...changes },
})
const texts = ({ session }: Pick<ReturnType<typeof setUp>, 'session'>) =>
  session.view().timeline.map((entry) => ('line' in entry ? entry.line.text : entry.shown.kind))
const REFUSED: VoiceProblem = { kind: 'provider-refused', detail: '401' }

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test('V-06 idle, connecting, active, ended; a second start while started is ignored', async () => {
  const { session, starts, started, phase } = setUp()
  expect(phase()).toBe('idle')
  const start = await started()
  expect(phase()).toBe('connecting')
  await session.start()
  expect(starts.length).toBe(1)
  const call = fakeCall()
  start.answer({ call })
  await vi.waitFor(() => expect(phase()).toBe('active'))
  await session.start()
  expect(starts.length).toBe(1)
  session.setMuted(true)
  expect(session.view().call.muted).toBe(true)
  session.end()
  expect(session.view().call).toMatchObject({ phase: 'ended', muted: false })
  expect(call.end).toHaveBeenCalledOnce()
})

test('V-06 ending while connecting cancels: the start is aborted, and a call that comes late is ended at once', async () => {
  const { session, started, phase } = setUp()
  const start = await started()
  session.end()
  expect(start.signal.aborted).toBe(true)
  expect(phase()).toBe('ended')
  const call = fakeCall()
  start.answer({ call })
  await vi.waitFor(() => expect(call.end).toHaveBeenCalledOnce())
  expect(phase()).toBe('ended')
})

test('V-06 cancelled before the code has come, no call is begun', async () => {
  const { session, starts, load, phase } = setUp()
  const starting = session.start()
  session.close()
  await starting
  expect(load).toHaveBeenCalled()
  expect(starts).toEqual([])
  expect(phase()).toBe('idle')
})

test('V-06 what an older call tells, and its late failure, are not heard', async () => {
  const kit = setUp()
  const first = await kit.connected()
  kit.session.end()
  const second = await kit.started()
  first.tell(line('1', 'from the past'))
  first.tell({ type: 'failed', problem: REFUSED })
  first.tell({ type: 'left', reason: 'customer-ended-call' })
  expect(kit.phase()).toBe('connecting')
  second.answer({ call: fakeCall() })
  await vi.waitFor(() => expect(kit.phase()).toBe('active'))
  expect(texts(kit)).toEqual([])
  second.tell(line('1', 'from now'))
  expect(texts(kit)).toEqual(['from now'])
})

test('V-06 what is told before the start is answered is heard once it is', async () => {
  const kit = setUp()
  const start = await kit.started()
  start.tell(line('1', 'Hello'))
  start.tell({ type: 'speech', of: 'agent', speaking: true })
  start.answer({ call: fakeCall() })
  await vi.waitFor(() => expect(texts(kit)).toEqual(['Hello']))
  expect(kit.session.view().call.activity).toBe('speaking')
})

test('V-06 when the other side leaves the call is over, and is let go of', async () => {
  const { connected, phase } = setUp()
  const { call, tell } = await connected()
  tell({ type: 'left', reason: 'customer-ended-call' })
  expect(phase()).toBe('ended')
  expect(call.end).toHaveBeenCalledOnce()
})

test('V-08 a start that fails is logged, the screen is idle again and knows why; the next start may succeed', async () => {
  const { session, started, connected, page, phase } = setUp()
  const start = await started()
  start.answer({ problem: REFUSED })
  await vi.waitFor(() => expect(phase()).toBe('idle'))
  expect(session.view().call.problem).toEqual(REFUSED)
  expect(page.log).toHaveBeenCalledWith('The voice call failed: provider-refused', '401')
  await connected()
  expect(session.view().call.problem).toBeNull()
})

test('V-08 code that can’t be had is a problem, and is asked for again', async () => {
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
])('V-08 a mute that %s is logged and ends the call: the screen is idle again', async (_, setMuted) => {
  const { session, connected, page, phase } = setUp()
  const { call } = await connected(fakeCall({ setMuted }))
  session.setMuted(true)
  expect(phase()).toBe('idle')
  expect(session.view().call.problem?.kind).toBe('not-muted')
  expect(call.end).toHaveBeenCalledOnce()
  expect(page.log).toHaveBeenCalledOnce()
})

test('V-08 a stop that fails is logged, and the screen is idle', async () => {
  const { session, connected, page, phase } = setUp()
  await connected(fakeCall({ end: () => Promise.reject(new Error('stuck')) }))
  session.end()
  await vi.waitFor(() => expect(phase()).toBe('idle'))
  expect(session.view().trouble?.kind).toBe('not-ended')
  expect(page.log).toHaveBeenCalledOnce()
})

test('V-05 closing the dialog during a call ends it and reloads the page after 300 ms', async () => {
  const { session, connected, page } = setUp()
  session.open()
  const { call } = await connected()
  session.close()
  expect(call.end).toHaveBeenCalledOnce()
  expect(session.view().screen).toBe('closed')
  vi.advanceTimersByTime(299)
  expect(page.reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(page.reload).toHaveBeenCalledOnce()
})

test('V-05 closing before or after a call, or ending it, reloads nothing', async () => {
  const { session, started, connected, page } = setUp()
  session.open()
  session.close()
  await started()
  session.close()
  await connected()
  session.end()
  session.close()
  vi.advanceTimersByTime(10_000)
  expect(page.reload).not.toHaveBeenCalled()
})

test('V-06 leaving the page ends the call', async () => {
  const { leaves, connected } = setUp()
  const { call } = await connected()
  for (const leave of leaves) leave()
  expect(call.end).toHaveBeenCalledOnce()
})

test('V-06 what the agent does: it thinks until it speaks or, where it is not heard, answers', async () => {
  const { session, connected } = setUp()
  const { tell } = await connected()
  const activity = () => session.view().call.activity
  tell({ type: 'thinking' })
  expect(activity()).toBe('thinking')
  tell(line('v', 'and Hoboken?', { who: 'visitor' }))
  expect(activity()).toBe('thinking')
  tell({ type: 'speech', of: 'agent', speaking: true })
  tell(line('a', 'In Hoboken'))
  expect(activity()).toBe('speaking')
  tell({ type: 'speech', of: 'agent', speaking: false })
  expect(activity()).toBe('listening')
  tell({ type: 'thinking' })
  tell(line('b', 'Twelve homes.'))
  expect(activity()).toBe('listening')
})

test('V-06 lines grow by their id, what is found stands between them, and a long call keeps its last turns', async () => {
  const kit = setUp()
  const { tell } = await kit.connected()
  tell(line('1', 'I f', { final: false }))
  tell({
    type: 'shown',
    shown: { kind: 'search', filters: defaultFilters(), sort: 'newest', total: 0, listings: [] },
  })
  tell(line('1', 'I found'))
  tell(line('2', 'nothing'))
  expect(texts(kit)).toEqual(['I found', 'search', 'nothing'])
  for (let count = 0; count < MAX_ENTRIES; count++) tell(line(`more ${count}`, String(count)))
  expect(texts(kit)).toHaveLength(MAX_ENTRIES)
  expect(texts(kit).at(-1)).toBe(String(MAX_ENTRIES - 1))
})

test('V-06 what was being said when the call ended is all there is of it', async () => {
  const { session, connected } = setUp()
  const { tell } = await connected()
  tell(line('1', 'I was about t', { final: false }))
  session.end()
  expect(session.view().timeline).toMatchObject([{ line: { text: 'I was about t', final: true } }])
})

test('V-08 after a failure the talk goes on where it broke off; after an end it begins anew', async () => {
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

test('V-08 text is not sent without a call, while it is reconnecting, or where the call refuses it', async () => {
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

test('V-10 trouble is told while the call goes on, and it may go on in writing', async () => {
  const { session, connected, phase } = setUp()
  const call = fakeCall()
  const { tell } = await connected(call)
  Object.assign(call, { input: 'text' })
  tell({ type: 'trouble', problem: { kind: 'mic-in-use', detail: '' } })
  expect(phase()).toBe('active')
  expect(session.view()).toMatchObject({ trouble: { kind: 'mic-in-use' }, input: 'text' })
})

test('V-03 levels reach those who draw them and change no view', async () => {
  const { session, connected } = setUp()
  const { tell } = await connected()
  const levels: number[] = []
  const views = vi.fn<() => void>()
  session.subscribe(views)
  const stop = session.onLevel((_, level) => levels.push(level))
  tell({ type: 'level', of: 'visitor', level: 0.4 })
  stop()
  tell({ type: 'level', of: 'visitor', level: 0.5 })
  expect(levels).toEqual([0.4])
  expect(views).not.toHaveBeenCalled()
})

test('V-12 opening the dialog asks who would hear, and begins nothing', async () => {
  const { session, starts, load } = setUp()
  session.open()
  await vi.waitFor(() => expect(session.view().hearing).toBe('provider'))
  expect(session.view()).toMatchObject({ screen: 'dialog', call: { phase: 'idle' } })
  expect(starts).toEqual([])
  void session.start('built-in')
  await vi.waitFor(() => expect(starts).toHaveLength(1))
  expect(load.mock.calls).toEqual([['configured'], ['built-in']])
})
