import { fail, ok, ProblemError, unavailable, type Problem, type Result } from '#domain/result.ts'

/** Does something with the database; what it throws becomes a problem. */
export type Answering = <T>(work: () => Promise<T>) => Promise<Result<T>>

/** Stops a transaction, which then leaves nothing behind, and answers with a problem. */
export function refuse(problem: Problem): never {
  throw new ProblemError(problem)
}

/** A problem somebody refused with is answered; anything else goes to `onError` and is answered as 'unavailable'. */
export const answering =
  (message: string, onError: (error: unknown) => void): Answering =>
  async (work) => {
    try {
      return ok(await work())
    } catch (error) {
      if (error instanceof ProblemError) return fail(error.problem)
      onError(error)
      return fail(unavailable(message))
    }
  }
