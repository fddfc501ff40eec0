import { APIError } from 'better-auth/api'
import { fail, invalid, ok, ProblemError, unavailable, type Problem, type Result } from '#domain/result.ts'
import { TooBusy } from './limit-concurrency.ts'

export const WRONG_CREDENTIALS: Problem = {
  kind: 'unauthorized',
  message: 'The email address or password is wrong.',
}
export const NOT_SIGNED_IN: Problem = { kind: 'unauthorized', message: 'Sign in first.' }
export const DEAD_LINK: Problem = {
  kind: 'not-found',
  message: 'This link no longer works. Request a new one.',
}
export const CONFIRMED_ALREADY: Problem = { kind: 'conflict', message: 'Your email address is already confirmed.' }
export const CODE_OVER: Problem = {
  kind: 'unauthorized',
  message: 'That took too long, or too many codes were wrong. Please sign in with your password again.',
}
export const WRONG_CODE = invalid([
  { field: 'code', message: 'This code is wrong or was already used. Wait for the next one.' },
])
export const CODE_MISSING = invalid([{ field: 'code', message: 'Enter a code.' }])
export const TWO_STEP_LOCKED: Problem = {
  kind: 'rate-limited',
  message: 'Too many wrong codes. Please wait 15 minutes and try again.',
  retryAfterSeconds: 900,
}
const BUSY: Problem = {
  kind: 'rate-limited',
  message: 'Too many people are signing in right now. Please try again in a moment.',
  retryAfterSeconds: 10,
}

export const wrongPassword = (field: string): Problem => invalid([{ field, message: 'That isn’t your password.' }])

export function refuse(problem: Problem): never {
  throw new ProblemError(problem)
}

/** better-auth's error code; null for any other error. */
export const codeOf = (error: unknown): string | null =>
  error instanceof APIError ? String((error.body as { code?: string } | undefined)?.code ?? error.status) : null

/** Turns known errors into their problems, by better-auth's code; any other goes to `onError` and is 'unavailable'. */
export const answeringAccounts =
  (onError: (error: unknown) => void) =>
  async <T>(work: () => Promise<T>, problems: Readonly<Record<string, Problem>> = {}): Promise<Result<T>> => {
    try {
      return ok(await work())
    } catch (error) {
      if (error instanceof ProblemError) return fail(error.problem)
      if (error instanceof TooBusy) return fail(BUSY)
      const known = problems[codeOf(error) ?? '']
      if (known) return fail(known)
      onError(error)
      return fail(unavailable('Accounts are unavailable right now.'))
    }
  }
