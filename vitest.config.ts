import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The sample edition's wiring for component tests; e2e tests run the built editions.
const alias = { '#edition': fileURLToPath(new URL('./src/compose/sample.ts', import.meta.url)) }

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          testTimeout: 30_000,
          maxWorkers: '100%',
          // First, and by itself: projects that run together must have as many workers.
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/editions-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // A browser on a busy machine can miss its moment; what fails twice is broken.
          retry: 1,
        },
      },
    ],
  },
})
