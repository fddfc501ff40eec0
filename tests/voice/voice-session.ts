import { expect, vi } from 'vitest'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { ok } from '#domain/result.ts'
import type { TranscriptLine } from '#domain/voice/conversation.ts'
import type { Language } from '#domain/voice/language.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import { VoiceSession, type VoicePage } from '#features/voice/voice-session.ts'
import type { LoadVoiceCalls, VoiceCall, VoiceCalls, VoiceEvent } from '#ports/browser/voice-calls.ts'

type Answer = Awaited<ReturnType<VoiceCalls['start']>>

/** A start as the agent sees it: the test answers it and sends the events of its call. */
interface FakeStart {
  signal: AbortSignal
  tell: (event: VoiceEvent) => void
  home: ListingSummary | null | undefined
  language: Language | undefined
  answer: (answer: Answer) => void
}

/** A call whose methods are spies. */
export function fakeCall(changes: Partial<VoiceCall> = {}) {
  return {
    input: 'voice',
    audible: true,
    end: vi.fn<VoiceCall['end']>(async () => undefined),
    setMuted: vi.fn<VoiceCall['setMuted']>(() => ok(undefined)),
    sendText: vi.fn<VoiceCall['sendText']>(),
    useLanguage: vi.fn<NonNullable<VoiceCall['useLanguage']>>(),
    turnTo: vi.fn<VoiceCall['turnTo']>(),
    interrupt: vi.fn<VoiceCall['interrupt']>(),
    devices: async () => ({ microphones: [], speakers: [], microphone: null, speaker: null }),
    useDevice: async () => ok(undefined),
    ...changes,
  } satisfies VoiceCall
}

/** A session with a fake agent and page. */
export function setUp() {
  const starts: FakeStart[] = []
  const leaves: (() => void)[] = []
  const agent: VoiceCalls = {
    hearing: async () => 'provider',
    start: (signal, tell, home, language) =>
      new Promise((answer) => starts.push({ signal, tell, home, language, answer })),
  }
  const load = vi.fn<LoadVoiceCalls>(async () => agent)
  const page = {
    now: () => Date.now(),
    reload: vi.fn<() => void>(),
    onLeave: (leave) => leaves.push(leave),
    log: vi.fn<VoicePage['log']>(),
  } satisfies VoicePage
  const session = new VoiceSession(load, page)
  /** Starts and waits until the agent was asked for a call. */
  const started = async (): Promise<FakeStart> => {
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
  return { session, agent, starts, leaves, load, page, started, connected, phase }
}

/** A transcript event. */
export const line = (id: string, text: string, changes: Partial<TranscriptLine> = {}): VoiceEvent => ({
  type: 'transcript',
  line: { id, who: 'agent', text, final: true, sources: [], ...changes },
})
/** The timeline: texts of lines, kinds of results. */
export const texts = ({ session }: Pick<ReturnType<typeof setUp>, 'session'>) =>
  session.view().timeline.map((entry) => ('line' in entry ? entry.line.text : entry.shown.kind))
export const REFUSED: VoiceProblem = { kind: 'provider-refused', detail: '401' }
