import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** How a test run ended. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  /** Of the skipped tests how many lacked a program, by its name. */
  lacking: Record<string, number>
  /** Full titles of the tests that passed only when they were retried. */
  flaky: string[]
}

/**
 * Counts tests. A file that fails before its first test counts as one failed test, and so does each error outside of tests:
 * a run with neither would end with '0 failed'.
 */
export function outcomeOf(modules: readonly TestModule[], errorsOutside: number): Outcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const count = (state: ReturnType<TestCase['result']>['state']) =>
    tests.filter((test) => test.result().state === state).length
  const brokenFiles = modules.filter((module) => module.state() === 'failed' && !failsIn(module))
  return {
    passed: count('passed'),
    failed: count('failed') + brokenFiles.length + errorsOutside,
    skipped: count('skipped'),
    lacking: lackingPrograms(tests),
    flaky: tests.filter((test) => test.diagnostic()?.flaky).map((test) => test.fullName),
  }
}

function lackingPrograms(tests: readonly TestCase[]): Record<string, number> {
  const lacking: Record<string, number> = {}
  for (const test of tests) {
    const { needs } = test.meta()
    if (needs !== undefined && test.result().state === 'skipped') lacking[needs] = (lacking[needs] ?? 0) + 1
  }
  return lacking
}

const failsIn = (module: TestModule): boolean => !module.children.allTests('failed').next().done

/** Writes the outcome as JSON to the file that OUTCOME_FILE names; `npm test` prints it (scripts/test.mjs). */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const file = process.env['OUTCOME_FILE']
    if (file) writeFileSync(file, JSON.stringify(outcomeOf(modules, errors.length)))
  }
}
