import { formatNewJerseyTime } from '#domain/clock-text.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import { writeNotices, type ListingNotice } from '#domain/listing/listing-notices.ts'
import type { Problem } from '#domain/result.ts'
import type { OpenLists } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { OwnThings } from '#ports/browser/page-context.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { FeedWatch } from '#ports/server/feed-watch.ts'
import type { SampleWatch } from '#ports/server/home-origins.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'
import { textsOf } from './agency-texts.ts'
import type { RenderPage } from './built-pages.ts'
import type { Rendering } from './page-cache.ts'
import { RenderedPage } from './rendered-page.ts'
import { inlineScripts, scriptHashes } from './script-hashes.ts'
import { contentSecurityPolicy, newNonce, type ContentPolicy, type MapHosts } from './security-headers.ts'
import { sheetsLast } from './sheets-last.ts'
import type { SiteFigures } from './site-figures.ts'
import type { SiteTowns } from './site-towns.ts'
import type { PageOwner, PageVisitor } from './visitors/page-visitor.ts'
import { watchReads } from './watched-reads.ts'

/** Retry-After if the listings can't be read, s. */
const RETRY_AFTER = 60

export interface PageRenderingOptions {
  renderPage: RenderPage
  listings: ListingGateway
  savedItems: SavedItems
  accounts: Pick<Accounts, 'settings'>
  figures: SiteFigures
  towns: SiteTowns
  agency: Pick<AgencySource, 'current'>
  feeds: Pick<FeedWatch, 'staleSince'>
  samples: Pick<SampleWatch, 'isBesideReal'>
  publicUrl: string | null
  secure: boolean
  mapHosts: MapHosts
  /** The voice provider's API, for the Content-Security-Policy. */
  voiceHost: ContentPolicy['voice']
  /** Whether pages show pictures from other hosts. */
  linksPictures: boolean
  /** Each answer keeps its nonce and is not shared: Vite's styles carry the nonce in development. */
  keepsNonce?: boolean
}

/**
 * Renders the page of a request for a visitor. A page that failed because something could not be read becomes a 503, which
 * asks monitors and crawlers to retry. Throws if the renderer throws, or fails midway.
 */
export function pageRenderer(options: PageRenderingOptions) {
  const { renderPage, savedItems, figures, agency, publicUrl, mapHosts, feeds, samples } = options
  // The token alone decides which list is read; no visitor's cookie has this hash.
  const openLists: OpenLists = { shared: (token) => savedItems.favorites({ visitor: '' }).shared(token) }
  return async (request: Request, { account, personal, own }: PageVisitor, sentForm?: SentForm): Promise<Rendering> => {
    const nonce = newNonce()
    const reads = watchReads(options.listings, openLists, options.towns)
    const answer = await renderPage(asGet(request), {
      nonce,
      listings: reads.listings,
      openLists: reads.openLists,
      figures: figures.gateway,
      homeFigures: figures.ofHomes(reads.listings),
      towns: reads.towns,
      agency: agency.current().agency,
      agencyTexts: textsOf(agency.current().words),
      costBasis: figures.costBasis,
      timetable: figures.timetable,
      origin: publicUrl ?? new URL(request.url).origin,
      notices: writeNotices(noticesOf(feeds.staleSince(), samples.isBesideReal())),
      ...(account === undefined ? {} : { account }),
      ...(own === null ? {} : { own: await ownThings(own, options) }),
      ...(sentForm === undefined ? {} : { sentForm }),
    })
    const html = sheetsLast(await answer.text())
    if (answer.status >= 500 && !html.includes('</html>')) {
      throw new Error(`The page renderer responded with ${answer.status}: ${html.slice(0, 80)}`)
    }
    const status =
      answer.status >= 500 && reads.failed() ? 503 : answer.status === 200 ? okStatus(sentForm) : answer.status
    // Google's map takes the nonce of its script for the styles it adds.
    const keepsNonce = mapHosts.google || options.keepsNonce === true
    const { body, allowed } = keepsNonce ? { body: html, allowed: { nonce } } : withoutNonce(html, nonce)
    const shared = status === 200 && !keepsNonce && !personal && !sentForm && !reads.failed() && !reads.readList()
    const headers = pageHeaders(answer, status, pagePolicy(options, allowed))
    return { page: new RenderedPage(body, { status, headers }), shared }
  }
}

async function ownThings(
  { owner, guest, session }: PageOwner,
  { savedItems, accounts }: Pick<PageRenderingOptions, 'savedItems' | 'accounts'>,
): Promise<OwnThings> {
  const favorites = savedItems.favorites(owner)
  const ids = await favorites.ids()
  return {
    favoriteIds: ids.ok ? ids.value : [],
    favorites,
    savedSearches: savedItems.savedSearches(owner),
    updates: savedItems.updates(owner),
    listAnswers: savedItems.listAnswers(owner, guest),
    account: session === null ? null : { settings: () => accounts.settings(session) },
  }
}

/** The status of a page that was rendered as it should be: of one that shows a refused form, why it was refused. */
const okStatus = (sentForm: SentForm | undefined): number =>
  sentForm?.problem ? FORM_STATUS[sentForm.problem.kind] : 200

/** 422 in place of what the API says of an input: 400 is for a client's error, and 401 asks for a challenge (RFC 9110). */
const FORM_STATUS: Readonly<Record<Problem['kind'], number>> = {
  invalid: 422,
  unauthorized: 422,
  // Of a link, say: where the page itself isn't found, it is 404 anyhow.
  'not-found': 422,
  conflict: 409,
  'rate-limited': 429,
  unavailable: 503,
}

const noticesOf = (staleSince: string | null, hasSamples: boolean): ListingNotice[] => [
  ...(hasSamples ? [{ kind: 'samples' } as const] : []),
  ...(staleSince === null ? [] : [{ kind: 'as-of', time: inWords(staleSince) } as const]),
]

/** 'November 21, 2026 at 9:40 PM' in New Jersey; the time stays on one line. */
const inWords = (time: string): string =>
  formatNewJerseyTime(new Date(time)).replace(/ (?=[\d:]+ [AP]M$)| (?=[AP]M$)/g, '\u00a0')

/**
 * The page without the nonce of its rendering, so that it can be shared, and the hashes of the scripts that had it. A script
 * that a listing's text brought into the page couldn't know the nonce: it has no hash and doesn't run.
 */
function withoutNonce(html: string, nonce: string) {
  const attribute = ` nonce="${nonce}"`
  const ours = inlineScripts(html).filter(({ attributes }) => attributes.includes(attribute))
  const allowed = { nonce: null, scriptHashes: scriptHashes(ours) }
  return { body: html.replaceAll(attribute, ''), allowed }
}

/** Content-Security-Policy of a page of this site, by a nonce or by the hashes of its inline scripts. */
export const pagePolicy = (
  {
    secure,
    mapHosts,
    voiceHost,
    linksPictures,
  }: Pick<PageRenderingOptions, 'secure' | 'mapHosts' | 'voiceHost' | 'linksPictures'>,
  allowed: Pick<ContentPolicy, 'nonce' | 'scriptHashes'>,
): string => contentSecurityPolicy({ ...allowed, secure, map: mapHosts, voice: voiceHost, linksPictures })

function pageHeaders(answer: Response, status: number, policy: string): Record<string, string> {
  const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers)
  return {
    ...headers,
    'content-security-policy': policy,
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER) } : {}),
  }
}

/** The renderer answers GET only, also with what became of a form. */
const asGet = (request: Request): Request =>
  request.method !== 'GET' ? new Request(request.url, { headers: request.headers, signal: request.signal }) : request
