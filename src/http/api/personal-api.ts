import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Result } from '#domain/result.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'
import { problemResponse } from '../problem-http.ts'
import { sameOriginOnly } from '../same-origin.ts'
import { identifyVisitor, type VisitorContext, type VisitorVariables } from '../visitors/identify-visitor.ts'
import { mayChangeSaved } from '../visitors/saved-changes.ts'
import type { VisitorLimits } from '../visitors/visitor-limits.ts'
import { privateAnswer } from './private-answer.ts'

export interface PersonalApiParts {
  accounts: Accounts
  savedItems: SavedItems
  limits: VisitorLimits
  publicUrl: string | null
}

export type { VisitorContext } from '../visitors/identify-visitor.ts'

/** A Hono app for one visitor's own data: identifies the visitor, and takes changes only from the site's own pages. */
export const personalApi = ({ accounts, publicUrl }: PersonalApiParts) =>
  new Hono<VisitorVariables>().use(sameOriginOnly(publicUrl)).use(identifyVisitor(accounts, publicUrl))

/** Applies the rate limit for changes of saved items. */
export const limitedChanges = (limits: VisitorLimits) =>
  createMiddleware<VisitorVariables>(async (c, next) => {
    if (['GET', 'HEAD'].includes(c.req.raw.method)) return next()
    const allowed = await mayChangeSaved(c, limits)
    return allowed.ok ? next() : problemResponse(allowed.problem, c.var.requestId)
  })

/** The answer to a change of saved items; a successful one sets the visitor's cookie. */
export function changeAnswer(c: VisitorContext, result: Result<unknown>): Response {
  if (result.ok) c.var.visitor.remember()
  return privateAnswer(c, result)
}
