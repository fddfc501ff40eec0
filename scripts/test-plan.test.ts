import { expect, test } from 'vitest'
import { closingLines, planOf } from './test-plan.mjs'

const FILES = new Set(['src/domain/count.test.ts', 'tests/e2e/h-home.test.ts'])
const plan = (...words: string[]) => planOf(words, (file) => FILES.has(file))

test('without words everything runs', () => {
  expect(plan()).toEqual({
    isWhole: true,
    inBrowser: true,
    arguments: ['--project=unit', '--project=fuzz', '--project=e2e'],
  })
})

test('a project runs alone, and only e2e needs builds and a browser', () => {
  expect(plan('unit')).toEqual({ isWhole: false, inBrowser: false, arguments: ['--project=unit'] })
  expect(plan('unit', 'fuzz')).toMatchObject({ inBrowser: false, arguments: ['--project=unit', '--project=fuzz'] })
  expect(plan('e2e', 'tests/e2e/h-home.test.ts')).toMatchObject({
    inBrowser: true,
    arguments: ['--project=e2e', 'tests/e2e/h-home.test.ts'],
  })
})

test('a file runs alone, with a browser where it stands among the end-to-end tests', () => {
  expect(plan('src/domain/count.test.ts', '-t', 'a title')).toEqual({
    isWhole: false,
    inBrowser: false,
    arguments: ['--project=unit', '--project=fuzz', 'src/domain/count.test.ts', '-t', 'a title'],
  })
  expect(plan('tests/e2e/h-home.test.ts').inBrowser).toBe(true)
})

test('other words may mean any test', () => {
  expect(plan('-t', 'L-04').inBrowser).toBe(true)
})

test('the last line is the counts, and each flaky test is named before it', () => {
  expect(closingLines({ passed: 3, failed: 1, skipped: 2, flaky: ['home > H-01 opens'] })).toEqual([
    'flaky: home > H-01 opens',
    '1 flaky',
    '3 passed, 1 failed, 2 skipped',
  ])
  expect(closingLines(null).at(-1)).toBe('0 passed, 1 failed, 0 skipped')
})
