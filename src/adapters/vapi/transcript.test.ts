import { expect, test } from 'vitest'
import { createTranscript } from './transcript.ts'

test('a turn keeps its id until it is final, even if the other side speaks in between', () => {
  const { heard, written } = createTranscript()
  const ids = [
    heard('visitor', 'three', false),
    heard('agent', 'Hello', true),
    heard('visitor', 'three beds', false),
    heard('visitor', '  ', true),
    heard('visitor', 'three beds in Bergen', true),
    written('with a pool'),
    heard('visitor', 'and', false),
  ].map((line) => line && `${line.id} ${line.who} ${line.final}`)
  expect(ids).toEqual([
    'turn-1 visitor false',
    'turn-2 agent true',
    'turn-1 visitor false',
    null,
    'turn-1 visitor true',
    'turn-3 visitor true',
    'turn-4 visitor false',
  ])
})
