/** Why something could not be done. Closed: every surface (pages, API, import) handles all of these. */
export type Problem =
  | { kind: 'not-found'; message: string }
  | { kind: 'invalid'; message: string; fields: FieldProblem[] }
  | { kind: 'unauthorized'; message: string }
  | { kind: 'conflict'; message: string }
  | { kind: 'rate-limited'; message: string; retryAfterSeconds: number; limit?: RateLimited }
  | { kind: 'unavailable'; message: string }

/** The limit that refused: so many in a period of ms. */
export interface RateLimited {
  name: string
  allowed: number
  period: number
}

/** One wrong input: the field's name as the caller wrote it, and what to do about it. */
export interface FieldProblem {
  field: string
  message: string
}

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const fail = <T = never>(problem: Problem): Result<T> => ({ ok: false, problem })

export const notFound = (message: string): Problem => ({ kind: 'not-found', message })
export const unavailable = (message: string): Problem => ({ kind: 'unavailable', message })
export const invalid = (fields: FieldProblem[]): Problem => ({
  kind: 'invalid',
  message: fields.map((problem) => `${problem.field}: ${problem.message}`).join(' · '),
  fields,
})

/** The first complaint about each field, by the field's name; none for a problem that isn't about fields. */
export function firstComplaints(problem: Problem): Record<string, string> {
  const first: Record<string, string> = {}
  if (problem.kind === 'invalid') for (const { field, message } of problem.fields) first[field] ??= message
  return first
}

/** A problem on its way through code that can only throw: the query library and the router's error pages. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.name = 'ProblemError'
    this.problem = problem
  }
}

/** The value, or the problem thrown as a ProblemError. */
export function valueOrThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new ProblemError(result.problem)
}
