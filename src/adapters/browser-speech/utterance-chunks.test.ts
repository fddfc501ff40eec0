import { expect, test } from 'vitest'
import { utteranceChunks } from './utterance-chunks.ts'

test('a long sentence is split into chunks without losing a word', () => {
  const long = `${'a tour of a home, '.repeat(30)}and ${'x'.repeat(400)}`
  const chunks = utteranceChunks(long)
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(180)
  expect(chunks.join('').replaceAll(' ', '')).toBe(long.replaceAll(' ', ''))
  expect(utteranceChunks('Short.')).toEqual(['Short.'])
})
