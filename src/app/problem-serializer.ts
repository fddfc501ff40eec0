import { createSerializationAdapter } from '@tanstack/react-router'
import { ProblemError, type Problem } from '#domain/result.ts'

/** Takes a problem from server to browser whole, so that a page that failed there reads the same once scripts run. */
export const problemSerializer = createSerializationAdapter({
  key: 'problem',
  test: (value): value is ProblemError => value instanceof ProblemError,
  toSerializable: ({ problem }) => problem,
  fromSerializable: (problem: Problem) => new ProblemError(problem),
})
