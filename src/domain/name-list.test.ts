import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listNames } from './name-list.ts'

test('names in a sentence are joined as American English does', () => {
  const usual = new Intl.ListFormat('en-US', { type: 'conjunction' })
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      expect(listNames(names)).toBe(usual.format(names))
    }),
  )
  expect(listNames(['Ana', 'Ben', 'Ruth'])).toBe('Ana, Ben, and Ruth')
})
