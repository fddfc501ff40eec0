import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../tests/arbitrary/any-character.ts'
import { watchedContext } from '../../tests/voice/agent-context.ts'
import { answer } from './conversation.ts'
import { NEW_TALK } from './talk.ts'

/** Longest answer, characters: about two minutes of speech. */
const MAX_SAID = 1800
const WORDS = (
  'book a tour of the first second one on saturday at 10 pm tomorrow yes no cancel my name is email example dot com @ $ 500 thousand ' +
  'bedrooms baths bergen hoboken cheaper more taxes what how many save this search favorites message agent safe schools white ' +
  'start over bye “quoted” ’ 🏠 \u0000 ٣ <b> it them under over between and'
).split(' ')

test('10,000 random sentences in one talk each get an answer of bounded length', async () => {
  const context = watchedContext()
  let talk = NEW_TALK
  const sentence = fc.oneof(
    { weight: 3, arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' ')) },
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: anyCharacter, maxLength: 200 }),
  )
  for (const said of fc.sample(sentence, { numRuns: 10_000, seed: 5 })) {
    const turn = await answer(talk, said, context)
    const { length } = turn.say
    expect({ said, isBounded: length > 0 && length < MAX_SAID }).toEqual({ said, isBounded: true })
    talk = turn.talk
  }
})
