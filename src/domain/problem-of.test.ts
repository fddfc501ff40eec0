import { expect, test } from 'vitest'
import { problemOf } from './problem-of.ts'
import { notFound, ProblemError } from './result.ts'

test('a thrown problem is itself; what nobody expected says nothing of its cause', () => {
  expect(problemOf(new ProblemError(notFound('Gone.')))).toEqual(notFound('Gone.'))
  const unexpected = problemOf(new TypeError('x is not a function'))
  expect(unexpected).toEqual({ kind: 'unavailable', message: 'Something went wrong. Please try again.' })
})
