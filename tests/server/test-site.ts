import * as v from 'valibot'
import { embeddedPlaces } from '#adapters/embedded-places/embedded-places.ts'
import type { RunVoiceTool } from '#application/agent-tools.ts'
import { memoryRateLimits } from '#application/limits/memory-limits.ts'
import { SAMPLE_SOURCE } from '#compose/live-agency.ts'
import { BUILT_IN_FIGURES } from '#compose/live-figures.ts'
import { liveTowns } from '#compose/live-towns.ts'
import { liveVoice } from '#compose/live-voice.ts'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { pickSimilar } from '#domain/listing/similar.ts'
import { judgeListings } from '#domain/match/judging.ts'
import { rankListings } from '#domain/match/ranking.ts'
import { fail, notFound, ok } from '#domain/result.ts'
import { countChoices } from '#domain/search/choice-counts.ts'
import { isPlaced } from '#domain/search/map-homes.ts'
import { matches } from '#domain/search/matching.ts'
import { searchListings } from '#domain/search/search.ts'
import { countHomes } from '#domain/town/homes-by-town.ts'
import { ListingSummarySchema } from '#http/api/schemas.ts'
import { BUILT_IN_CHOICE } from '#http/map/map-choice.ts'
import { createSite, type SiteParts } from '#http/site.ts'
import { openStaticFiles } from '#http/static-files.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { PageContext } from '#ports/browser/page-context.ts'
import type { ListingCatalog } from '#ports/server/listing-catalog.ts'
import type { Metrics } from '#ports/server/metrics.ts'
import { createLog } from '#process/log.ts'
import { NO_VOICE_CONFIG, type VoiceConfig } from '#process/voice-config.ts'

/** What a card shows and nothing else, as every adapter answers it. */
const summaryOf = (listing: ListingSummary): ListingSummary => v.parse(ListingSummarySchema, listing)
const SUMMARIES = ALL_SAMPLES.map(summaryOf)
const find = (id: number) => ALL_SAMPLES.find((listing) => listing.id === id)
/** Monthly costs are computed by these. */
const CONTEXT = { loans: BUILT_IN_FIGURES.listings.loans, timetable: BUILT_IN_FIGURES.listings.timetable }
const unknown = fail(notFound('There is no such listing.'))

/** The sample homes behind the port, in memory. */
export const testListings: ListingGateway = {
  search: async (query) => ok(searchListings(ALL_SAMPLES, query, CONTEXT)),
  rank: async (query) => ok(rankListings(ALL_SAMPLES, query, CONTEXT)),
  fits: async (asked, ids) => ok(judgeListings(ALL_SAMPLES, asked, ids, CONTEXT)),
  choiceCounts: async (filters) => ok(countChoices(ALL_SAMPLES, filters, CONTEXT)),
  onMap: async ({ filters }) =>
    ok({
      homes: ALL_SAMPLES.filter((home) => matches(home, filters, CONTEXT))
        .map(summaryOf)
        .filter(isPlaced),
      groups: [],
    }),
  byId: async (id) => {
    const listing = find(id)
    return listing ? ok(listing) : unknown
  },
  similarTo: async (id) => {
    const listing = find(id)
    return listing ? ok(pickSimilar(listing, SUMMARIES)) : unknown
  },
  home: async () => ok({ featured: SUMMARIES.slice(0, 4), budget: [] }),
}

const TEST_TOWNS = liveTowns(async (county) => ok(countHomes(ALL_SAMPLES, county)), BUILT_IN_FIGURES)

const catalog: ListingCatalog = {
  highestId: async () => ok(18),
  between: async (first, last) => ok(ALL_SAMPLES.filter(({ id }) => id >= first && id <= last)),
}

/** A port that a test doesn't use. */
const unused = new Proxy(
  {},
  {
    get: (_, name) => () => {
      throw new Error(`${String(name)} is not there in this test`)
    },
  },
) as never

/** No test but those of the agency's side asks for these. */
const unusedAgency: SiteParts['agencySide']['services'] = {
  members: unused,
  sessions: unused,
  audit: unused,
  accounts: unused,
  outbox: unused,
  signIn: unused,
  joining: unused,
  people: unused,
  inbox: unused,
  listings: unused,
}

/** Pages of /agency as the data that they are made of. */
export const TEST_AGENCY_RENDERER: SiteParts['agencySide']['renderer'] = {
  render: async ({ screen }) => ({ title: screen.name, html: `<h1>${screen.name}</h1>` }),
  files: async () => ({ script: '/agency-assets/agency.js', style: '/agency-assets/style.css' }),
}

/** As many requests at a time as the overload guard never refuses; the others wait, as in a client's pool of connections. */
const CONNECTIONS = 8

function overConnections(answer: (request: Request) => Promise<Response>) {
  const waiting: (() => void)[] = []
  let free = CONNECTIONS
  return async (request: Request): Promise<Response> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await answer(request)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

const NO_METRICS: Metrics = {
  answered: () => {},
  searched: () => {},
  text: async () => '',
  contentType: 'text/plain',
}

/** One line of the log. */
export interface LogLine extends Record<string, unknown> {
  level: string
}

export interface TestSiteParts extends Partial<Omit<SiteParts, 'voice'>> {
  voice?: VoiceConfig
  /** In place of the agent's own tools. */
  runVoiceTool?: RunVoiceTool
}

/** The whole site in this process, over the sample homes; the page renderer answers with what it was given. */
export function testSite({ voice = NO_VOICE_CONFIG, runVoiceTool, ...given }: TestSiteParts = {}) {
  const logged: LogLine[] = []
  const rendered: { request: Request; page: PageContext }[] = []
  const parts = {
    publicUrl: null,
    map: BUILT_IN_CHOICE,
    linksPictures: false,
    figures: BUILT_IN_FIGURES,
    agency: SAMPLE_SOURCE,
    towns: TEST_TOWNS,
    listings: testListings,
    listingsVersion: async () => 1,
    catalog,
    places: embeddedPlaces(async () => ok(BUILT_IN_FIGURES.listings.timetable)),
    readFeedLogo: async () => null,
    inquiries: async () => ok({ answeredBy: null }),
    accounts: unused,
    savedItems: unused,
    subscriptions: unused,
    updateDesk: unused,
    ownerOfUpdates: () => null,
    pushDevices: unused,
    agencySide: { services: unusedAgency, renderer: TEST_AGENCY_RENDERER },
    feeds: { staleSince: () => null, details: async () => [] },
    samples: { shown: () => 0, isBesideReal: () => false },
    clock: { now: () => new Date() },
    monotonic: { elapsed: () => performance.now() },
    rateLimits: memoryRateLimits({ elapsed: () => performance.now() }),
    files: openStaticFiles('/nowhere'),
    offline: true,
    isReady: async () => ok(undefined),
    noteSecurity: () => {},
    metricsOf: () => NO_METRICS,
    metricsToken: null,
    renderPage: async (request: Request, page: PageContext) => {
      rendered.push({ request, page })
      return new Response('<!doctype html><h1>Page</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
    log: createLog({ write: (line: string) => void logged.push(JSON.parse(line) as LogLine) }, false),
    ...given,
  } satisfies Omit<SiteParts, 'voice'>
  const liveParts = liveVoice(voice, parts)
  const site = createSite({ ...parts, voice: runVoiceTool ? { ...liveParts, runTool: runVoiceTool } : liveParts })
  const fetch = overConnections(async (request) => site.answer(request))
  const ask = (path: string, init?: RequestInit) => fetch(new Request(`http://homes.test${path}`, init))
  return { ...site, fetch, ask, logged, rendered }
}
