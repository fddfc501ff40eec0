import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from './any-character.ts'

test('is one whole character, and shrinks texts that were made elsewhere', () => {
  fc.assert(
    fc.property(anyCharacter, (character) => {
      expect([...character]).toHaveLength(1)
      expect(character.isWellFormed()).toBe(true)
    }),
    { examples: [['\ud7ff'], ['\ue000'], ['\u{10ffff}']] },
  )
  const canShrink = (text: unknown) => anyCharacter.canShrinkWithoutContext(text)
  expect(['a', '\ue000', '🏠', '', 'ab', '\ud800', 7].map(canShrink)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
