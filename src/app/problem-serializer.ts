import { createSerializationAdapter } from '@tanstack/react-router'
import { ProblemError, type Problem } from '#domain/result.ts'

/** Serializes a problem from server to browser, so that an error page stays the same after hydration. */
export const problemSerializer = createSerializationAdapter({
  key: 'problem',
  test: (value): value is ProblemError => value instanceof ProblemError,
  toSerializable: ({ problem }) => problem,
  fromSerializable: (problem: Problem) => new ProblemError(problem),
})
