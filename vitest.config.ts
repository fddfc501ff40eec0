import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { LongTestsFirst } from './scripts/long-tests-first.ts'
import { filesOf } from './scripts/test-projects.mjs'
import { STEP_LIMIT, TEST_LIMIT } from './tests/e2e/limits.ts'

// Component tests use the sample edition's wiring; end-to-end tests run the built editions.
const alias = { '#edition': fileURLToPath(new URL('./src/compose/sample.ts', import.meta.url)) }

const SEEDED = fileURLToPath(new URL('./tests/arbitrary/seeded-fast-check.ts', import.meta.url))
/** Gives every test the seeded fast-check. A setup file would load it for the many files that don't use it, too. */
const seededFastCheck: Plugin = {
  name: 'seeded-fast-check',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'fast-check' && importer !== SEEDED ? SEEDED : null),
}

/**
 * While tests are collected, and none is run (scripts/test-collection.server.test.ts), nothing is prepared, and a file that starts or
 * connects to anything fails.
 */
const isCollecting = process.env['COLLECTING'] !== undefined
const DATABASES = isCollecting ? [] : ['tests/conformance/empty-databases-setup.ts']
const EDITIONS = isCollecting ? [] : ['tests/e2e/editions-setup.ts']
const SEALED = isCollecting ? ['tests/sealed-process.ts'] : []
/** Many of these wait for a child process, a database that recovers, or time. One that only collects loads each module once. */
const MORE_THAN_CORES = isCollecting ? 1 : Math.ceil(1.5 * availableParallelism())
/** Of projects without `isolate`: to load the modules of each file anew takes longer than most of its tests. */
const SHARED = 'tests/shared-process.ts'
const NOWHERE = { addresses: { live: '', sample: '', feed: '', google: '' }, liveData: '' }

/** Of tests in browsers where nobody looks on. One that passes only when retried is named and counted as flaky. */
const RETRIES = process.env['CI'] === 'true' ? 1 : 0

export default defineConfig({
  resolve: { alias },
  plugins: [seededFastCheck],
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...filesOf('unit'),
          setupFiles: ['tests/sealed-process.ts', SHARED],
          // They compute and wait for nothing: on a machine with other work to do that takes longer.
          testTimeout: 120_000,
          maxWorkers: '100%',
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          ...filesOf('database'),
          globalSetup: DATABASES,
          setupFiles: [...SEALED, SHARED],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: MORE_THAN_CORES,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...filesOf('server'),
          globalSetup: DATABASES,
          setupFiles: [...SEALED, SHARED],
          // Many start processes, which takes longer on a machine with other work to do.
          testTimeout: 120_000,
          // Those that run together must have as many workers.
          maxWorkers: MORE_THAN_CORES,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          ...filesOf('fuzz'),
          globalSetup: DATABASES,
          setupFiles: [...SEALED, SHARED],
          // They only compute, so a busy machine makes them slow: the limit is for one that never ends.
          testTimeout: 1_200_000,
          // They compute while the others wait.
          maxWorkers: MORE_THAN_CORES,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          ...filesOf('e2e'),
          globalSetup: EDITIONS,
          ...(isCollecting && { provide: NOWHERE }),
          setupFiles: [...SEALED, 'tests/e2e/needs-chromium.ts'],
          testTimeout: TEST_LIMIT,
          retry: RETRIES,
          hookTimeout: TEST_LIMIT,
          expect: { poll: { timeout: STEP_LIMIT } },
          // Both wait for browsers. Those that run together must have as many workers.
          maxWorkers: MORE_THAN_CORES,
          // The files of a worker share its modules and its browser: each start of both takes a second.
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          ...filesOf('browsers'),
          globalSetup: EDITIONS,
          ...(isCollecting && { provide: NOWHERE }),
          setupFiles: SEALED,
          testTimeout: TEST_LIMIT,
          retry: RETRIES,
          hookTimeout: TEST_LIMIT,
          // Beside those of Chromium alone: a family opens one page after another, and waits for each.
          maxWorkers: MORE_THAN_CORES,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
