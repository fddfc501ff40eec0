import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { CHAT_PATH } from '#agent/chat-request.ts'
import type { InquiryDesk } from '#application/inquiries/inquiry-desk.ts'
import type { UpdateDesk } from '#application/updates/update-desk.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { invalid, notFound, type Result } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'
import { FIGURES_PATH } from '#ports/browser/public-figures.ts'
import { MAX_RECORDING, TRANSCRIPTS_PATH } from '#ports/browser/speech-api.ts'
import { VOICE_SETTINGS_PATH } from '#ports/browser/voice-settings.ts'
import type { Clock, MonotonicClock } from '#ports/clock.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { ReadFeedLogo } from '#ports/server/feed-display.ts'
import type { FeedWatch } from '#ports/server/feed-watch.ts'
import type { SampleWatch } from '#ports/server/home-origins.ts'
import type { ListingCatalog } from '#ports/server/listing-catalog.ts'
import type { Log } from '#ports/server/log.ts'
import type { PushDevices } from '#ports/server/push-devices.ts'
import type { RateLimits } from '#ports/server/rate-limits.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'
import type { NoteSecurity } from '#ports/server/security-log.ts'
import type { UpdateSubscriptions } from '#ports/server/update-subscriptions.ts'
import { agencyFiles } from './agency-files.ts'
import { agencyTexts } from './agency-texts.ts'
import { agencyPages, type AgencySide } from './agency/agency-pages.ts'
import { accountApi } from './api/account.ts'
import { createApi } from './api/api.ts'
import { favoritesApi } from './api/favorites.ts'
import { inquiriesApi } from './api/inquiries.ts'
import { savedSearchesApi } from './api/saved-searches.ts'
import { sharedFavoritesApi } from './api/shared-favorites.ts'
import { updateDevicesApi } from './api/update-devices.ts'
import { updatesApi } from './api/updates.ts'
import type { RenderPage } from './built-pages.ts'
import { compressAnswers } from './compress-answers.ts'
import { feedLogos } from './feed-logos.ts'
import { forms } from './forms/forms.ts'
import type { MapChoice } from './map/map-choice.ts'
import { mapFiles } from './map/map-files.ts'
import { METRICS_PATH } from './metrics/metrics-route.ts'
import type { PageCache } from './page-cache.ts'
import { pageReadiness } from './page-readiness.ts'
import { pageRenderer } from './page-rendering.ts'
import { createPages } from './pages.ts'
import { problemResponse } from './problem-http.ts'
import { hasClearAddress, isForbiddenMethod, isServerFunction } from './request-guards.ts'
import { requestLog, type RequestVariables } from './request-log.ts'
import { securityEvents } from './security-events.ts'
import { isSecure, securityHeaders } from './security-headers.ts'
import { crawlerFiles } from './seo/crawler-files.ts'
import { servedFiles } from './served-files.ts'
import { settingsFile } from './settings-route.ts'
import type { SiteFigures } from './site-figures.ts'
import type { SiteTowns } from './site-towns.ts'
import type { StaticFiles } from './static-files.ts'
import { updatePages } from './updates/update-pages.ts'
import { ANONYMOUS } from './visitors/page-visitor.ts'
import { createReadingBudgets } from './visitors/reading-budgets.ts'
import { createVisitorLimits } from './visitors/visitor-limits.ts'
import { callStatusApi } from './voice/call-status.ts'
import { chatApi } from './voice/chat.ts'
import { speechApi } from './voice/speech.ts'
import { MAX_MESSAGE, toolWebhook } from './voice/tool-webhook.ts'
import type { VoiceParts } from './voice/voice-parts.ts'
import { withHeaders } from './with-headers.ts'

/** Maximum size of a request's body, bytes. */
export const MAX_BODY = 64 * 1024
/** The voice provider's agent requests its tools here. */
const TOOLS_PATH = '/api/voice/tools'

export interface AppParts {
  /** Scheme and host visitors use, without a slash at the end; null: what each request says. */
  publicUrl: string | null
  map: MapChoice
  voice: VoiceParts
  /** Whether pages show feeds' pictures from the feeds' own addresses. */
  linksPictures: boolean
  /** See `PageRenderingOptions`. */
  keepsNonce?: boolean
  figures: SiteFigures
  towns: SiteTowns
  agency: AgencySource
  listings: ListingGateway
  /** Equal as long as no listing has changed; null if it can't be read. */
  listingsVersion: () => Promise<number | null>
  catalog: ListingCatalog
  places: PlaceGateway
  readFeedLogo: ReadFeedLogo
  inquiries: InquiryDesk
  accounts: Accounts
  savedItems: SavedItems
  subscriptions: UpdateSubscriptions
  updateDesk: UpdateDesk
  /** Whose email updates a link is about; null for a wrong link. */
  ownerOfUpdates: (token: string) => string | null
  pushDevices: PushDevices
  agencySide: AgencySide
  feeds: FeedWatch
  samples: SampleWatch
  clock: Clock
  monotonic: MonotonicClock
  rateLimits: RateLimits
  files: StaticFiles
  /** Whether browsers get the service worker, or the one that removes it. */
  offline: boolean
  /** A failure says why no visitors are to be sent here. */
  isReady: () => Promise<Result<void>>
  /** Answers /metrics. */
  metrics: (request: Request) => Promise<Response>
  renderPage: RenderPage
  storedPages: PageCache
  noteSecurity: NoteSecurity
  log: Log
}

/** The whole site as one web handler: files, API, crawler files, health checks; every other address is a page. */
export function createApp(parts: AppParts) {
  const {
    publicUrl,
    map,
    voice,
    linksPictures,
    figures,
    towns,
    agency,
    listings,
    listingsVersion,
    catalog,
    places,
    readFeedLogo,
    accounts,
    savedItems,
    subscriptions,
    updateDesk,
    ownerOfUpdates,
    pushDevices,
    agencySide,
    inquiries,
    feeds,
    samples,
    clock,
    monotonic,
    rateLimits,
    files,
    offline,
    isReady,
    metrics,
    renderPage,
    storedPages,
    noteSecurity,
    log,
  } = parts
  const secure = isSecure(publicUrl)
  const app = new Hono<RequestVariables>()
  app.use(requestLog(log))
  app.use(securityEvents(noteSecurity))
  app.use(withHeaders(securityHeaders(secure, map.hosts)))
  app.use(compressAnswers)
  app.use(guardRequest)
  app.use(limitBodies(() => pages.plain(TOO_LONG)))
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }))
  app.get('*', agencyFiles(agency))
  app.route('/', servedFiles(files, offline))
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', async (c) => {
    const ready = await isReady()
    const able = ready.ok ? await rendersPages() : ready
    if (!able.ok) return problemResponse(able.problem, c.var.requestId)
    const old = figures.tooOld(newJerseyDay(clock.now())).map(({ name, asOf }) => ({ name, asOf }))
    const wrong = agency.mistakes()
    const answer = {
      status: 'ready',
      feeds: await feeds.details(),
      sampleHomes: samples.shown(),
      oldFigures: old,
      ...(wrong.length > 0 && { agency: { needsAttention: wrong } }),
    }
    return c.json(answer, 200, { 'cache-control': 'no-store' })
  })
  app.get(METRICS_PATH, (c) => metrics(c.req.raw))
  app.route('/', crawlerFiles({ catalog, agency, publicUrl }))
  app.route('/', mapFiles(map))
  app.route('/', feedLogos(readFeedLogo))
  app.route('/', agencyTexts(agency))
  app.route('/', settingsFile(FIGURES_PATH, figures.overrides))
  app.route('/', settingsFile(VOICE_SETTINGS_PATH, voice.settings))
  app.route('/api/voice/calls', callStatusApi(voice.readCallStatus, rateLimits))
  app.route(TOOLS_PATH, toolWebhook({ secret: voice.webhookSecret, runTool: voice.runTool, rateLimits }))
  app.route(CHAT_PATH, chatApi({ answerChat: voice.answerChat, publicUrl, rateLimits, log }))
  app.route('/', speechApi({ speech: voice.speech, publicUrl, rateLimits, log }))
  app.route('/api/inquiries', inquiriesApi({ desk: inquiries, agency, publicUrl, clock }))
  app.route('/', agencyPages({ ...agencySide, rateLimits, agency, clock, publicUrl, log }))
  const budgets = createReadingBudgets(monotonic)
  const personal = { accounts, savedItems, limits: createVisitorLimits(rateLimits), publicUrl }
  app.route('/api/account', accountApi(personal))
  app.route('/api/favorites', favoritesApi(personal))
  app.route('/api/shared', sharedFavoritesApi(personal))
  app.route('/api/saved-searches', savedSearchesApi(personal))
  app.route('/api/updates/devices', updateDevicesApi({ ...personal, devices: pushDevices, offline }))
  app.route('/api/updates', updatesApi({ ...personal, updateDesk }))
  app.route(
    '/api',
    createApi({
      agency,
      listings,
      homeFigures: figures.ofHomes(listings),
      towns: towns(listings),
      places,
      publicUrl,
      budgets,
    }),
  )
  const voiceHost = voice.settings.provider?.apiUrl ?? null
  const pageParts = {
    renderPage,
    stored: storedPages,
    figures,
    towns,
    agency,
    listings,
    listingsVersion,
    savedItems,
    feeds,
    samples,
    accounts,
    publicUrl,
    secure,
    mapHosts: map.hosts,
    voiceHost,
    linksPictures,
    keepsNonce: parts.keepsNonce === true,
    budgets,
    clock,
    log,
  }
  const render = pageRenderer(pageParts)
  const rendersPages = pageReadiness({
    render: () => render(new Request(`${publicUrl ?? 'http://localhost'}/`), ANONYMOUS),
    monotonic,
    log,
  })
  const pages = createPages(pageParts)
  // Before the forms: these take theirs from mail programs, too.
  app.route('/', updatePages({ pages, subscriptions, updateDesk, ownerOf: ownerOfUpdates, limits: personal.limits }))
  app.route('/', forms({ ...personal, updateDesk, pages, desk: inquiries, agency, clock }))
  app.all('*', (c) => pages.answer(c))
  app.onError((error, c) => {
    if (isCutOff(error)) {
      return problemResponse(invalid([{ field: 'body', message: 'is incomplete; send it again' }]), c.var.requestId)
    }
    log.error({ id: c.var.requestId, err: error }, 'Request failed')
    return problemResponse({ kind: 'internal', message: 'The server couldn’t process this request.' }, c.var.requestId)
  })
  return app
}

/** Node's error where a client ends, or breaks, the body that is being read: no fault of the site's. */
const isCutOff = (error: Error): boolean =>
  (error as NodeJS.ErrnoException).code === 'ECONNRESET' && error.message === 'aborted'

const guardRequest = createMiddleware<RequestVariables>(async (c, next) => {
  if (!hasClearAddress(c.req.raw)) {
    return problemResponse(invalid([{ field: 'Host', message: 'must be one host name' }]), c.var.requestId)
  }
  if (isServerFunction(c.req.path)) {
    return problemResponse(notFound('There’s nothing at this web address.'), c.var.requestId)
  }
  return isForbiddenMethod(c.req.raw.method) ? refuseMethod(c, ['GET', 'HEAD']) : next()
})

const bodiesUpTo = (bytes: number, refusal?: () => Response) =>
  bodyLimit({
    maxSize: bytes,
    onError: (c: Context<RequestVariables>) => {
      const message = `A request can be at most ${bytes} bytes.`
      const answer = refusal?.() ?? problemResponse({ kind: 'too-large', message }, c.var.requestId)
      // Don't receive the rest of the body.
      answer.headers.set('connection', 'close')
      return answer
    },
  })
const smallBodies = bodiesUpTo(MAX_BODY)
const LARGER_BODIES: Readonly<Record<string, typeof smallBodies>> = {
  [TOOLS_PATH]: bodiesUpTo(MAX_MESSAGE),
  [TRANSCRIPTS_PATH]: bodiesUpTo(MAX_RECORDING),
}

/** Forms are sent to addresses of pages: there the refusal is a page, too. */
const limitBodies = (page: () => Response) => {
  const forms = bodiesUpTo(MAX_BODY, page)
  return createMiddleware<RequestVariables>((c, next) => {
    const limit = c.req.path.startsWith('/api/') ? (LARGER_BODIES[c.req.path] ?? smallBodies) : forms
    return limit(c, next)
  })
}

const TOO_LONG = {
  status: 413,
  heading: 'That’s too long to send',
  text: 'A form can have about 60,000 characters in total. Go back, shorten your text, and send it again. Nothing was saved.',
  linkLabel: 'Return to Home',
}

const refuseMethod = (c: Context<RequestVariables>, allow: readonly string[]): Response =>
  problemResponse(
    { kind: 'method-not-allowed', message: `This address accepts only ${allow.join(' and ')}.`, allow },
    c.var.requestId,
  )
