// npm test: installs what is missing, then types, lint, format and every test, those of both editions in real browsers too.
// What may follow `npm test --`: scripts/test-plan.mjs.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { baseCommit, changedFiles } from './changed-files.mjs'
import { findBrowser, hasBrowser } from './find-browsers.mjs'
import {
  EDITIONS,
  ensureBothBuilt,
  ensureInstalled,
  ensurePictures,
  outcomeOfAll,
  ROOT,
  runPinned,
} from './prepared.mjs'
import { closingLines, planOf, USAGE } from './test-plan.mjs'

const CACHE = path.join(ROOT, 'node_modules', '.cache')
const OUTCOME_FILE = path.join(CACHE, 'test-outcome.json')
const [TSC, OXLINT, OXFMT] = ['typescript/bin/tsc', 'oxlint/bin/oxlint', 'oxfmt/bin/oxfmt'].map(
  (program) => `node_modules/${program}`,
)
const CODE = /\.(ts|tsx|mjs)$/

function step(title, args) {
  const start = performance.now()
  console.log(`\n── ${title}`)
  runPinned(args)
  console.log(`${title}: ${seconds(start)}`)
}

const seconds = (start) => `${Math.round((performance.now() - start) / 1000)} s`

/** Types come with the lint: both read the same program. */
function checkWhole() {
  step('types and lint', [OXLINT, '--type-aware', '--type-check', '--quiet', '.'])
  step('format', [OXFMT, '--check', '.'])
}

function checkChanged(base) {
  const files = changedFiles(base)
  const code = files.filter((file) => CODE.test(file))
  step('types', [TSC, '-p', '.', '--incremental', '--tsBuildInfoFile', path.join(CACHE, 'types.tsbuildinfo')])
  if (code.length > 0) step('lint', [OXLINT, '--quiet', ...code])
  if (files.length > 0) step('format', [OXFMT, '--check', '--no-error-on-unmatched-pattern', ...files])
}

async function build() {
  const start = performance.now()
  await ensureBothBuilt()
  for (const edition of EDITIONS) ensurePictures(edition)
  console.log(`builds: ${seconds(start)}`)
}

/** Resolves to Vitest's exit code. */
function runTests({ onPostgres, arguments: chosen }) {
  console.log('\n── tests')
  mkdirSync(CACHE, { recursive: true })
  rmSync(OUTCOME_FILE, { force: true })
  const reporters = ['--reporter=default', '--reporter=./scripts/outcome-reporter.ts']
  const beside = onPostgres ? ['scripts/with-postgres.ts'] : []
  return outcomeOfAll([...beside, 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...chosen], {
    CHROMIUM: findBrowser('CHROMIUM') ?? '',
    NODE_ENV: 'test',
    OUTCOME_FILE,
    // Tests start a hundred servers and commands: half of a start's work is to strip and compile the same modules.
    NODE_COMPILE_CACHE: path.join(CACHE, 'compiled'),
  })
}

function kindOf(place) {
  const found = statSync(path.join(ROOT, place), { throwIfNoEntry: false })
  if (!found) return null
  return found.isDirectory() ? 'folder' : 'file'
}

const begun = performance.now()
const plan = planOf(process.argv.slice(2), kindOf, baseCommit)
if (plan === 'help') {
  console.log(USAGE)
  process.exit()
}
if ('refused' in plan) {
  console.error(`${plan.refused}.\n\n${USAGE}`)
  process.exit(2)
}
ensureInstalled()
if (plan.isWhole) checkWhole()
if (plan.changedSince) checkChanged(plan.changedSince)
if (plan.inBrowser && hasBrowser()) await build()
const code = await runTests(plan)
// No file: Vitest ended before the first test.
const outcome = existsSync(OUTCOME_FILE) ? JSON.parse(readFileSync(OUTCOME_FILE, 'utf8')) : null
console.log(`all of it: ${seconds(begun)}`)
for (const line of closingLines(outcome)) console.log(line)
process.exit(code)
