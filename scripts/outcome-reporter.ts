import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'

/** How a test run ended. */
export interface Outcome {
  passed: number
  failed: number
  /** What failed: full titles of tests, files that broke before their first test, errors outside of tests, each with its message. */
  failures: string[]
  skipped: number
  /** How many tests were skipped for each reason. */
  skippedFor: Record<string, number>
  /** Full titles of the tests that were skipped for none. */
  unexplained: string[]
  /** The tests that passed only when they were retried: full titles, each with the message of the failed attempt. */
  flaky: string[]
}

/**
 * Counts tests. A file that fails before its first test counts as one failed test, and so does each error outside of tests:
 * a run with neither would end with '0 failed'. `hasPattern`: only tests whose titles match one were asked for.
 */
export function outcomeOf(
  modules: readonly TestModule[],
  errorsOutside: readonly unknown[],
  hasPattern = false,
): Outcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const count = (state: ReturnType<TestCase['result']>['state']) =>
    tests.filter((test) => test.result().state === state).length
  const brokenFiles = modules.filter((module) => module.state() === 'failed' && !failsIn(module))
  const failures = [
    ...tests.filter((test) => test.result().state === 'failed').map((test) => failure(test.fullName, errorsOf(test))),
    ...brokenFiles.map((module) => failure(module.relativeModuleId, module.errors())),
    ...errorsOutside.map((error) => failure('outside of tests', [error])),
  ]
  const skipped = tests.filter((test) => test.result().state === 'skipped')
  const reasons = Map.groupBy(skipped, (test) => reasonOf(test) ?? (hasPattern ? NOT_ASKED_FOR : null))
  const unexplained = reasons.get(null) ?? []
  reasons.delete(null)
  return {
    passed: count('passed'),
    failed: failures.length,
    failures,
    skipped: skipped.length,
    skippedFor: Object.fromEntries([...reasons].map(([reason, { length }]) => [reason!, length])),
    unexplained: unexplained.map((test) => test.fullName),
    flaky: tests.filter((test) => test.diagnostic()?.flaky).map((test) => failure(test.fullName, errorsOf(test))),
  }
}

const NOT_ASKED_FOR = 'Titles that don’t match'

/** The program that a skipped test lacks, or what it says itself (`skip(note)`). */
function reasonOf(test: TestCase): string | null {
  const { needs } = test.meta()
  if (needs !== undefined) return `${needs} not found`
  const result = test.result()
  return (result.state === 'skipped' && result.note) || null
}

const errorsOf = (test: TestCase): readonly unknown[] => test.result().errors ?? []

/** A title with the first line of its last error: the one of the last attempt. */
function failure(title: string, errors: readonly unknown[]): string {
  const error = errors.at(-1)
  if (typeof error !== 'object' || error === null || !('message' in error)) return title
  return `${title}: ${String(error.message).split('\n')[0]}`
}

const failsIn = (module: TestModule): boolean => !module.children.allTests('failed').next().done

/** Writes the outcome as JSON to the file that OUTCOME_FILE names; `npm test` prints it (scripts/test.mjs). */
export default class OutcomeReporter implements Reporter {
  private hasPattern = false

  onInit({ config }: Vitest): void {
    this.hasPattern = config.testNamePattern !== undefined
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const file = process.env['OUTCOME_FILE']
    if (file) writeFileSync(file, JSON.stringify(outcomeOf(modules, errors, this.hasPattern)))
  }
}
