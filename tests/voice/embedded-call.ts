import { expect, vi } from 'vitest'
import { embeddedVoiceCalls } from '#adapters/browser-speech/embedded-voice-calls.ts'
import type { AgentSite } from '#agent/agent-context.ts'
import type { AnswerPiece, Brain } from '#agent/brain.ts'
import { inEnglish } from '#agent/english.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import type { VoiceCall, VoiceEvent } from '#ports/browser/voice-calls.ts'
import type { StandInSpeech } from './speech-stand-ins.ts'

/** What a call that has ended holds. */
export const NOTHING = { tracks: 0, contexts: 0, listeners: 0, recognitions: 0, utterances: 0 }

/** Repeats what the visitor says; says goodbye to 'bye'. */
export const parrot: Brain = {
  turnTo: () => undefined,
  phrases: () => inEnglish(SAMPLE_AGENCY).phrases,
  async *useLanguage(language): AsyncGenerator<AnswerPiece> {
    yield { type: 'language', language }
    yield { type: 'text', text: language === 'es' ? 'En español.' : 'In English.' }
  },
  async *say(sentence): AsyncGenerator<AnswerPiece> {
    yield { type: 'thinking' }
    yield { type: 'text', text: `You said ${sentence}. ` }
    yield { type: 'text', text: 'Anything else?' }
    if (sentence === 'bye') yield { type: 'ends' }
  },
}

export const callsWith = (speech: StandInSpeech, loadBrain = async () => parrot) =>
  embeddedVoiceCalls({} as AgentSite, { model: false, speech: null }, loadBrain, speech)

interface BegunCall {
  call: VoiceCall
  events: VoiceEvent[]
  lines: () => string[]
  problems: () => string[]
}

/** Starts a call and waits until it has greeted; needs fake timers. */
export async function begin(speech: StandInSpeech, brain?: Brain): Promise<BegunCall> {
  const events: VoiceEvent[] = []
  const starting = callsWith(speech, async () => brain ?? parrot)
    .start(new AbortController().signal, (event) => events.push(event))
    // No event may come before the answer.
    .then((answer) => ({ answer, told: events.length }))
  await vi.advanceTimersByTimeAsync(1000)
  const { answer: begun, told } = await starting
  if (!begun || !('call' in begun)) throw new Error('no call')
  expect(told).toBe(0)
  await settle()
  return {
    call: begun.call,
    events,
    lines: () =>
      events.flatMap((event) =>
        event.type === 'transcript' && event.line.final ? [`${event.line.who}: ${event.line.text}`] : [],
      ),
    problems: () => events.flatMap((event) => (event.type === 'trouble' ? [event.problem.kind] : [])),
  }
}

export const settle = () => vi.advanceTimersByTimeAsync(1)

/** Lets the agent finish speaking. */
export async function letSpeak(speech: StandInSpeech): Promise<void> {
  while (speech.held().utterances > 0) {
    speech.finishSentence()
    await settle()
  }
}
