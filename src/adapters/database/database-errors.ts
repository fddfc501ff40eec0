import { fail, ok, ProblemError, unavailable, type Problem, type Result } from '#domain/result.ts'

/** Runs work on the database and returns its value, or the problem it failed with. */
export type Answering = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<Result<T>>

/** Rolls back the transaction it is thrown in; `answering` returns the problem. */
export function refuse(problem: Problem): never {
  throw new ProblemError(problem)
}

/**
 * Turns what database work throws into problems: one thrown by `refuse` is returned as it is, an aborted call is
 * 'unavailable', and any other error is passed to `onError` and becomes 'unavailable' with this message.
 */
export const answering =
  (message: string, onError: (error: unknown) => void): Answering =>
  async (work, signal) => {
    try {
      signal?.throwIfAborted()
      const value = await work()
      signal?.throwIfAborted()
      return ok(value)
    } catch (error) {
      if (signal?.aborted) return fail(unavailable('The request was canceled.'))
      if (error instanceof ProblemError) return fail(error.problem)
      onError(error)
      return fail(unavailable(message))
    }
  }
