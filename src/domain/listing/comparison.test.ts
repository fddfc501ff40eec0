import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceText, comparisonText, MAX_COMPARED, readComparison, withChoice } from './comparison.ts'

const id = fc.integer({ min: 1, max: 999_999_999 })
const comparison = fc.uniqueArray(id, { maxLength: MAX_COMPARED })

test('what an address says is read back as it was written', () => {
  fc.assert(
    fc.property(comparison, (ids) => {
      expect(readComparison(comparisonText(ids))).toEqual({ ids, beyond: 0, unreadable: false })
    }),
  )
})

test('any text at all is read as at most four different homes, none lost without a word', () => {
  const part = fc.oneof(id.map(String), fc.string(), fc.constantFrom('0', '01', '1.5', '-3', '1e3', ' 7 ', 'NaN', ''))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const { ids, beyond, unreadable } = readComparison(parts.join(','))
      expect(ids.length).toBeLessThanOrEqual(MAX_COMPARED)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((one) => Number.isInteger(one) && one > 0)).toBe(true)
      expect(beyond === 0 || ids.length === MAX_COMPARED).toBe(true)
      const named = new Set(
        parts
          .join(',')
          .split(',')
          .map((text) => text.trim())
          .filter(Boolean),
      )
      expect(unreadable || ids.length + beyond === named.size).toBe(true)
    }),
  )
})

test.each([
  [undefined, { ids: [], beyond: 0, unreadable: false }],
  ['3,1,3', { ids: [3, 1], beyond: 0, unreadable: false }],
  ['1,2,3,4,5,6', { ids: [1, 2, 3, 4], beyond: 2, unreadable: false }],
  ['1,villa,5', { ids: [1, 5], beyond: 0, unreadable: true }],
  ['07,1e3', { ids: [], beyond: 0, unreadable: true }],
])('homes=%s', (text, asked) => {
  expect(readComparison(text)).toEqual(asked)
})

test('choosing keeps the order, takes each home once, and refuses only a fifth', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.boolean()), { maxLength: 30 }), (clicks) => {
      let chosen: readonly number[] = []
      for (const [home, wanted] of clicks) {
        const others = chosen.filter((one) => one !== home)
        const next = withChoice(chosen, home, wanted)
        const fifth = wanted && !chosen.includes(home) && chosen.length === MAX_COMPARED
        expect(next === null).toBe(fifth)
        chosen = next ?? chosen
        expect(chosen.filter((one) => one !== home)).toEqual(others)
        expect(chosen.filter((one) => one === home)).toEqual(wanted && !fifth ? [home] : [])
      }
    }),
  )
})

test('the bar says how many are chosen and what is missing', () => {
  expect([1, 2, 4].map(choiceText)).toEqual([
    '1 home chosen. Choose one more to compare.',
    '2 of 4 chosen',
    '4 of 4 chosen',
  ])
})
