import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Component tests use the sample edition's wiring; end-to-end tests run the built editions.
const alias = { '#edition': fileURLToPath(new URL('./src/compose/sample.ts', import.meta.url)) }

/** Properties over thousands of random inputs. */
const FUZZ_TESTS = '{src,tests}/**/*.fuzz.test.ts'
const BROWSER_TESTS = 'tests/e2e/**/*.test.ts'

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tests,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [FUZZ_TESTS, BROWSER_TESTS],
          globalSetup: ['tests/conformance/empty-databases-setup.ts'],
          testTimeout: 30_000,
          maxWorkers: '100%',
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
