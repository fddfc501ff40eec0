import type { Result } from '#domain/result.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import type { MapQuery } from '#domain/search/map-homes.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { ListingChanges } from './listing-changes.ts'

/** Answers kept; a page of 24 homes takes about 30 kB. */
const ANSWERS_KEPT = 500

/**
 * The same gateway, keeping its good answers until the listings change. Callers share the answers and must not change
 * them. An answer belongs to the version that was read before it was asked for, so one that straddles a change is not
 * used after it. Who asks what another is asking just now waits for that one's answer.
 */
export function rememberAnswers(gateway: ListingGateway, changes: ListingChanges, kept = ANSWERS_KEPT): ListingGateway {
  const answers = new RecentAnswers(kept)
  const asking = new Map<string, Asking>()
  const remember = async <T>(
    key: string,
    signal: AbortSignal | undefined,
    ask: () => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const version = signal?.aborted ? null : await changes.version().catch(() => null)
    // Without a version nothing is known to be fresh: the gateway itself says what is wrong.
    if (version === null) return ask()
    const known = answers.get(version, key)
    if (known) return known as Result<T>
    const asked = asking.get(`${version} ${key}`)
    if (asked) {
      const answer = await asked.answer
      // Another's abort is no answer to this call.
      return asked.signal?.aborted && !answer.ok ? remember(key, signal, ask) : (answer as Result<T>)
    }
    const answer = ask()
    asking.set(`${version} ${key}`, { answer, signal })
    try {
      const result = await answer
      if (result.ok) answers.set(version, key, result)
      return result
    } finally {
      asking.delete(`${version} ${key}`)
    }
  }
  return {
    search: (query, signal) =>
      remember(JSON.stringify(writeListingQuery(query)), signal, () => gateway.search(query, signal)),
    onMap: (query, signal) => remember(mapKey(query), signal, () => gateway.onMap(query, signal)),
    byId: (id, signal) => remember(`listing ${id}`, signal, () => gateway.byId(id, signal)),
    similarTo: (id, signal) => remember(`similar ${id}`, signal, () => gateway.similarTo(id, signal)),
    home: (signal) => remember('home', signal, () => gateway.home(signal)),
  }
}

const mapKey = ({ filters, zoom }: MapQuery): string =>
  `map ${zoom} ${JSON.stringify(writeListingQuery({ filters, sort: 'newest', page: 1 }))}`

/** A question on its way, and what may abort it. */
interface Asking {
  answer: Promise<Result<unknown>>
  signal: AbortSignal | undefined
}

/** The answers of one version that were asked for last. */
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
