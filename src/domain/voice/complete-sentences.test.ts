import { expect, test } from 'vitest'
import { completeSentences } from './complete-sentences.ts'

test('numbers, initials and abbreviations don’t end a sentence of a growing text', () => {
  const text = 'It has 2.5 baths. It is at 5 St. James Ave. in Montclair, by J. Doe. And a half'
  const { sentences, next } = completeSentences(text, 0)
  expect(sentences).toEqual(['It has 2.5 baths.', 'It is at 5 St. James Ave. in Montclair, by J. Doe.'])
  expect(text.slice(next)).toBe('And a half')
  expect(completeSentences(`${text} is done? `, next).sentences).toEqual(['And a half is done?'])
})
