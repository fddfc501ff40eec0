import { expect, test } from 'vitest'
import type { TestCase, TestModule } from 'vitest/node'
import { outcomeOf } from './outcome-reporter.ts'

type State = 'passed' | 'failed' | 'skipped'

const madeTest = (
  fullName: string,
  state: State,
  { flaky = false, meta = {}, note = '', errors = [] as { message: string }[] } = {},
) =>
  ({
    fullName,
    meta: () => meta,
    result: () => ({ state, note, errors }),
    diagnostic: () => ({ flaky }),
  }) as unknown as TestCase

function madeModule(state: State, tests: readonly TestCase[]): TestModule {
  const allTests = (wanted?: State) => tests.filter((each) => !wanted || each.result().state === wanted).values()
  return {
    state: () => state,
    relativeModuleId: 'tests/home.test.ts',
    errors: () => [],
    children: { allTests },
  } as unknown as TestModule
}

test('tests are counted over all files, and those that failed or were flaky are named', () => {
  const modules = [
    madeModule('failed', [
      madeTest('a > H-01 opens', 'passed', { flaky: true, errors: [{ message: 'no heading\n\n+ null' }] }),
      madeTest('a > fails', 'failed', { errors: [{ message: 'expected 1 to be 2\n\n- 1' }] }),
    ]),
    madeModule('passed', [madeTest('b > passes', 'passed'), madeTest('b > later', 'skipped')]),
  ]
  expect(outcomeOf(modules, [])).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a > fails: expected 1 to be 2'],
    skipped: 1,
    skippedFor: {},
    unexplained: ['b > later'],
    flaky: ['a > H-01 opens: no heading'],
  })
})

test('a file that fails before its first test, and an error outside of tests, are a failed test each', () => {
  expect(outcomeOf([madeModule('failed', [])], [new Error('no port')])).toMatchObject({
    passed: 0,
    failed: 2,
    failures: ['tests/home.test.ts', 'outside of tests: no port'],
    skipped: 0,
  })
})

test('skipped tests are counted by the program they lack or the reason they give, else named', () => {
  const meta = { needs: 'Firefox' }
  const tests = [
    madeTest('a', 'skipped', { meta }),
    madeTest('b', 'skipped', { meta }),
    madeTest('c', 'skipped', { meta: { needs: 'PostgreSQL' } }),
    madeTest('d', 'skipped', { note: 'No disk can be mounted' }),
    madeTest('e', 'skipped'),
    madeTest('f', 'passed', { meta }),
  ]
  const reasons = { 'Firefox not found': 2, 'PostgreSQL not found': 1, 'No disk can be mounted': 1 }
  expect(outcomeOf([madeModule('passed', tests)], [])).toMatchObject({
    skipped: 5,
    skippedFor: reasons,
    unexplained: ['e'],
  })
  expect(outcomeOf([madeModule('passed', tests)], [], true)).toMatchObject({
    skippedFor: { ...reasons, 'Titles that don’t match': 1 },
    unexplained: [],
  })
})
