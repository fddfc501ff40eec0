import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { LongTestsFirst } from './scripts/long-tests-first.ts'

// Component tests use the sample edition's wiring; end-to-end tests run the built editions.
const alias = { '#edition': fileURLToPath(new URL('./src/compose/sample.ts', import.meta.url)) }

const SEEDED = fileURLToPath(new URL('./tests/arbitrary/seeded-fast-check.ts', import.meta.url))
/** Gives every test the seeded fast-check. A setup file would load it for the many files that don't use it, too. */
const seededFastCheck: Plugin = {
  name: 'seeded-fast-check',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'fast-check' && importer !== SEEDED ? SEEDED : null),
}

/** Properties over thousands of random inputs. */
const FUZZ_TESTS = '{src,tests}/**/*.fuzz.test.ts'
const BROWSER_TESTS = 'tests/e2e/**/*.test.ts'

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
          include: ['{src,tests,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [FUZZ_TESTS, BROWSER_TESTS],
          globalSetup: ['tests/conformance/empty-databases-setup.ts'],
          testTimeout: 30_000,
          // More than cores: many wait for a child process, a database that recovers, or time.
          maxWorkers: Math.ceil(1.5 * availableParallelism()),
          // First, and by itself: projects that run together must have as many workers.
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: [FUZZ_TESTS],
          globalSetup: ['tests/conformance/empty-databases-setup.ts'],
          testTimeout: 300_000,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: [BROWSER_TESTS],
          globalSetup: ['tests/e2e/editions-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // The files of a worker share its modules and its browser: each start of both takes a second.
          isolate: false,
          sequence: { groupOrder: 2 },
          // A test that passes only when retried is named and counted as flaky (scripts/outcome-reporter.ts).
          retry: process.env['CI'] === 'true' ? 1 : 0,
        },
      },
    ],
  },
})
