import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BEGINNING, EXACT, NO_FIT, ONE_TYPO, vocabularyOf } from './vocabulary.ts'

const WORDS = ['garden', 'gardner', 'street', 'montclair', 'hoboken', '5', 'avenue']
const vocabulary = vocabularyOf(WORDS)
const fitOf = (typed: string, word: string) => vocabulary.fits(typed, true).of[WORDS.indexOf(word)]

test.each([
  ['garden', 'garden', EXACT],
  ['gard', 'garden', BEGINNING],
  ['st', 'street', EXACT],
  ['stre', 'street', BEGINNING],
  ['av', 'avenue', EXACT],
  ['5th', '5', EXACT],
  ['fifth', '5', EXACT],
  ['5t', '5', BEGINNING],
  ['gardne', 'garden', ONE_TYPO],
  ['gadren', 'garden', ONE_TYPO],
  ['grden', 'garden', ONE_TYPO],
  ['montclare', 'montclair', ONE_TYPO + 1],
  ['hobkoen', 'hoboken', ONE_TYPO],
  ['motcl', 'montclair', ONE_TYPO],
  ['gxrdxn', 'garden', NO_FIT],
  ['gxr', 'garden', NO_FIT],
  ['6th', '5', NO_FIT],
])('%s fits %s by %d', (typed, word, fit) => {
  expect(fitOf(typed, word)).toBe(fit)
})

test('without typos asked for, only spellings and their beginnings fit', () => {
  expect(vocabulary.fits('gadren', false).fitting).toEqual([])
})

/** Optimal string alignment distance, plainly. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (__, j) => i || j))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, changed)
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isExchange) rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1)
    }
  return rows[a.length]![b.length]!
}

test('any word fits just the words that its typos allow', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 12 }), word, (words, typed) => {
      const { of } = vocabularyOf(words).fits(typed, true)
      const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
      for (const [at, one] of words.entries()) {
        const beginnings = Array.from({ length: one.length }, (_, letters) => distance(typed, one.slice(0, letters)))
        const whole = distance(typed, one)
        const isNear = whole <= allowed || (typed.length >= 5 && Math.min(...beginnings) <= allowed)
        const nearest = one === typed ? EXACT : one.startsWith(typed) ? BEGINNING : isNear ? ONE_TYPO : NO_FIT
        expect([one, Math.min(of[at]!, ONE_TYPO)]).toEqual([one, nearest])
      }
    }),
  )
})
