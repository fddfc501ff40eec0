import { townPoint } from '#content/gazetteer.ts'
import { SAMPLE_BUDGET } from '#content/sample-data/budget.ts'
import { FEATURED_IDS } from '#content/sample-data/featured.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import type { FeedCredit } from '#domain/listing/feed-credit.ts'
import { isListingId } from '#domain/listing/listing-id.ts'
import type { Listing, ListingSummary } from '#domain/listing/listing.ts'
import { pickSimilar, similarCriteria } from '#domain/listing/similar.ts'
import { judgesOf, type JudgedHome } from '#domain/match/judging.ts'
import { fitsOf, type Asked, type RankedPage, type RankQuery } from '#domain/match/ranking.ts'
import { BUDGET_RANGES, type BudgetRange } from '#domain/search/budget.ts'
import { choicesBeside, type ChoiceCounts } from '#domain/search/choice-counts.ts'
import { relaxations } from '#domain/search/filter-parts.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import { isPlaced, type MapHomes, type MapQuery } from '#domain/search/map-homes.ts'
import { bestRelaxation, COMPARE, pageWindow, withUncosted } from '#domain/search/search.ts'
import type { Facets, ListingPage, ListingQuery, Relaxation } from '#domain/search/search.ts'
import { sortFor } from '#domain/search/sort.ts'
import type { HomeListings } from '#ports/browser/listing-gateway.ts'
import type { Database } from '../database.ts'
import { readCredits } from './feed-displays.ts'
import type { DatedFilters, Dates } from './filter-columns.ts'
import { versioned } from './listing-changes.ts'
import { dated, inCounties, sumHomes, type Tally } from './listing-finder.ts'
import { readHistory } from './listing-histories.ts'
import {
  countByOrigin,
  countInRange,
  selectContents,
  selectLeader,
  selectListing,
  selectNearestPrices,
  selectNewest,
  selectSources,
  selectSummaries,
} from './listing-queries.ts'
import { SAMPLE_SOURCE } from './listing-rows.ts'
import { rideMinutes } from './near-ways.ts'
import { readAll, readFacts, readSummary, type ListingFacts, type StoredSummary } from './stored-listing.ts'
import { datedRank } from './wish-conditions.ts'

/** A range whose figure, unless it has one, is the number of homes in it. */
type BudgetFigure = Omit<BudgetRange, 'count' | 'listed'> & Partial<Pick<BudgetRange, 'count'>>

/** Homes featured when there are no samples. */
const NEWEST_FEATURED = 4

/**
 * The reads behind the listing gateway. They throw what the database throws, and when aborted. Stored listings that cannot
 * be read are reported to `onError` and left out.
 */
export class ListingReads {
  readonly #database: Database
  readonly #onError: (error: unknown) => void
  /** What is shown with the homes of each source. */
  readonly #credits: () => Promise<Map<string, FeedCredit>>
  /** The ISO date in New Jersey. */
  readonly #today: () => string

  constructor(database: Database, onError: (error: unknown) => void, today: () => string) {
    this.#database = database
    this.#onError = onError
    this.#credits = versioned(database.changes, () => readCredits(database.listingLookups))
    this.#today = today
  }

  async search(query: ListingQuery, signal?: AbortSignal): Promise<ListingPage> {
    const day = this.#dayOf(query.filters)
    const asked = dated({ ...query, sort: sortFor(query) }, day)
    const { filters } = asked
    const count = async (wider: ListingFilters | null) =>
      wider && (await this.#database.finder.counts([{ ...wider, ...day }], signal))[0]!
    const [{ tallies, rows, markets, above }, withUnknown, beyondView] = await Promise.all([
      this.#database.finder.find(asked, signal),
      count(withUncosted(query.filters)),
      count(query.filters.within && { ...query.filters, within: null }),
    ])
    const total = sumHomes(inCounties(tallies, countiesOf(filters)))
    const { page, pageCount } = pageWindow(total, query.page)
    return {
      total,
      totalBeyondView: beyondView ?? total,
      page,
      pageCount,
      listings: this.#read(rows),
      facets: { ...countOptions(tallies, filters), markets, above },
      relaxation: total === 0 ? await this.#relax(filters, signal) : null,
      uncosted: withUnknown === null ? 0 : withUnknown - total,
      feeds: await this.#feedsOf(rows, signal),
    }
  }

  async rank(query: RankQuery, signal?: AbortSignal): Promise<RankedPage> {
    const { today, loans, timetable } = this.#context()
    const asked = datedRank(query, { today, loans }, timetable)
    const { rows, ...counts } = await this.#database.finder.rank(asked, signal)
    const ids = rows.map(({ id }) => id)
    const fitOf = fitsOf(query, this.#context())
    const [facts, feeds] = await Promise.all([this.#factsOf(ids, signal), this.#feedsOf(rows, signal)])
    const homes = this.#read(rows).flatMap((listing) => {
      const known = facts.get(listing.id)
      return known ? [{ listing, fit: fitOf(known) }] : []
    })
    const { page, pageCount } = pageWindow(counts.total, query.page)
    return { ...counts, page, pageCount, homes, feeds }
  }

  async fits(asked: Asked, ids: readonly number[], signal?: AbortSignal): Promise<JudgedHome[]> {
    const judge = judgesOf(asked, this.#context())
    const wanted = [...new Set(ids)].filter(isListingId)
    const facts = await this.#factsOf(wanted, signal)
    return wanted.flatMap((id) => {
      const known = facts.get(id)
      return known ? [{ id, ...judge(known) }] : []
    })
  }

  /** What homes are judged by in memory. */
  #context() {
    const { loans, timetable } = this.#database.figures
    return { today: this.#today(), loans, timetable, townAt: townPoint }
  }

  /** Everything known of these homes; those that are gone since are left out. */
  async #factsOf(ids: readonly number[], signal?: AbortSignal): Promise<Map<number, ListingFacts>> {
    if (ids.length === 0) return new Map()
    const rows = await selectContents(this.#database.listingLookups, ids).execute({ signal })
    return new Map(
      rows.flatMap((row) => readAll([row], readFacts, this.#onError).map((facts) => [row.id, facts] as const)),
    )
  }

  async onMap(query: MapQuery, signal?: AbortSignal): Promise<MapHomes> {
    const { rows, groups } = await this.#database.finder.onMap(dated(query, this.#dayOf(query.filters)), signal)
    return { homes: this.#read(rows).filter(isPlaced).sort(COMPARE.newest), groups }
  }

  async choiceCounts(filters: ListingFilters, signal?: AbortSignal): Promise<ChoiceCounts> {
    const choices = choicesBeside(filters)
    const day = this.#dayOf(filters)
    const searches = choices.map((choice) => ({ ...choice.filters, ...day }))
    const counts = await this.#database.finder.counts(searches, signal)
    return Object.fromEntries(choices.map(({ name }, at) => [name, counts[at]!]))
  }

  async byId(id: number, signal?: AbortSignal): Promise<Listing | null> {
    if (!isListingId(id)) return null
    const row = await selectListing(this.#database.listingLookups, id).executeTakeFirst({ signal })
    if (!row) return this.#byLeaderOf(id, signal)
    const source = row.source === SAMPLE_SOURCE ? 'sample' : 'feed'
    const [facts] = readAll([row], readFacts, this.#onError)
    if (!facts) return null
    const origin = { source: row.source, key: row.source_key }
    const history = await readHistory(this.#database.listingLookups, { ...origin, facts, signal })
    const feed = (await this.#credits()).get(row.source) ?? null
    const otherFeeds = (await this.#feedsOf([row], signal)).filter((credit) => credit !== feed)
    return { id, ...facts, source, feed, otherFeeds, history }
  }

  /** The listing that stands for one of another feed, whose address may be saved somewhere. */
  async #byLeaderOf(id: number, signal?: AbortSignal): Promise<Listing | null> {
    const leader = await selectLeader(this.#database.listingLookups, id).executeTakeFirst({ signal })
    return leader ? this.byId(leader.leader_id, signal) : null
  }

  async similarTo(id: number, signal?: AbortSignal): Promise<ListingSummary[] | null> {
    const listing = await this.byId(id, signal)
    if (!listing) return null
    const nearest = selectNearestPrices(this.#database.listingLookups, listing, similarCriteria(listing))
    return pickSimilar(listing, await this.#summaries(await nearest.execute({ signal }), signal))
  }

  async home(signal?: AbortSignal): Promise<HomeListings> {
    const { samples, others } = await countByOrigin(this.#database.searches).executeTakeFirstOrThrow({ signal })
    const onlySamples = samples > 0 && others === 0
    const [featured, budget] = await Promise.all([
      samples > 0 ? this.#sampleFeatured(signal) : this.#newest(signal),
      this.#budget(onlySamples ? SAMPLE_BUDGET : BUDGET_RANGES, signal),
    ])
    return { featured, budget }
  }

  #dayOf({ train }: ListingFilters): Dates {
    const { loans, timetable } = this.#database.figures
    return { today: this.#today(), loans, rides: rideMinutes(train, timetable) }
  }

  async #relax(filters: DatedFilters, signal?: AbortSignal): Promise<Relaxation | null> {
    const candidates = relaxations(filters).map(async ({ part, relaxed }) => {
      // From any line, other rides count.
      const isSameWay = relaxed.train === filters.train
      const rides = isSameWay ? filters.rides : rideMinutes(relaxed.train, this.#database.figures.timetable)
      const tally = await this.#database.finder.tally({ ...filters, ...relaxed, rides }, signal)
      return { part, total: sumHomes(inCounties(tally, countiesOf(relaxed))) }
    })
    return bestRelaxation(await Promise.all(candidates))
  }

  /** What the sources of these homes require to be shown. */
  async #feedsOf(rows: readonly Pick<StoredSummary, 'id'>[], signal?: AbortSignal): Promise<FeedCredit[]> {
    const credits = await this.#credits()
    if (credits.size === 0 || rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const sources = await selectSources(this.#database.listingLookups, ids).execute({ signal })
    return sources.flatMap(({ source }) => credits.get(source) ?? [])
  }

  /** The homes with these ids, in their order; those that are gone are left out. */
  async #summaries(ids: readonly { id: number }[], signal?: AbortSignal): Promise<ListingSummary[]> {
    const wanted = ids.map(({ id }) => id)
    if (wanted.length === 0) return []
    const rows = await selectSummaries(this.#database.listingLookups, wanted).execute({ signal })
    const byId = new Map(this.#read(rows).map((summary) => [summary.id, summary]))
    return wanted.flatMap((id) => byId.get(id) ?? [])
  }

  #read(rows: readonly StoredSummary[]): ListingSummary[] {
    return readAll(rows, readSummary, this.#onError)
  }

  #sampleFeatured(signal?: AbortSignal): Promise<ListingSummary[]> {
    return this.#summaries(
      FEATURED_IDS.map((id) => ({ id })),
      signal,
    )
  }

  /** The newest homes, the lowest price first. */
  async #newest(signal?: AbortSignal): Promise<ListingSummary[]> {
    const ids = await selectNewest(this.#database.searches, NEWEST_FEATURED).execute({ signal })
    return (await this.#summaries(ids, signal)).sort((a, b) => a.price - b.price)
  }

  /** The ranges with the homes listed in them; a figure of their own goes before that count. */
  #budget(ranges: readonly BudgetFigure[], signal?: AbortSignal): Promise<BudgetRange[]> {
    const count = async (range: BudgetFigure) => {
      const { homes } = await countInRange(this.#database.searches, range).executeTakeFirstOrThrow({ signal })
      return { count: homes, ...range, listed: homes }
    }
    return Promise.all(ranges.map(count))
  }
}

/** The counts beside the county and amenity options. */
function countOptions(tallies: readonly Tally[], filters: ListingFilters): Pick<Facets, 'counties' | 'amenities'> {
  const here = inCounties(tallies, countiesOf(filters))
  return {
    counties: countEach(COUNTIES, (county) => sumHomes(inCounties(tallies, [county]))),
    amenities: countEach(AMENITY_KEYS, (key) => here.reduce((sum, { amenities }) => sum + amenities[key], 0)),
  }
}

const countEach = <K extends string>(keys: readonly K[], count: (key: K) => number): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<K, number>
