import type { Context } from 'hono'
import type { Account } from '#domain/account/account.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { RequestVariables } from '../request-log.ts'
import { shownAccount } from './shown-account.ts'
import { visitorCookies } from './visitor-cookies.ts'

/** The visitor of a page, as far as the page shows it. */
export interface PageVisitor {
  /** Null if nobody is signed in; absent if the session could not be read. */
  account?: Account | null
  /** The answer is for this visitor only: no cache may store it. */
  personal: boolean
  /** Set-Cookie header that extends the session, or removes an expired one. */
  cookie: string | null
}

/** Somebody without a session. */
export const ANONYMOUS: PageVisitor = { account: null, personal: false, cookie: null }

/** Reads the session from its cookie. Without the cookie nothing is looked up. */
export async function pageVisitor(
  c: Context<RequestVariables>,
  accounts: Accounts,
  publicUrl: string | null,
): Promise<PageVisitor> {
  if (c.req.header('cookie') === undefined) return ANONYMOUS
  const cookies = visitorCookies(c, publicUrl)
  if (cookies.session === null) return ANONYMOUS
  const found = await accounts.bySession(cookies.session)
  if (!found.ok) return { personal: true, cookie: null }
  if (found.value === null) return { account: null, personal: true, cookie: cookies.endSession() }
  const { account, prolonged } = found.value
  return {
    account: shownAccount(account),
    personal: true,
    cookie: prolonged ? cookies.setSession(cookies.session) : null,
  }
}
