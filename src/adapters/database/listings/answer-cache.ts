import type { RankQuery } from '#domain/match/ranking.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import type { Result } from '#domain/result.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { ListingChanges } from './listing-changes.ts'

/** Cached answers; a page of 24 homes takes about 30 kB. */
const MAX_ANSWERS = 500

/**
 * Caches a gateway's answers until the listings change; problems are not cached. Callers share the answers and must not
 * change them. An answer belongs to the version read before its query, so one that overlaps a change is not used after it.
 * Some answers depend on the day, so none is used on another one. Concurrent identical queries share one request.
 */
export function rememberAnswers(
  gateway: ListingGateway,
  changes: ListingChanges,
  max = MAX_ANSWERS,
  today = todayInNewJersey,
): ListingGateway {
  const answers = new RecentAnswers(max)
  const pending = new Map<string, Pending>()
  const remember = async <T>(
    key: string,
    signal: AbortSignal | undefined,
    ask: () => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const version = signal?.aborted ? null : await changes.version().catch(() => null)
    // Without a version no cached answer is known to be fresh; the gateway reports what is wrong.
    if (version === null) return ask()
    const known = answers.get(version, key)
    if (known) return known as Result<T>
    const asked = pending.get(`${version} ${key}`)
    if (asked) {
      const answer = await asked.answer
      // Another caller's abort doesn't fail this call.
      return asked.signal?.aborted && !answer.ok ? remember(key, signal, ask) : (answer as Result<T>)
    }
    const answer = ask()
    pending.set(`${version} ${key}`, { answer, signal })
    try {
      const result = await answer
      if (result.ok) answers.set(version, key, result)
      return result
    } finally {
      pending.delete(`${version} ${key}`)
    }
  }
  return {
    search: (query, signal) =>
      remember(`search ${today()} ${keyOf(query)}`, signal, () => gateway.search(query, signal)),
    rank: (query, signal) => remember(`rank ${today()} ${rankKey(query)}`, signal, () => gateway.rank(query, signal)),
    // The homes that one visitor chose.
    fits: (asked, ids, signal) => gateway.fits(asked, ids, signal),
    choiceCounts: (filters, signal) =>
      remember(`counts ${today()} ${filtersKey(filters)}`, signal, () => gateway.choiceCounts(filters, signal)),
    onMap: (query, signal) =>
      remember(`map ${today()} ${query.zoom} ${filtersKey(query.filters)}`, signal, () => gateway.onMap(query, signal)),
    byId: (id, signal) => remember(`listing ${id}`, signal, () => gateway.byId(id, signal)),
    similarTo: (id, signal) => remember(`similar ${id}`, signal, () => gateway.similarTo(id, signal)),
    home: (signal) => remember('home', signal, () => gateway.home(signal)),
  }
}

const keyOf = (query: ListingQuery): string => JSON.stringify(writeListingQuery(query))
const rankKey = ({ filters, liked, page }: RankQuery): string =>
  `${liked.join()} ${keyOf({ filters, sort: 'newest', page })}`
const filtersKey = (filters: ListingFilters): string => keyOf({ filters, sort: 'newest', page: 1 })

/** A query in flight, and what may abort it. */
interface Pending {
  answer: Promise<Result<unknown>>
  signal: AbortSignal | undefined
}

/** The most recently used answers, all of one version. */
class RecentAnswers {
  readonly #limit: number
  readonly #answers = new Map<string, Result<unknown>>()
  #version = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get(version: number, key: string): Result<unknown> | undefined {
    this.#moveTo(version)
    const answer = this.#answers.get(key)
    if (answer) this.#putLast(key, answer)
    return answer
  }

  set(version: number, key: string, answer: Result<unknown>): void {
    if (version < this.#version) return
    this.#moveTo(version)
    this.#putLast(key, answer)
    if (this.#answers.size > this.#limit) this.#answers.delete(this.#answers.keys().next().value!)
  }

  #moveTo(version: number): void {
    if (version !== this.#version) this.#answers.clear()
    this.#version = version
  }

  #putLast(key: string, answer: Result<unknown>): void {
    this.#answers.delete(key)
    this.#answers.set(key, answer)
  }
}
