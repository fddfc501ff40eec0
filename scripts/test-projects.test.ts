import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, projectOf, PROJECTS } from './test-projects.mjs'

const FILES = globSync('{src,tests,scripts,bench}/**/*.test.{ts,tsx}')

test.each([
  ['src/domain/count.test.ts', 'unit'],
  ['tests/server/requests.fuzz.test.ts', 'fuzz'],
  ['src/adapters/database/migrate.test.ts', 'database'],
  ['tests/feed/import-run.test.ts', 'server'],
  ['src/adapters/feed-pictures/picture-download.server.test.ts', 'server'],
  ['tests/e2e/h-home.test.ts', 'e2e'],
])('%s belongs to %s', (file, project) => {
  expect(projectOf(file)).toBe(project)
})

test('each file belongs to one project, and Vitest looks for it there alone', () => {
  const isIn = (file: string, project: (typeof PROJECTS)[number]) => {
    const { include, exclude } = filesOf(project)
    const fits = (glob: string) => matchesGlob(file, glob)
    return include.some(fits) && !exclude.some(fits)
  }
  const found = FILES.map((file) => [file, PROJECTS.filter((project) => isIn(file, project))])
  expect(found).toEqual(FILES.map((file) => [file, [projectOf(file)]]))
})
