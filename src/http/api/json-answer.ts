import type { Context } from 'hono'
import type { Result } from '#domain/result.ts'
import { isFresh, weakEtag } from '../etag.ts'
import { problemResponse } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'

/**
 * A value as JSON with a weak ETag of its content. Caches may store it but must revalidate, because any import may change
 * listings; an unchanged answer is 304.
 */
export const jsonAnswer = (c: Context<RequestVariables>, value: unknown): Response => bodyAnswer(c, jsonBody(value))

/** JSON with its validator: made once where the value stays the same. */
export function jsonBody(value: unknown): JsonBody {
  const body = JSON.stringify(value)
  return { body, etag: weakEtag(body) }
}

export interface JsonBody {
  body: string
  etag: string
}

/** As `jsonAnswer`. */
export function bodyAnswer(c: Context<RequestVariables>, { body, etag }: JsonBody): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=0, must-revalidate', etag }
  if (isFresh(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}

/** A gateway's result: its value as JSON, or its problem. */
export const resultAnswer = (c: Context<RequestVariables>, result: Result<unknown>): Response =>
  result.ok ? jsonAnswer(c, result.value) : problemResponse(result.problem, c.var.requestId)
