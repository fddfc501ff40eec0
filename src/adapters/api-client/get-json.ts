import { fail, ok, type Result } from '#domain/result.ts'
import { noAnswer, type Send } from './api-client.ts'
import { readProblem } from './read-problem.ts'

/** Reads what the API answers to everybody; `path` with /api/. */
export async function getJson<T>(send: Send, path: string, signal?: AbortSignal): Promise<Result<T>> {
  try {
    const response = await send(path, { headers: { accept: 'application/json' }, ...(signal && { signal }) })
    return response.ok ? ok((await response.json()) as T) : fail(await readProblem(response))
  } catch {
    return fail(noAnswer())
  }
}
