// npm test: installs what is missing, then types, lint, format and every test, those of both editions in a real browser too.
// npm test -- unit | database | server | fuzz | e2e | browsers | path/to/file.test.ts: those tests alone.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { ensureBuilt, ensureInstalled, ensurePictures, outcomePinned, ROOT, runPinned } from './prepared.mjs'
import { closingLines, planOf } from './test-plan.mjs'

const CACHE = path.join(ROOT, 'node_modules', '.cache')
const OUTCOME_FILE = path.join(CACHE, 'test-outcome.json')

function kindOf(place) {
  const found = statSync(path.join(ROOT, place), { throwIfNoEntry: false })
  if (!found) return null
  return found.isDirectory() ? 'folder' : 'file'
}

const plan = planOf(process.argv.slice(2), kindOf)

ensureInstalled()
const chromium = plan.inBrowser ? { CHROMIUM: findChromium() } : {}

const step = (title, args) => {
  console.log(`\n── ${title}`)
  runPinned(args)
}
if (plan.isWhole) {
  step('types', ['node_modules/typescript/bin/tsc', '-p', '.'])
  step('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet', '.'])
  step('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.'])
}
if (plan.inBrowser) {
  for (const edition of ['live', 'sample']) {
    ensureBuilt(edition)
    ensurePictures(edition)
  }
}
console.log('\n── tests')
mkdirSync(path.dirname(OUTCOME_FILE), { recursive: true })
rmSync(OUTCOME_FILE, { force: true })
const reporters = ['--reporter=default', '--reporter=./scripts/outcome-reporter.ts']
const code = await outcomePinned(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...plan.arguments], {
  ...chromium,
  NODE_ENV: 'test',
  OUTCOME_FILE,
  // Tests start a hundred servers and commands: half of a start's work is to strip and compile the same modules.
  NODE_COMPILE_CACHE: path.join(CACHE, 'compiled'),
})
// No file: Vitest ended before the first test.
const outcome = existsSync(OUTCOME_FILE) ? JSON.parse(readFileSync(OUTCOME_FILE, 'utf8')) : null
for (const line of closingLines(outcome)) console.log(line)
process.exit(code)
