import { expect, test } from 'vitest'
import { closingLines, planOf, USAGE } from './test-plan.mjs'

const AT = new Map<string, 'file' | 'folder'>([
  ['src/domain/count.test.ts', 'file'],
  ['./src/domain/count.test.ts', 'file'],
  ['tests/e2e/h-home.test.ts', 'file'],
  ['tests/conformance/', 'folder'],
  ['tests', 'folder'],
])
const answerTo = (...words: string[]) =>
  planOf(
    words,
    (path) => AT.get(path) ?? null,
    () => 'a1b2c3',
  )
function plan(...words: string[]) {
  const answer = answerTo(...words)
  if (answer === 'help' || 'refused' in answer) throw new Error(JSON.stringify(answer))
  return answer
}

const NO_SKIPS = { skippedFor: {}, unexplained: [] }

test('without words everything runs', () => {
  expect(plan()).toEqual({
    isWhole: true,
    changedSince: null,
    inBrowser: true,
    onPostgres: true,
    arguments: ['unit', 'database', 'server', 'fuzz', 'e2e', 'browsers'].map((name) => `--project=${name}`),
  })
})

test('a project runs alone, and only those in browsers need builds', () => {
  expect(plan('unit')).toEqual({
    isWhole: false,
    changedSince: null,
    inBrowser: false,
    onPostgres: false,
    arguments: ['--project=unit'],
  })
  expect(plan('unit', 'fuzz')).toMatchObject({ inBrowser: false, arguments: ['--project=unit', '--project=fuzz'] })
  expect(plan('browsers').inBrowser).toBe(true)
  expect(plan('e2e', 'tests/e2e/h-home.test.ts')).toMatchObject({
    inBrowser: true,
    arguments: ['--project=e2e', 'tests/e2e/h-home.test.ts'],
  })
})

test('a file runs alone, in the project it belongs to', () => {
  expect(plan('./src/domain/count.test.ts', '-t', 'a title')).toEqual({
    isWhole: false,
    changedSince: null,
    inBrowser: false,
    onPostgres: false,
    arguments: ['--project=unit', './src/domain/count.test.ts', '--testNamePattern=a title'],
  })
  expect(plan('tests/e2e/h-home.test.ts')).toMatchObject({ inBrowser: true })
})

test('a folder runs alone, in the projects that have tests in it', () => {
  expect(plan('tests/conformance/').arguments).toEqual([
    '--project=database',
    '--project=server',
    '--project=fuzz',
    'tests/conformance/',
  ])
  expect(plan('tests').inBrowser).toBe(true)
})

test('what differs from main is checked, and its unit tests run', () => {
  expect(plan('changed')).toEqual({
    isWhole: false,
    changedSince: 'a1b2c3',
    inBrowser: false,
    onPostgres: false,
    arguments: ['--project=unit', '--changed=a1b2c3', '--passWithNoTests'],
  })
})

test('files and folders run in all the projects they have tests in', () => {
  expect(plan('tests/e2e/h-home.test.ts', 'src/domain/count.test.ts').arguments).toEqual([
    '--project=unit',
    '--project=e2e',
    'tests/e2e/h-home.test.ts',
    'src/domain/count.test.ts',
  ])
})

test('a title may stand in any file', () => {
  expect(plan('-t', 'L-04')).toMatchObject({ isWhole: false, inBrowser: true })
})

test('what means nothing is refused by name before anything runs', () => {
  expect(answerTo('--hepl')).toEqual({ refused: "Unknown option '--hepl'" })
  expect(answerTo('unti')).toEqual({ refused: '"unti" isn’t a project, a file, or a folder' })
  expect(answerTo('unit', 'src/no-such.test.ts')).toEqual({
    refused: '"src/no-such.test.ts" isn’t a project, a file, or a folder',
  })
  expect(answerTo('-t')).toEqual({ refused: expect.stringContaining('-t') })
})

test('the usage is asked for, and names every project', () => {
  expect(answerTo('--help')).toBe('help')
  expect(answerTo('-h')).toBe('help')
  for (const project of ['unit', 'database', 'server', 'fuzz', 'e2e', 'browsers']) expect(USAGE).toContain(project)
})

test('the last line is the counts, and each test that was flaky or failed is named before it', () => {
  const named = { flaky: ['home > H-01 opens'], failures: ['map > M-01 zooms: no tile'] }
  expect(closingLines({ passed: 3, failed: 1, skipped: 2, ...NO_SKIPS, ...named })).toEqual([
    'flaky: home > H-01 opens',
    '1 flaky',
    'failed: map > M-01 zooms: no tile',
    '3 passed, 1 failed, 2 skipped',
  ])
  expect(closingLines(null).at(-1)).toBe('0 passed, 1 failed, 0 skipped')
})

test('what was skipped is named with its reason, and by its title where there is none', () => {
  const skippedFor = { 'PostgreSQL not found': 312, 'WebKit not found': 1 }
  const unexplained = ['home > H-01 opens']
  expect(
    closingLines({ passed: 3, failed: 0, skipped: 314, skippedFor, unexplained, flaky: [], failures: [] }),
  ).toEqual([
    'PostgreSQL not found: 312 tests skipped',
    'WebKit not found: 1 test skipped',
    'skipped without a reason: home > H-01 opens',
    '0 flaky',
    '3 passed, 0 failed, 314 skipped',
  ])
})
