import { expect, test } from 'vitest'
import { CLAUSES, clausesOf, clausesProven, testsByClause } from './clauses.ts'

const tests = testsByClause()

test.each((['R', 'H', 'L', 'D', 'M', 'F', 'A', 'X', 'Q', 'V'] as const).flatMap(clausesOf))(
  '%s is named by a test',
  (clause) => {
    expect(tests.get(clause) ?? []).not.toEqual([])
  },
)

test('no test names a clause that the specification does not have', () => {
  expect([...tests.keys()].filter((clause) => !CLAUSES.includes(clause))).toEqual([])
})

test('only the beginning of a title names clauses', () => {
  const source = [
    "test('L-07 X-05 a broken picture', () => {})",
    "test.each(PAGES)('R-01 %s opens', () => {})",
    "test.each([\n  ['a'],\n])('D-06 %s leads', () => {})",
    "test('A-01: signing in', () => {})",
    "test('a title about H-02', () => {})",
    "// test('not even Q-01 in a comment')",
    "const words = 'H-03 is no title'",
  ].join('\n')
  expect(clausesProven(source)).toEqual(['A-01', 'D-06', 'L-07', 'R-01', 'X-05'])
})
