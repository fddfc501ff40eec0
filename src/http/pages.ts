import type { Context } from 'hono'
import type { Result } from '#domain/result.ts'
import type { OpenLists } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { Log } from '#ports/server/log.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'
import type { RenderPage } from './built-pages.ts'
import { plainPage } from './plain-page.ts'
import type { RequestVariables } from './request-log.ts'
import { contentSecurityPolicy, newNonce, type ContentPolicy, type MapHosts } from './security-headers.ts'
import { pageWait } from './visitors/budgeted-reads.ts'
import { pageVisitor, type PageVisitor } from './visitors/page-visitor.ts'
import type { ReadingBudgets } from './visitors/reading-budgets.ts'

/** Retry-After if the listings can't be read, s. */
const RETRY_AFTER = 60

export interface PagesOptions {
  renderPage: RenderPage
  listings: ListingGateway
  savedItems: SavedItems
  accounts: Accounts
  publicUrl: string | null
  secure: boolean
  mapHosts: MapHosts
  /** The voice provider's API, for the Content-Security-Policy. */
  voiceHost: ContentPolicy['voice']
  budgets: ReadingBudgets
  log: Log
}

/** Answers every address that is neither file nor API with a rendered page, or with a plain one if rendering fails. */
export function createPages(options: PagesOptions) {
  const { renderPage, listings, savedItems, accounts, publicUrl, secure, mapHosts, voiceHost, budgets, log } = options
  // The token alone decides which list is read; no visitor's cookie has this hash.
  const openLists: OpenLists = { shared: (token) => savedItems.favorites({ visitor: '' }).shared(token) }
  return async (c: Context<RequestVariables>): Promise<Response> => {
    const nonce = newNonce()
    const visitor = await pageVisitor(c, accounts, publicUrl)
    const answer = await choosePage(c, nonce, visitor)
    return withPageHeaders(answer, contentSecurityPolicy({ nonce, secure, map: mapHosts, voice: voiceHost }), visitor)
  }

  async function choosePage(c: Context<RequestVariables>, nonce: string, { account }: PageVisitor): Promise<Response> {
    if (!['GET', 'HEAD'].includes(c.req.raw.method)) return methodRefused(nonce)
    if (!isPlainPath(new URL(c.req.url).pathname)) return notFoundPage(nonce)
    const wait = pageWait(budgets, c)
    if (wait > 0) return tooManyPages(nonce, wait)
    const watched = watch(listings, openLists)
    try {
      const answer = await renderPage(asGet(c.req.raw), {
        nonce,
        listings: watched.listings,
        openLists: watched.openLists,
        origin: publicUrl ?? new URL(c.req.url).origin,
        ...(account === undefined ? {} : { account }),
      })
      return answer.status < 500 ? answer : await withPage(watched.failed() ? unavailable(answer) : answer)
    } catch (error) {
      log.error({ id: c.var.requestId, err: error }, 'Page could not be rendered')
      return brokenPage(nonce, c.var.requestId)
    }
  }
}

interface Watched {
  listings: ListingGateway
  openLists: OpenLists
  failed: () => boolean
}

/** The same gateways, and whether one was unavailable: then a failed page is answered 503, because a retry may work. */
function watch(listings: ListingGateway, openLists: OpenLists): Watched {
  let failed = false
  const seen = async <T>(reading: Promise<Result<T>>): Promise<Result<T>> => {
    const answer = await reading
    if (!answer.ok && answer.problem.kind === 'unavailable') failed = true
    return answer
  }
  return {
    listings: {
      search: (query, signal) => seen(listings.search(query, signal)),
      onMap: (query, signal) => seen(listings.onMap(query, signal)),
      byId: (id, signal) => seen(listings.byId(id, signal)),
      similarTo: (id, signal) => seen(listings.similarTo(id, signal)),
      home: (signal) => seen(listings.home(signal)),
    },
    openLists: { shared: (token) => seen(openLists.shared(token)) },
    failed: () => failed,
  }
}

/** The page with status 503, which asks monitors and crawlers to retry. */
function unavailable(page: Response): Response {
  const answer = new Response(page.body, { status: 503, headers: page.headers })
  answer.headers.set('retry-after', String(RETRY_AFTER))
  return answer
}

/** The answer, if its body is a whole page. A renderer that fails midway sends a few words only, and has logged why. */
async function withPage(answer: Response): Promise<Response> {
  const html = await answer.text()
  if (!html.includes('</html>')) throw new Error(`The page renderer answered ${answer.status}: ${html.slice(0, 80)}`)
  return new Response(html, { status: answer.status, headers: answer.headers })
}

/** The renderer answers GET only. */
const asGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request.url, { headers: request.headers, signal: request.signal }) : request

/** Whether a path can be decoded and has nothing that a router or browser would read as another address. */
function isPlainPath(pathname: string): boolean {
  try {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/\/\/|\\|[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/**
 * A page has the nonce of one answer, so no shared cache may store it. The visitor's browser may store it for going back,
 * but must revalidate. A page with somebody's name is not stored at all: it must not reappear after signing out.
 */
function withPageHeaders(answer: Response, policy: string, { personal, cookie }: PageVisitor): Response {
  answer.headers.set('content-security-policy', policy)
  answer.headers.set('cache-control', personal ? 'private, no-store' : 'private, no-cache')
  if (cookie !== null) answer.headers.append('set-cookie', cookie)
  return answer
}

const notFoundPage = (nonce: string): Response =>
  plainPage({ status: 404, heading: '404', text: 'Oops! Page not found', linkLabel: 'Return to Home', nonce })

function methodRefused(nonce: string): Response {
  const text = 'Pages can be read here, but nothing can be sent to this address.'
  const page = plainPage({ status: 405, heading: 'That does not work here', text, linkLabel: 'Return to Home', nonce })
  page.headers.set('allow', 'GET, HEAD')
  return page
}

function tooManyPages(nonce: string, seconds: number): Response {
  const text = `Many pages were asked for from your network in a short time. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
  const page = plainPage({ status: 429, heading: 'One moment, please', text, linkLabel: 'Return to Home', nonce })
  page.headers.set('retry-after', String(seconds))
  return page
}

const brokenPage = (nonce: string, requestId: string): Response =>
  plainPage({
    status: 500,
    heading: 'Something went wrong',
    text: 'This page could not be shown just now. The problem has been noted; please try again in a moment.',
    linkLabel: 'Return to Home',
    nonce,
    requestId,
  })
