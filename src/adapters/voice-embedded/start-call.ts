import { greetingWords } from '#agent/answer-words.ts'
import type { Brain } from '#agent/brain.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type { VoiceCall, VoiceEvent } from '#ports/voice-calls.ts'
import { openTalk } from './call-talk.ts'

interface Parts {
  loadBrain: () => Promise<Brain>
}

/** Begins a call with the site's own agent, in writing where the browser has no speech. */
export async function startCall(
  { loadBrain }: Parts,
  signal: AbortSignal,
  onEvent: (event: VoiceEvent) => void,
): Promise<{ call: VoiceCall } | { problem: VoiceProblem } | null> {
  let brain: Brain
  try {
    brain = await loadBrain()
  } catch (error) {
    return signal.aborted ? null : { problem: { kind: 'not-loaded', detail: String(error) } }
  }
  if (signal.aborted) return null
  let isOver = false
  const talk = openTalk({
    brain,
    tell: (event) => void (isOver || onEvent(event)),
    speak: () => {},
    spoken: () => Promise.resolve(),
    left: () => {
      onEvent({ type: 'left', reason: 'customer-ended-call' })
      over()
    },
  })
  const over = () => {
    isOver = true
    talk.end()
  }
  // Only after the answer: nothing is told before.
  setTimeout(() => isOver || talk.tellVisitor(greetingWords('nobody')))
  const none = { microphones: [], speakers: [], microphone: null, speaker: null }
  return {
    call: {
      input: 'text',
      audible: false,
      end: async () => over(),
      setMuted: () => (isOver ? ok(undefined) : fail(unavailable('There is no microphone in this call.'))),
      sendText: (text) => talk.hear(text),
      interrupt: () => talk.fallSilent(),
      devices: async () => none,
      useDevice: async () => (isOver ? ok(undefined) : fail(unavailable('There is no microphone in this call.'))),
    },
  }
}
