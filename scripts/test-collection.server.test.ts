import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { PROJECTS } from './test-projects.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'
/** Those of 'unit' are sealed whenever they run. */
const UNSEALED = PROJECTS.filter((project) => project !== 'unit')

test(
  'every test file is collected without a process, a port, a connection or a database',
  { timeout: 600_000 },
  async () => {
    const chosen = UNSEALED.map((project) => `--project=${project}`)
    // Files that share their modules are read in half the time.
    const list = [VITEST, 'list', '--staticParse=false', '--isolate=false', ...chosen]
    const { stdout } = await promisify(execFile)(process.execPath, list, {
      env: { ...process.env, COLLECTING: 'yes' },
      maxBuffer: 64 * 1024 * 1024,
    })
    for (const project of UNSEALED) expect(stdout).toContain(`[${project}] `)
  },
)
