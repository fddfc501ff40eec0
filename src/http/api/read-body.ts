import type { Context } from 'hono'
import * as v from 'valibot'
import { checkFields } from '#domain/form/check-fields.ts'
import { fail, invalid, type Result } from '#domain/result.ts'

/** Checks a JSON body by a schema of the domain. Unknown fields are refused by name. */
export async function readBody<E extends v.ObjectEntries>(
  c: Context,
  schema: v.ObjectSchema<E, undefined>,
): Promise<Result<v.InferOutput<v.ObjectSchema<E, undefined>>>> {
  const value = await parseJson(c)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail(invalid([{ field: 'body', message: 'must be a JSON object' }]))
  }
  return checkFields(v.strictObject(schema.entries), value as Record<string, unknown>)
}

async function parseJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}
