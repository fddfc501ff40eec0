import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics, MetricSources } from '#ports/server/metrics.ts'

/** Upper bounds of the latency histograms, s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics in Prometheus' text format: the site's own, and those of Node (event-loop delay, memory, processor). */
export function prometheusMetrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerSources(registry, sources)
  const registers = [registry]
  const requests = new Histogram({
    name: 'keystead_request_duration_seconds',
    help: 'Requests by route class and status, from arrival to response headers',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const searches = new Histogram({
    name: 'keystead_search_duration_seconds',
    help: 'Searches of listings, by pages and the API',
    buckets: BUCKETS,
    registers,
  })
  return {
    answered: (route, status, ms) => requests.observe({ route, status }, ms / 1000),
    searched: (ms) => searches.observe(ms / 1000),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function registerSources(
  registry: Registry,
  { lanes, refused, droppedLogLines, operation, oldFigures }: MetricSources,
): void {
  const registers = [registry]
  const gauge = (name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => Promise<void> | void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        return collect(this)
      },
    })
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  gauge('keystead_lane_requests', 'Requests in progress and waiting, by lane', ['lane', 'state'], (set) => {
    for (const [lane, { depth }] of Object.entries(lanes))
      for (const [state, count] of Object.entries(depth())) set.set({ lane, state }, count)
  })
  total('keystead_requests_refused_total', 'Requests rejected with 503 for overload', refused)
  total('keystead_log_lines_dropped_total', 'Log lines dropped because nothing read them', droppedLogLines)
  gauge('keystead_old_public_figures', 'Out-of-date public data, by kind', ['figure'], (set) => {
    set.reset()
    for (const [figure, count] of oldFigures()) set.set({ figure }, count)
  })
  gauge('keystead_outbox_mails', 'Emails waiting to be sent, and failed ones', ['state'], async (set) => {
    set.reset()
    const mails = await operation.outbox().catch(() => ({}))
    for (const [state, count] of Object.entries(mails)) set.set({ state }, count)
  })
  gauge(
    'keystead_feed_pictures',
    'Homes with pictures waiting to be copied, copies, and their bytes',
    ['figure'],
    async (set) => {
      set.reset()
      const pictures = await operation.pictures().catch(() => ({}))
      for (const [figure, value] of Object.entries(pictures)) set.set({ figure }, value)
    },
  )
  gauge(
    'keystead_feed_newest_listing_age_seconds',
    'Age of the newest listing in the last import',
    ['source'],
    async (set) => {
      set.reset()
      const feeds = await operation.feeds().catch(() => [])
      for (const { source, modifiedUpTo } of feeds) set.set({ source }, (Date.now() - modifiedUpTo.getTime()) / 1000)
    },
  )
  const ofReadings = (name: string, help: string, value: (reading: Reading) => number | null) =>
    gauge(name, help, ['source'], async (set) => {
      set.reset()
      for (const reading of await operation.readings().catch(() => [])) {
        const figure = value(reading)
        if (figure !== null) set.set({ source: reading.source }, figure)
      }
    })
  ofReadings(
    'keystead_feed_last_success_timestamp_seconds',
    'Start of the last finished read',
    ({ succeededAt }) => succeededAt && succeededAt / 1000,
  )
  ofReadings(
    'keystead_feed_lag_seconds',
    'Time since the start of the last finished read',
    ({ succeededAt }) => succeededAt && (Date.now() - succeededAt) / 1000,
  )
  ofReadings('keystead_feed_failures', 'Consecutive reads that didn’t finish', ({ failures }) => failures)
  ofReadings('keystead_feed_removals_held', '1 while removals wait for a person', ({ held }) => (held === null ? 0 : 1))
}

type Reading = Awaited<ReturnType<MetricSources['operation']['readings']>>[number]
