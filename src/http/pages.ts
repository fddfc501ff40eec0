import type { Context } from 'hono'
import type { SentForm } from '#domain/form/sent-form.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import type { Clock } from '#ports/clock.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { Log } from '#ports/server/log.ts'
import { readResult } from './forms/result-text.ts'
import type { PageCache } from './page-cache.ts'
import { pagePolicy, pageRenderer, type PageRenderingOptions } from './page-rendering.ts'
import { plainDocument, plainPage, type PlainDocument, type PlainPage } from './plain-page.ts'
import type { RequestVariables } from './request-log.ts'
import { newNonce } from './security-headers.ts'
import { pageWait } from './visitors/budgeted-reads.ts'
import { pageVisitor, type PageVisitor } from './visitors/page-visitor.ts'
import type { ReadingBudgets } from './visitors/reading-budgets.ts'
import { mayHaveResult, visitorCookies } from './visitors/visitor-cookies.ts'

/** A page with somebody's name is not stored anywhere: it must not reappear after signing out. */
const PERSONAL = { 'cache-control': 'private, no-store' }
/** A page for one visitor without a name: the browser may store it for going back, but must revalidate. */
const UNSHARED = { 'cache-control': 'private, no-cache' }
/** A page for every visitor without a session. */
const SHARED = { 'cache-control': 'no-cache' }

/** What every plain page of a request has. */
type Shell = Pick<PlainPage, 'nonce' | 'styleSheet'>

export interface PagesOptions extends PageRenderingOptions {
  stored: PageCache
  /** Changes with every listing; null if it can't be read. */
  listingsVersion: () => Promise<number | null>
  accounts: Accounts
  budgets: ReadingBudgets
  clock: Clock
  log: Log
}

export interface Pages {
  /** Answers a request for a page. */
  answer(c: Context<RequestVariables>): Promise<Response>
  /** Answers a form with the page that it was sent to, and on it what became of the form. */
  answerForm(c: Context<RequestVariables>, sentForm: SentForm): Promise<Response>
  /** A self-contained page. */
  plain(page: Omit<PlainPage, keyof Shell>): Response
  /** A self-contained page of its own HTML. */
  document(page: Omit<PlainDocument, keyof Shell>): Response
}

/**
 * Answers every address that is neither file nor API with a rendered page, or with a plain one if rendering fails. Pages for
 * visitors without a session are rendered once for an address, a version of the listings and a day
 * (docs/decisions/0020-pages-rendered-once.md).
 */
export function createPages(options: PagesOptions): Pages {
  const { stored, accounts, agency, publicUrl, mapHosts, listingsVersion, feeds, samples, budgets, clock, log } =
    options
  const render = pageRenderer(options)

  return {
    answer: (c) => {
      if (!['GET', 'HEAD'].includes(c.req.raw.method)) return Promise.resolve(plain(methodRefused))
      return answer(c, choosePage, false)
    },
    answerForm: (c, sentForm) => answer(c, (_, visitor) => ownPage(c, visitor, sentForm), true),
    plain: (page) => plain((shell) => plainPage({ ...page, ...shell })),
    document: (page) => plain((shell) => plainDocument({ ...page, ...shell })),
  }

  async function answer(
    c: Context<RequestVariables>,
    choose: typeof choosePage,
    answersForm: boolean,
  ): Promise<Response> {
    if (!isPlainPath(new URL(c.req.url).pathname)) return plain(notFoundPage)
    const visitor = await pageVisitor(c, accounts, publicUrl, answersForm)
    try {
      return withCookie(await choose(c, visitor), visitor)
    } catch (error) {
      log.error({ id: c.var.requestId, err: error }, 'Could not render a page')
      const broken = plain((shell) => brokenPage(shell, c.var.requestId), visitor)
      return withCookie(broken, visitor)
    }
  }

  /** A page that says what became of a form: for this visitor, once. */
  async function ownPage(c: Context<RequestVariables>, visitor: PageVisitor, sentForm: SentForm): Promise<Response> {
    const wait = pageWait(budgets, c)
    if (wait > 0) return plain((shell) => tooManyPages(shell, wait), visitor)
    return (await render(c.req.raw, visitor, sentForm)).page.answer(c, PERSONAL)
  }

  async function choosePage(c: Context<RequestVariables>, visitor: PageVisitor): Promise<Response> {
    const result = resultOf(c)
    if (result?.sentForm) {
      const page = await ownPage(c, visitor, result.sentForm)
      page.headers.append('set-cookie', result.end)
      return page
    }
    const place = visitor.personal || mapHosts.google ? null : await placeOf(c.req.raw)
    const found = place && stored.find(place.address, place.version)
    if (found) return found.revalidated(c, SHARED)
    const wait = pageWait(budgets, c)
    if (wait > 0) return plain((shell) => tooManyPages(shell, wait), visitor)
    if (!place) return (await render(c.req.raw, visitor)).page.answer(c, visitor.personal ? PERSONAL : UNSHARED)
    // Without the visitor's headers, and not ended when this visitor leaves: others may wait for it.
    const request = new Request(c.req.url)
    const { page, shared } = await stored.render(place.address, place.version, () => render(request, visitor))
    return shared ? page.revalidated(c, SHARED) : page.answer(c, UNSHARED)
  }

  /** Where the page of a request is stored, and of what it is made; null if it can't be. */
  async function placeOf(request: Request): Promise<{ address: string; version: string } | null> {
    const address = stored.addressOf(request)
    const version = address === null ? null : await listingsVersion()
    if (address === null || version === null) return null
    // The dates a tour can be requested for depend on the day; where the feeds are late or samples are among real homes, the page says so.
    const notices = `${feeds.staleSince()} ${samples.isBesideReal()}`
    return {
      address,
      version: `${version} ${newJerseyDay(clock.now())} ${notices} ${agency.current().version}`,
    }
  }

  /** What became of a form that led here, told once; `end` removes it. */
  function resultOf(c: Context<RequestVariables>): { sentForm: SentForm | undefined; end: string } | null {
    if (!mayHaveResult(c.req.raw)) return null
    const cookies = visitorCookies(c, publicUrl)
    if (cookies.result === null) return null
    return { sentForm: readResult(cookies.result, new URL(c.req.url).pathname), end: cookies.endResult() }
  }

  function plain(page: (shell: Shell) => Response, visitor?: PageVisitor): Response {
    const nonce = newNonce()
    const answer = page({ nonce, styleSheet: agency.current().agency.look.styleSheet })
    answer.headers.set('content-security-policy', pagePolicy(options, { nonce }))
    answer.headers.set('cache-control', (visitor?.personal ? PERSONAL : UNSHARED)['cache-control'])
    return answer
  }
}

function withCookie(answer: Response, { cookie }: PageVisitor): Response {
  if (cookie !== null) answer.headers.append('set-cookie', cookie)
  return answer
}

/** Whether a path can be decoded and has nothing that a router or browser would read as another address. */
function isPlainPath(pathname: string): boolean {
  try {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/\/\/|\\|[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

const notFoundPage = (shell: Shell): Response =>
  plainPage({ status: 404, heading: '404', text: 'Oops! Page not found', linkLabel: 'Return to Home', ...shell })

function methodRefused(shell: Shell): Response {
  const text = 'You can read this page, but you can’t send anything to this address.'
  const page = plainPage({
    status: 405,
    heading: 'That doesn’t work here',
    text,
    linkLabel: 'Return to Home',
    ...shell,
  })
  page.headers.set('allow', 'GET, HEAD')
  return page
}

function tooManyPages(shell: Shell, seconds: number): Response {
  const text = `Too many requests came from your network. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  const page = plainPage({ status: 429, heading: 'One moment, please', text, linkLabel: 'Return to Home', ...shell })
  page.headers.set('retry-after', String(seconds))
  return page
}

const brokenPage = (shell: Shell, requestId: string): Response =>
  plainPage({
    status: 500,
    heading: 'Something went wrong',
    text: 'We couldn’t show this page. We’ve logged the problem. Please try again in a moment.',
    linkLabel: 'Return to Home',
    ...shell,
    requestId,
  })
