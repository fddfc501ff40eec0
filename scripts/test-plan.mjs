// What `npm test` runs for its arguments, and how it closes. Plain JavaScript: it runs before anything is installed.
import { PROJECTS, projectOf, projectsIn } from './test-projects.mjs'

const IN_BROWSER = new Set(['e2e', 'browsers'])

/**
 * What to run for the words after `npm test --`. Names of projects choose projects, all other words go to Vitest as they are.
 * @param {readonly string[]} words
 * @param {(path: string) => 'file' | 'folder' | null} kindOf what stands at a path below the repository's root
 * @returns {{ isWhole: boolean, inBrowser: boolean, arguments: string[] }} `isWhole`: with types, lint and format
 */
export function planOf(words, kindOf) {
  const others = words.filter((word) => !PROJECTS.includes(word))
  const named = PROJECTS.filter((project) => words.includes(project))
  const projects = named.length > 0 ? named : possible(others[0], kindOf)
  return {
    isWhole: words.length === 0,
    inBrowser: projects.some((project) => IN_BROWSER.has(project)),
    arguments: [...projects.map((project) => `--project=${project}`), ...others],
  }
}

/** The projects that the first word may mean; one that is no path may mean any test. */
function possible(word, kindOf) {
  const path = word?.replace(/^\.\//, '').replace(/\/$/, '')
  const kind = path ? kindOf(path) : null
  if (kind === 'file') return [projectOf(path)]
  return kind === 'folder' ? projectsIn(path) : PROJECTS
}

/**
 * The last lines of a run: each flaky test, how many there are, and the counts. Continuous integration reads the last.
 * @param {import('./outcome-reporter.ts').Outcome | null} outcome null when no test began
 * @returns {string[]}
 */
export function closingLines(outcome) {
  const { passed, failed, skipped, flaky } = outcome ?? { passed: 0, failed: 1, skipped: 0, flaky: [] }
  return [
    ...flaky.map((title) => `flaky: ${title}`),
    `${flaky.length} flaky`,
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
}
