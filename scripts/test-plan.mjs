// What `npm test` runs for its arguments, and how it closes. Plain JavaScript: it runs before anything is installed.

/** The projects of vitest.config.ts. */
const PROJECTS = ['unit', 'fuzz', 'e2e']
const BROWSER_TESTS = 'tests/e2e'

/**
 * What to run for the words after `npm test --`. Names of projects choose projects, all other words go to Vitest as they are.
 * @param {readonly string[]} words
 * @param {(file: string) => boolean} exists whether a path below the repository's root exists
 * @returns {{ isWhole: boolean, inBrowser: boolean, arguments: string[] }} `isWhole`: with types, lint and format
 */
export function planOf(words, exists) {
  const others = words.filter((word) => !PROJECTS.includes(word))
  const isFileElsewhere = others.length > 0 && exists(others[0]) && !others[0].includes(BROWSER_TESTS)
  const named = PROJECTS.filter((project) => words.includes(project))
  const possible = isFileElsewhere ? PROJECTS.filter((project) => project !== 'e2e') : PROJECTS
  const projects = named.length > 0 ? named : possible
  return {
    isWhole: words.length === 0,
    inBrowser: projects.includes('e2e'),
    arguments: [...projects.map((project) => `--project=${project}`), ...others],
  }
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
