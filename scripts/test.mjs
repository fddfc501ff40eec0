// npm test: installs what is missing, then types, lint, unit, conformance, architecture and both editions in a real browser.
import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.mjs'
import { becomePinned, ensureBuilt, ensureInstalled, PINNED_NODE, ROOT } from './prepared.mjs'

ensureInstalled()
const chromium = await findChromium()

const step = (title, args) => {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(PINNED_NODE, args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
step('types', ['node_modules/typescript/bin/tsc', '-p', '.'])
step('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet', '.'])
step('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.'])
ensureBuilt('live')
ensureBuilt('sample')
console.log('\n── tests')
becomePinned(['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  CHROMIUM: chromium,
  NODE_ENV: 'test',
})
