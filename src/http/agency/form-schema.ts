import * as v from 'valibot'
import { fail, invalid, ok, type Problem, type Result } from '#domain/result.ts'
import type { RefusedForm } from '#ports/browser/agency-page.ts'
import type { Fields } from '../forms/page-form.ts'

/** A form's fields by its schema; 'invalid' names each wrong one, and fields that the form doesn't have. */
export function readForm<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: Fields,
): Result<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, fields)
  if (read.success) return ok(read.output)
  const problems = read.issues.map((issue) => ({ field: v.getDotPath(issue) ?? 'form', message: issue.message }))
  return fail(invalid(problems))
}

/** Never shown again. */
const SECRETS = new Set(['password', 'code', 'current', 'next', 'confirmNext', 'token'])

/** A refused form for its page: what was typed, but for passwords and codes. */
export const refusedForm = (form: string, fields: Fields, problem: Problem): RefusedForm => ({
  form,
  values: Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRETS.has(name))),
  problem,
})

const STATUS: Readonly<Record<Problem['kind'], number>> = {
  invalid: 422,
  unauthorized: 422,
  'not-found': 404,
  conflict: 409,
  'rate-limited': 429,
  unavailable: 503,
}

/** The status of a page that shows a refused form. */
export const refusedStatus = ({ kind }: Problem): number => STATUS[kind]
