import type { Context } from 'hono'
import type { Account } from '#domain/account/account.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { Owner } from '#ports/server/saved-items.ts'
import type { RequestVariables } from '../request-log.ts'
import { hashOf, newToken } from './identify-visitor.ts'
import { shownAccount } from './shown-account.ts'
import { visitorCookies, type VisitorCookies } from './visitor-cookies.ts'

/** The visitor of a page, as far as the page shows it. */
export interface PageVisitor {
  /** Null if nobody is signed in; absent if the session could not be read. */
  account?: Account | null
  /** The answer is for this visitor only: no cache may store it. */
  personal: boolean
  /** Set-Cookie header that extends the session, or removes an expired one. */
  cookie: string | null
  /** Whose own things the page comes with; null where the browser's scripts read them. */
  own: PageOwner | null
}

/** Whose things a page shows to a browser that sends forms itself. */
export interface PageOwner {
  owner: Owner
  /** The hash of the cookie by which they answer on others' lists. */
  guest: string
  /** The session's cookie; null while nobody is signed in. */
  session: string | null
}

/** Somebody without a session. */
export const ANONYMOUS: PageVisitor = { account: null, personal: false, cookie: null, own: null }

/**
 * Reads the session from its cookie. Without cookies nothing is looked up.
 *
 * @param answersForm The page answers a form that the browser has sent itself; later ones know it by a cookie.
 */
export async function pageVisitor(
  c: Context<RequestVariables>,
  accounts: Accounts,
  publicUrl: string | null,
  answersForm = false,
): Promise<PageVisitor> {
  if (c.req.header('cookie') === undefined && !answersForm) return ANONYMOUS
  const cookies = visitorCookies(c, publicUrl)
  const sendsForms = answersForm || cookies.sendsForms
  const own = (accountId?: string) => (sendsForms ? pageOwner(cookies, accountId) : null)
  if (cookies.session === null) return { ...ANONYMOUS, personal: sendsForms, own: own() }
  const found = await accounts.bySession(cookies.session)
  if (!found.ok) return { personal: true, cookie: null, own: null }
  if (found.value === null) return { account: null, personal: true, cookie: cookies.endSession(), own: own() }
  const { account, prolonged } = found.value
  return {
    account: shownAccount(account),
    personal: true,
    cookie: prolonged ? cookies.setSession(cookies.session) : null,
    own: own(account.id),
  }
}

function pageOwner(cookies: VisitorCookies, accountId?: string): PageOwner {
  const visitor = hashOf(cookies.visitor ?? newToken())
  return {
    owner: accountId === undefined ? { visitor } : { account: accountId },
    guest: hashOf(cookies.guest ?? newToken()),
    session: accountId === undefined ? null : cookies.session,
  }
}
