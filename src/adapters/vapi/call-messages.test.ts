import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsOf } from './call-messages.ts'
import { createTranscript } from './transcript.ts'

const eventsIn = (message: unknown) => eventsOf(message, createTranscript())

test('V-06 the end of a call, with its reason', () => {
  const ended = { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' }
  expect(eventsIn(ended)).toEqual([{ type: 'left', reason: 'customer-ended-call' }])
  expect(eventsIn({ type: 'status-update', status: 'in-progress' })).toEqual([])
})

test('transcripts, and the agent’s activity after them', () => {
  const heard = (role: string, transcriptType: string) =>
    eventsIn({ type: 'transcript', role, transcriptType, transcript: 'Three beds' }).map((event) =>
      event.type === 'transcript' ? `${event.line.who} ${event.line.final}` : event.type,
    )
  expect(heard('user', 'partial')).toEqual(['visitor false'])
  expect(heard('user', 'final')).toEqual(['visitor true', 'thinking'])
  expect(heard('assistant', 'final')).toEqual(['agent true'])
  expect(eventsIn({ type: 'speech-update', role: 'user', status: 'started' })).toEqual([
    { type: 'speech', of: 'visitor', speaking: true },
  ])
  expect(eventsIn({ type: 'tool-calls', toolCallList: [] })).toEqual([{ type: 'thinking' }])
})

test('any other message has no events and none throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (message) => void eventsIn(message)))
  for (const message of [null, 7, [], {}, { type: 'model-output' }, { type: 'transcript', transcript: 7 }]) {
    expect(eventsIn(message)).toEqual([])
  }
})
