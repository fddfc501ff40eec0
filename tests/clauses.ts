import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')

/** Its examples of titles prove nothing. */
const OWN_TEST = 'tests/clauses.test.ts'

/** How many clauses each section of the product's specification has; they are numbered from 01. */
const SECTIONS = { R: 9, H: 8, L: 8, D: 9, X: 6, Q: 1, F: 6, A: 3, M: 7, V: 12 } as const
type Section = keyof typeof SECTIONS

/** The ids of a section's clauses: 'R-01' to 'R-09'. */
export const clausesOf = (section: Section): string[] =>
  Array.from({ length: SECTIONS[section] }, (_, place) => `${section}-${String(place + 1).padStart(2, '0')}`)

export const CLAUSES = (Object.keys(SECTIONS) as Section[]).flatMap(clausesOf)

/** The titles of tests in a test file's source that begin with ids of clauses, one or several. */
const TITLED = /\btest(?:\.\w+)?\([^'"`]*?['"`]((?:[A-Z]-\d\d:? )+)|^\s*\]\)\(\s*['"`]((?:[A-Z]-\d\d:? )+)/gm

/** The ids of clauses that the titles of tests in a source text begin with. */
export function clausesProven(source: string): string[] {
  const titles = [...source.matchAll(TITLED)].map((found) => found[1] ?? found[2] ?? '')
  return [...new Set(titles.flatMap((ids) => ids.match(/[A-Z]-\d\d/g) ?? []))].sort()
}

/** The test files that prove each clause, by its id; paths from the repository's root. */
export function testsByClause(): Map<string, string[]> {
  const tests = new Map<string, string[]>()
  for (const file of globSync('{src,tests,scripts}/**/*.test.{ts,tsx}', { cwd: ROOT, exclude: [OWN_TEST] }).sort()) {
    for (const clause of clausesProven(readFileSync(path.join(ROOT, file), 'utf8'))) {
      tests.set(clause, [...(tests.get(clause) ?? []), file])
    }
  }
  return tests
}
