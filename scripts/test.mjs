// npm test: installs what is missing, then types, lint, unit, conformance, architecture and both editions in a real browser.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { ensureBuilt, ensureInstalled, outcomePinned, ROOT, runPinned } from './prepared.mjs'

const RESULTS = path.join(ROOT, 'node_modules', '.cache', 'test-results.json')

ensureInstalled()
const CHROMIUM = findChromium()

const step = (title, args) => {
  console.log(`\n── ${title}`)
  runPinned(args)
}
step('types', ['node_modules/typescript/bin/tsc', '-p', '.'])
step('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet', '.'])
step('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.'])
ensureBuilt('live')
ensureBuilt('sample')
console.log('\n── tests')
rmSync(RESULTS, { force: true })
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`]
const code = await outcomePinned(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)], {
  CHROMIUM,
  NODE_ENV: 'test',
})
console.log(counts())
process.exit(code)

/** The last line, for people and for machines. A file that fails before its first test counts as one failed. */
function counts() {
  const { testResults, ...sums } = JSON.parse(readFileSync(RESULTS, 'utf8'))
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  )
  const skipped = sums.numPendingTests + sums.numTodoTests
  return `${sums.numPassedTests} passed, ${sums.numFailedTests + broken.length} failed, ${skipped} skipped`
}
