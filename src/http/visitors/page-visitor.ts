import type { Context } from 'hono'
import type { Account } from '#domain/account/account.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { RequestVariables } from '../request-log.ts'
import { shownAccount } from './shown-account.ts'
import { visitorCookies } from './visitor-cookies.ts'

/** Who asks for a page, as far as a page shows it. */
export interface PageVisitor {
  /** Null for nobody signed in; absent where the session could not be read. */
  account?: Account | null
  /** The answer is for this visitor alone: no cache keeps it. */
  personal: boolean
  /** Set-Cookie header that prolongs the session, or ends one that is over. */
  cookie: string | null
}

const ANONYMOUS: PageVisitor = { account: null, personal: false, cookie: null }

/** Asks for the session only where its cookie is there, so that others' pages cost nothing. */
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
