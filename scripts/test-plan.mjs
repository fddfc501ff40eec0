// What `npm test` runs for its arguments, and how it closes. Plain JavaScript: it runs before anything is installed.
import { PROJECTS, projectOf, projectsIn } from './test-projects.mjs'

const CHANGED = 'changed'
const IN_BROWSER = new Set(['e2e', 'browsers'])
const ON_POSTGRES = new Set(['database', 'server', 'fuzz'])

/**
 * What to run for the words after `npm test --`. Names of projects choose projects, 'changed' what differs from main; all other
 * words go to Vitest as they are.
 * @typedef {object} Plan
 * @property {boolean} isWhole with types, lint and format of everything
 * @property {string | null} changedSince the commit since which changed files are checked and their unit tests run
 * @property {boolean} inBrowser
 * @property {boolean} onPostgres
 * @property {string[]} arguments for Vitest
 * @param {readonly string[]} words
 * @param {(path: string) => 'file' | 'folder' | null} kindOf what is at a path below the repository's root
 * @param {() => string} baseCommit where the work on this branch began
 * @returns {Plan}
 */
export function planOf(words, kindOf, baseCommit) {
  const others = words.filter((word) => !PROJECTS.includes(word) && word !== CHANGED)
  const changedSince = words.includes(CHANGED) ? baseCommit() : null
  const named = PROJECTS.filter((project) => words.includes(project))
  const projects = named.length > 0 ? named : changedSince ? ['unit'] : possible(others[0], kindOf)
  return {
    isWhole: words.length === 0,
    changedSince,
    inBrowser: projects.some((project) => IN_BROWSER.has(project)),
    onPostgres: projects.some((project) => ON_POSTGRES.has(project)),
    arguments: [
      ...projects.map((project) => `--project=${project}`),
      ...(changedSince ? [`--changed=${changedSince}`, '--passWithNoTests'] : []),
      ...others,
    ],
  }
}

/** The projects that the first word may mean; one that is no path may mean any test. */
function possible(word, kindOf) {
  const path = word?.replace(/^\.\//, '').replace(/\/$/, '')
  const kind = path ? kindOf(path) : null
  if (kind === 'file') return [projectOf(path)]
  return kind === 'folder' ? projectsIn(path) : PROJECTS
}

/** How a run ended that broke before its first test. */
const NOT_BEGUN = { passed: 0, failed: 1, skipped: 0, lacking: {}, flaky: [] }

/**
 * The last lines of a run: what was skipped for lack of a program, each flaky test, how many there are, and the counts.
 * Continuous integration reads the last.
 * @param {import('./outcome-reporter.ts').Outcome | null} outcome null when no test began
 * @returns {string[]}
 */
export function closingLines(outcome) {
  const { passed, failed, skipped, flaky, lacking } = outcome ?? NOT_BEGUN
  const tests = (count) => (count === 1 ? '1 test' : `${count} tests`)
  return [
    ...Object.entries(lacking).map(([program, count]) => `${program} not found: ${tests(count)} skipped`),
    ...flaky.map((title) => `flaky: ${title}`),
    `${flaky.length} flaky`,
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
}
