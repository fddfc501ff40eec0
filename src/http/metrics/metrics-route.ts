import { hash, timingSafeEqual } from 'node:crypto'
import type { Metrics } from '#ports/server/metrics.ts'
import { securityHeaders, NO_MAP_HOSTS } from '../security-headers.ts'

/** Where metrics are read. */
export const METRICS_PATH = '/metrics'

const HEADERS = { ...securityHeaders(false, NO_MAP_HOSTS), 'cache-control': 'no-store' }

type Read = Pick<Metrics, 'text' | 'contentType'>

/** Answers GET /metrics on a port of its own, and nothing else. */
export const metricsSite =
  (metrics: Read) =>
  async (request: Request): Promise<Response> =>
    isMetrics(request) ? metricsAnswer(metrics) : nothingHere()

/** Answers GET /metrics to requests with the bearer token; 404 to others and where there is no token. */
export const guardedMetrics =
  (metrics: Read, token: string | null) =>
  async (request: Request): Promise<Response> =>
    token !== null && isMetrics(request) && hasToken(request, token) ? metricsAnswer(metrics) : nothingHere()

function isMetrics(request: Request): boolean {
  return request.method === 'GET' && URL.parse(request.url)?.pathname === METRICS_PATH
}

async function metricsAnswer({ text, contentType }: Read): Promise<Response> {
  return new Response(await text(), { headers: { ...HEADERS, 'content-type': contentType } })
}

const nothingHere = (): Response =>
  new Response('There’s nothing at this web address.', { status: 404, headers: HEADERS })

/** Compares in the same time whatever was sent. */
function hasToken(request: Request, token: string): boolean {
  const given = request.headers.get('authorization') ?? ''
  const [left, right] = [given, `Bearer ${token}`].map((text) => hash('sha256', text, 'buffer'))
  return timingSafeEqual(left!, right!)
}
