import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Problem } from '#domain/result.ts'
import { problemResponse } from '../problem-http.ts'
import { setRateLimitHeaders } from '../rate-limit-headers.ts'
import type { RequestVariables } from '../request-log.ts'
import type { ReadingBudgets, ReadingKind, Spent } from './reading-budgets.ts'

/** Below this many letters no index serves a searched text. */
const INDEXED_LETTERS = 3

/** Charges a read to its network's budget: 429 when it is used up. Every answer says what is left. */
export const budgeted = (budgets: ReadingBudgets, kindOf: (search: string) => ReadingKind) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    const network = chargedNetwork(c)
    if (network === null) return next()
    const spent = budgets.spend(kindOf(c.req.query('q') ?? ''), network)
    if (spent.wait > 0) return problemResponse(tooManyReads(spent), c.var.requestId)
    await next()
    spent.settle()
    setRateLimitHeaders(c.res.headers, spent.rule, { remaining: spent.remaining, seconds: spent.fullIn })
  })

/** Seconds until a page may be rendered for this network; 0 for now, and then it is charged. */
export function pageWait(budgets: ReadingBudgets, c: Context<RequestVariables>): number {
  const network = chargedNetwork(c)
  if (network === null) return 0
  const isShort = searchKind(c.req.query('q') ?? '') === 'short-text'
  return (isShort && budgets.spend('short-text', network).wait) || budgets.spend('page', network).wait
}

/** The budget a search for this text is charged to. */
export function searchKind(search: string): 'search' | 'short-text' {
  const letters = [...search.trim()].length
  return letters > 0 && letters < INDEXED_LETTERS ? 'short-text' : 'search'
}

/** 127.0.0.0/8, and ::1 by its /64. */
const LOOPBACK = /^(127\.|0:0:0:0::\/64$)/

/**
 * The network a read is charged to; null where networks don't tell visitors apart: an unknown one, and a proxy on this
 * machine that isn't trusted (TRUST_PROXY), behind which everybody has its address.
 */
function chargedNetwork(c: Context<RequestVariables>): string | null {
  const { network } = c.var
  const isForwarded = ['x-forwarded-for', 'forwarded'].some((name) => c.req.header(name) !== undefined)
  return network === '' || (isForwarded && LOOPBACK.test(network)) ? null : network
}

const tooManyReads = ({ wait: seconds, rule: limit }: Spent): Problem => ({
  kind: 'rate-limited',
  message: `Too many requests came from your network. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  retryAfterSeconds: seconds,
  limit,
})
