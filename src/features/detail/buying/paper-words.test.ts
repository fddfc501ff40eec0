import { expect, test } from 'vitest'
import type { Disclosure, DisclosureRow, DisclosureState } from '#domain/money/disclosures.ts'
import { askWords, paperRequest, papersHeading, papersToAskFor, withRequest } from './paper-words.ts'

const row = (disclosure: Disclosure, state: DisclosureState): DisclosureRow => ({
  disclosure,
  state,
  reason: { code: 'every-sale' },
  law: 'P.L. 2024, c.32',
  from: null,
})
const rows = [
  row('property-condition', 'provided'),
  row('flood', 'not-asked'),
  row('radon', 'not-provided'),
  row('lead-paint', 'not-applicable'),
]

test('the heading counts the papers that are here and those to ask for', () => {
  expect(papersHeading(rows)).toBe('One paper is here, two to ask for')
  expect(papersHeading(rows.slice(0, 1))).toBe('One paper is here, none to ask for')
  expect(papersHeading(rows.slice(1, 2))).toBe('One paper to ask for')
  expect(papersHeading(rows.slice(3))).toBe('No paper to ask for')
  expect(papersHeading([...rows, ...rows])).toBe('Two papers are here, four to ask for')
})

test('the request names the missing papers below what was typed, once', () => {
  const request = paperRequest(papersToAskFor(rows))
  expect(request).toBe('Please send me these papers of the seller:\n- Flood\n- Radon')
  const asked = withRequest('Is the attic dry?\n', request)
  expect(asked).toBe(`Is the attic dry?\n\n${request}`)
  expect(withRequest(asked, request)).toBe(asked)
  expect(withRequest('', request)).toBe(request)
  expect([1, 4].map(askWords)).toEqual(['Ask for the paper', 'Ask for the four papers'])
})
