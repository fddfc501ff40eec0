import { ProblemError, unavailable, type Problem } from './result.ts'

/** The problem that a thrown error carries. An unexpected one is 'unavailable', and its message stays out of the page. */
export const problemOf = (error: unknown): Problem =>
  error instanceof ProblemError ? error.problem : unavailable('Something went wrong. Please try again.')
