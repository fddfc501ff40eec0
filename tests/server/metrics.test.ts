import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseFeedStandings } from '#adapters/database/listings/feed-standings.ts'
import { databaseOperationFigures } from '#adapters/database/operation-figures.ts'
import { prometheusMetrics } from '#adapters/metrics/prometheus-metrics.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { metricsSite } from '#http/metrics/metrics-route.ts'
import { timedListings } from '#http/metrics/timed-listings.ts'
import type { Metrics } from '#ports/server/metrics.ts'
import { describeOnEngines } from '../conformance/database-engines.ts'
import { openTestDatabase, type TestDatabase } from '../conformance/test-databases.ts'
import { testListings, testSite } from './test-site.ts'

const TOKEN = 'sixteen-signs-or-more'
const SOURCES = {
  lanes: { reads: { depth: () => ({ running: 3, waiting: 2 }) } },
  refused: () => 7,
  droppedLogLines: () => 11,
  oldFigures: () => new Map([['loanLimits.fha', 7]]),
}

describeOnEngines('figures of the database: %s', (engine) => {
  let opened: TestDatabase
  let metrics: Metrics
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    metrics = prometheusMetrics({ ...SOURCES, operation: databaseOperationFigures(opened.database) })
  })
  afterAll(() => opened.remove())

  const mail = (id: string, state: 'waiting' | 'sent' | 'dead') => ({
    id,
    topic: 'inquiry' as const,
    recipient: 'a@example.com',
    contents: '{}',
    state,
    attempts: 0,
    created_at: 1,
    due_at: 1,
  })

  test('the outbox and each feed’s lag are told', async () => {
    const { db } = opened.database
    expect(await metrics.text()).toContain('keystead_outbox_mails{state="waiting"} 0')
    await db
      .insertInto('outbox_mails')
      .values([mail('1', 'waiting'), mail('2', 'waiting'), mail('3', 'dead'), mail('4', 'sent')])
      .execute()
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await db.insertInto('feed_runs').values({ source: 'njmls', modified_up_to: hourAgo }).execute()
    const standings = databaseFeedStandings(opened.database)
    const counts = { read: 9, added: 0, changed: 0, unchanged: 2, removed: 0, withheld: 0, rejected: 0 }
    const turn = (await standings.begin('njmls', 60_000))!
    await standings.end(turn, { kind: 'held', whole: true, counts, problem: '7 of 9' })
    await db
      .insertInto('picture_files')
      .values({ name: 'a', state: 'stored', bytes: 5000, unused_since: null })
      .execute()
    const text = await metrics.text()
    expect(text).toContain('keystead_feed_removals_held{source="njmls"} 1')
    expect(text).toContain('keystead_old_public_figures{figure="loanLimits.fha"} 7')
    expect(text).toContain('keystead_feed_failures{source="njmls"} 0')
    expect(text).not.toContain('keystead_feed_last_success_timestamp_seconds{')
    expect(text).toContain('keystead_outbox_mails{state="waiting"} 2')
    expect(text).toContain('keystead_outbox_mails{state="dead"} 1')
    expect(text).toContain('keystead_feed_pictures{figure="waitingHomes"} 0')
    expect(text).toContain('keystead_feed_pictures{figure="bytes"} 5000')
    expect(
      Number(/keystead_feed_newest_listing_age_seconds\{source="njmls"\} ([\d.]+)/.exec(text)![1]),
    ).toBeGreaterThanOrEqual(3600)
  })
})

const broken = async () => {
  throw new Error('no database')
}
const withoutDatabase = () =>
  prometheusMetrics({ ...SOURCES, operation: { outbox: broken, feeds: broken, readings: broken, pictures: broken } })

test('requests, searches, lanes, refusals, lost lines and the event loop are told, even without a database', async () => {
  const metrics = withoutDatabase()
  metrics.answered('page', 200, 30)
  metrics.answered('page', 503, 1)
  await timedListings(testListings, metrics).search({ filters: defaultFilters(), sort: 'newest', page: 1 })
  const text = await metrics.text()
  for (const line of [
    'keystead_request_duration_seconds_bucket{le="0.05",route="page",status="200"} 1',
    'keystead_request_duration_seconds_count{route="page",status="503"} 1',
    'keystead_search_duration_seconds_count 1',
    'keystead_lane_requests{lane="reads",state="waiting"} 2',
    'keystead_requests_refused_total 7',
    'keystead_log_lines_dropped_total 11',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(text).toContain(line)
  expect(await metrics.text()).toContain('keystead_requests_refused_total 7')
})

describe('who may read them', () => {
  const site = (token: string | null) => testSite({ metricsOf: withoutDatabase, metricsToken: token })
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

  test('on the site’s own port only who has the token', async () => {
    const answer = await site(TOKEN).ask('/metrics', bearer(TOKEN))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain('keystead_')
    for (const given of [{}, bearer('another-token-of-ours'), { headers: { authorization: TOKEN } }])
      expect((await site(TOKEN).ask('/metrics', given)).status).toBe(404)
    expect((await site(null).ask('/metrics', bearer('null'))).status).toBe(404)
  })

  test('on a port of its own nothing else is answered', async () => {
    const answer = metricsSite(withoutDatabase())
    expect((await answer(new Request('http://127.0.0.1:9100/metrics'))).status).toBe(200)
    expect((await answer(new Request('http://127.0.0.1:9100/'))).status).toBe(404)
    expect((await answer(new Request('http://127.0.0.1:9100/metrics', { method: 'POST' }))).status).toBe(404)
  })
})
