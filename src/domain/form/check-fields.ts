import * as v from 'valibot'
import { fail, invalid, ok, type Result } from '../result.ts'

/** Checks fields against a schema. Returns the cleaned values, or an 'invalid' problem that names each wrong field. */
export function checkFields<S extends v.GenericSchema>(
  schema: S,
  fields: Record<string, unknown>,
): Result<v.InferOutput<S>> {
  const read = v.safeParse(schema, fields)
  if (read.success) return ok(read.output)
  return fail(invalid(read.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))))
}
