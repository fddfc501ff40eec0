import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { VoiceCall } from '#ports/browser/voice-calls.ts'
import { fakeCall, line, REFUSED, setUp, texts } from '../../../tests/voice/voice-session.ts'
import { MAX_ENTRIES } from './timeline.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test('V-06 idle, connecting, active, ended; a second start is ignored', async () => {
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

test('V-06 ending while connecting aborts the start, and a late call is ended at once', async () => {
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

test('V-06 cancelling before the code has loaded starts no call', async () => {
  const { session, starts, load, phase } = setUp()
  const starting = session.start()
  session.close()
  await starting
  expect(load).toHaveBeenCalled()
  expect(starts).toEqual([])
  expect(phase()).toBe('idle')
})

test('V-06 events and failures of an older call are ignored', async () => {
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

test('V-06 events from before the start’s answer are delivered after it', async () => {
  const kit = setUp()
  const start = await kit.started()
  start.tell(line('1', 'Hello'))
  start.tell({ type: 'speech', of: 'agent', speaking: true })
  start.answer({ call: fakeCall() })
  await vi.waitFor(() => expect(texts(kit)).toEqual(['Hello']))
  expect(kit.session.view().call.activity).toBe('speaking')
})

test('V-06 a call that the other side left is ended and released', async () => {
  const { connected, phase } = setUp()
  const { call, tell } = await connected()
  tell({ type: 'left', reason: 'customer-ended-call' })
  expect(phase()).toBe('ended')
  expect(call.end).toHaveBeenCalledOnce()
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

test('V-05 closing before or after a call, or ending it, doesn’t reload', async () => {
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

test('V-06 the agent thinks until it speaks, or until it answers in writing', async () => {
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

test('V-06 lines are updated by id, results stay in order, and a long call keeps its last entries', async () => {
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

test('V-06 an unfinished line becomes final when the call ends', async () => {
  const { session, connected } = setUp()
  const { tell } = await connected()
  tell(line('1', 'I was about t', { final: false }))
  session.end()
  expect(session.view().timeline).toMatchObject([{ line: { text: 'I was about t', final: true } }])
})

test('V-03 levels reach their listeners and don’t change the view', async () => {
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

test('V-12 opening the dialog learns who would hear and starts no call', async () => {
  const { session, starts, load } = setUp()
  session.open()
  await vi.waitFor(() => expect(session.view().hearing).toBe('provider'))
  expect(session.view()).toMatchObject({ screen: 'dialog', call: { phase: 'idle' } })
  expect(starts).toEqual([])
  void session.start('built-in')
  await vi.waitFor(() => expect(starts).toHaveLength(1))
  expect(load.mock.calls).toEqual([['configured'], ['built-in']])
})

test('V-12 a chat in writing has an agent of its own, and leaves the next call as it was', async () => {
  const { session, starts, load, phase } = setUp()
  void session.write()
  await vi.waitFor(() => expect(starts).toHaveLength(1))
  starts[0]!.answer({ call: fakeCall({ input: 'text', audible: false }) })
  await vi.waitFor(() => expect(phase()).toBe('active'))
  expect(session.view()).toMatchObject({ which: 'in-writing', input: 'text' })
  session.leave()
  expect(session.view()).toMatchObject({ which: 'configured', hearing: null })
  void session.write()
  session.end()
  void session.talk()
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['in-writing'], ['configured']]))
})

test('a home asked about while a call connects is what the call turns to', async () => {
  const { session, started, phase } = setUp()
  const start = await started()
  const [home] = SAMPLE_LISTINGS
  session.open(home)
  const turnTo = vi.fn<VoiceCall['turnTo']>()
  start.answer({ call: fakeCall({ turnTo }) })
  await vi.waitFor(() => expect(phase()).toBe('active'))
  expect(turnTo.mock.calls).toEqual([[home]])
})

test('a talk about a home begins with it, turns to another once, and starts anew after its end', async () => {
  const { session, starts, phase } = setUp()
  const [first, second] = SAMPLE_LISTINGS
  session.open(first)
  void session.talk()
  await vi.waitFor(() => expect(starts).toHaveLength(1))
  expect(starts[0]!.home).toBe(first)
  const turnTo = vi.fn<VoiceCall['turnTo']>()
  starts[0]!.answer({ call: fakeCall({ turnTo }) })
  await vi.waitFor(() => expect(phase()).toBe('active'))
  for (const home of [first, second, second]) session.open(home)
  session.open()
  expect(turnTo.mock.calls).toEqual([[second]])
  session.end()
  session.open(second)
  expect(session.view()).toMatchObject({ home: second, call: { phase: 'idle' }, timeline: [] })
})

test('a language that is chosen before the call begins it, and decides who hears', async () => {
  const { session, starts, agent, connected } = setUp()
  agent.speaksLanguages = true
  agent.hearing = async (language) => (language === 'es' ? 'browser-maker' : 'device')
  session.open()
  await vi.waitFor(() => expect(session.view()).toMatchObject({ hearing: 'device', speaksLanguages: true }))
  session.chooseLanguage('es')
  await vi.waitFor(() => expect(session.view()).toMatchObject({ language: 'es', hearing: 'browser-maker' }))
  const { call } = await connected()
  expect(starts[0]!.language).toBe('es')
  session.chooseLanguage('en')
  expect(call.useLanguage).toHaveBeenCalledWith('en')
  session.leave()
  await connected(fakeCall({ useLanguage: null as never }))
  expect(session.view().language).toBe('en')
})
