// What `npm test` runs for its arguments, and how it closes. Plain JavaScript: it runs before anything is installed.
import { parseArgs } from 'node:util'
import { PROJECTS, projectOf, projectsIn } from './test-projects.mjs'

const CHANGED = 'changed'
const IN_BROWSER = new Set(['e2e', 'browsers'])
const ON_POSTGRES = new Set(['database', 'server', 'fuzz'])

/** What may follow `npm test --`. */
export const USAGE = `npm test                              types, lint, format, and all tests
npm test -- PROJECT …                 these projects’ tests: ${PROJECTS.join(', ')}
npm test -- ${CHANGED}                   types, lint, and the unit tests for changes since main
npm test -- path/to/file.test.ts …    the tests in files and folders
  -t, --testNamePattern PATTERN       only tests whose titles match
  -h, --help                          this help`

/**
 * What to run for the words after `npm test --`. Names of projects choose projects, 'changed' what differs from main, paths choose
 * files and folders; an option of Vitest's chooses among their titles.
 * @typedef {object} Plan
 * @property {boolean} isWhole with types, lint and format of everything
 * @property {string | null} changedSince the commit since which changed files are checked and their unit tests run
 * @property {boolean} inBrowser
 * @property {boolean} onPostgres
 * @property {string[]} arguments for Vitest
 * @param {readonly string[]} words
 * @param {(path: string) => 'file' | 'folder' | null} kindOf what is at a path below the repository's root
 * @param {() => string} baseCommit where the work on this branch began
 * @returns {Plan | 'help' | { refused: string }} `refused`: which word means nothing
 */
export function planOf(words, kindOf, baseCommit) {
  const read = readWords(words)
  if ('refused' in read) return read
  if (read.help) return 'help'
  const { chosen, pattern } = read
  const paths = chosen.filter((word) => !PROJECTS.includes(word) && word !== CHANGED)
  const missing = paths.find((path) => kindOf(path) === null)
  if (missing !== undefined) return { refused: `"${missing}" isn’t a project, a file, or a folder` }
  const changedSince = chosen.includes(CHANGED) ? baseCommit() : null
  const projects = projectsOf(chosen, paths, kindOf)
  return {
    isWhole: words.length === 0,
    changedSince,
    inBrowser: projects.some((project) => IN_BROWSER.has(project)),
    onPostgres: projects.some((project) => ON_POSTGRES.has(project)),
    arguments: [
      ...projects.map((project) => `--project=${project}`),
      ...(changedSince ? [`--changed=${changedSince}`, '--passWithNoTests'] : []),
      ...paths,
      ...(pattern === undefined ? [] : [`--testNamePattern=${pattern}`]),
    ],
  }
}

function readWords(words) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { help: { type: 'boolean', short: 'h' }, testNamePattern: { type: 'string', short: 't' } },
      allowPositionals: true,
    })
    return { help: values.help === true, pattern: values.testNamePattern, chosen: positionals }
  } catch (error) {
    return { refused: error.message.split('. ')[0] }
  }
}

/** The named projects; else those of the paths, or where there are none, of all tests. */
function projectsOf(chosen, paths, kindOf) {
  const named = PROJECTS.filter((project) => chosen.includes(project))
  if (named.length > 0) return named
  if (chosen.includes(CHANGED)) return ['unit']
  if (paths.length === 0) return PROJECTS
  const possible = new Set(
    paths.flatMap((path) => {
      const plain = path.replace(/^\.\//, '').replace(/\/$/, '')
      return kindOf(path) === 'file' ? [projectOf(plain)] : projectsIn(plain)
    }),
  )
  return PROJECTS.filter((project) => possible.has(project))
}

/** How a run ended that broke before its first test. */
const NOT_BEGUN = { passed: 0, failed: 1, failures: [], skipped: 0, skippedFor: {}, unexplained: [], flaky: [] }

/**
 * The last lines of a run: what was skipped and why, each flaky test, how many there are, what failed, and the counts.
 * Continuous integration reads the last.
 * @param {import('./outcome-reporter.ts').Outcome | null} outcome null when no test began
 * @returns {string[]}
 */
export function closingLines(outcome) {
  const { passed, failed, failures, skipped, skippedFor, unexplained, flaky } = outcome ?? NOT_BEGUN
  const tests = (count) => (count === 1 ? '1 test' : `${count} tests`)
  return [
    ...Object.entries(skippedFor).map(([reason, count]) => `${reason}: ${tests(count)} skipped`),
    ...unexplained.map((title) => `skipped without a reason: ${title}`),
    ...flaky.map((title) => `flaky: ${title}`),
    `${flaky.length} flaky`,
    ...failures.map((failure) => `failed: ${failure}`),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
}
