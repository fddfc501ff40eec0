import { expect, test } from 'vitest'
import { LAW_IDS } from '#domain/law/laws.ts'
import { lawCited } from './law-words.ts'

test('each law is cited by the first that it rests on', () => {
  expect(lawCited('well')).toBe(
    'The sale of a home with a private well can’t close until both sides have read the water test (N.J.S.A. 58:12A-27).',
  )
  expect(lawCited('flood-rent', 'es')).toMatch(/ \(N\.J\.S\.A\. 46:8-50\)\.$/)
  expect(lawCited('smoke-co')).toMatch(/certificate \(N\.J\.S\.A\. 52:27D-198\.1 to 198\.3\)\.$/)
  for (const id of LAW_IDS) expect(lawCited(id)).toMatch(/[^.] \([^();]+\)\.$/)
})
