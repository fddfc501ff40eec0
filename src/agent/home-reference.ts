import type { ListingSummary } from '#domain/listing/listing.ts'
import { ok, type Result } from '#domain/result.ts'
import { COMPARE } from '#domain/search/search.ts'
import { isByNumbers, type Sort } from '#domain/search/sort.ts'
import type { SpokenHome, SpokenHomes, SpokenMeasure } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import { loanInput } from './loan-input.ts'
import { homeNamed, homePriced, homeWith } from './named-homes.ts'
import { searchInput } from './search-input.ts'
import type { Talk } from './talk.ts'
import { compareListings, MOST_COMPARED } from './tools/compare-listings.ts'
import { searchListings } from './tools/search-listings.ts'

/** The home meant by 'the second one', 'the cheapest', 'the colonial' or 'it'; null if that is unclear. */
export async function homeMeant(
  talk: Talk,
  spoken: SpokenHome,
  said: string,
  context: AgentContext,
  { signal, homes: described }: { signal?: AbortSignal | undefined; homes?: SpokenHomes } = {},
): Promise<Result<ListingSummary | null>> {
  const { homes, seen, total } = talk
  if (described?.isEarlier) {
    const earlier = ofEarlier(seen, spoken) ?? namedIn(said, seen, described)
    if (earlier) return ok(earlier)
  }
  if (described?.best) return bestOf(talk, described.best, context, signal)
  if (spoken === 'last') return ok(homes.at(-1) ?? null)
  if (spoken === 'next') return nextOf(talk, context, signal)
  if (spoken === 'other') return ok(otherOf(talk))
  if (typeof spoken === 'number') {
    const shown = homes[spoken - 1]
    if (shown || total === null || spoken > total) return ok(shown ?? null)
    return nthOfSearch(talk, { offset: spoken - 1 }, context, signal)
  }
  if (spoken !== null) {
    if (described?.isAmongShown || total === null) return ok(firstBy(spoken, homes))
    return nthOfSearch(talk, { sort: spoken }, context, signal)
  }
  const named = homeDescribed(said, talk, described)
  if (named || isUnknown(described, talk)) return ok(named)
  return ok(talk.home ?? (homes.length === 1 ? homes[0]! : null))
}

/** Of the homes shown, the one ahead of the others by a measure; null where several are. */
async function bestOf(
  { homes, terms }: Talk,
  { of, most }: SpokenMeasure,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Result<ListingSummary | null>> {
  const compared = homes.slice(0, MOST_COMPARED)
  if (compared.length < 2) return ok(compared[0] ?? null)
  const ids = compared.map(({ id }) => id)
  const found = await compareListings.run({ listing_ids: ids, by: of, most, ...loanInput(terms) }, context, signal)
  if (!found.ok) return found
  const { ahead } = found.value.facts as { ahead: number | null }
  return ok(compared.find(({ id }) => id === ahead) ?? null)
}

/** The home after the one in hand, in the list or else in the search. */
async function nextOf(talk: Talk, context: AgentContext, signal?: AbortSignal): Promise<Result<ListingSummary | null>> {
  const at = talk.homes.findIndex(({ id }) => id === talk.home?.id)
  if (at < 0) return ok(null)
  const shown = talk.homes[at + 1]
  if (shown || talk.homes.length < 2) return ok(shown ?? null)
  return nthOfSearch(talk, { offset: talk.offset + at + 1 }, context, signal)
}

/** Of two homes, the one that isn't in hand; of more, the one spoken of before it. */
function otherOf({ homes, home, homeBefore }: Talk): ListingSummary | null {
  const others = homes.filter(({ id }) => id !== home?.id)
  return others.length === 1 ? others[0]! : homeBefore
}

/** The first of the homes shown in an order of cards; null for another order, and for no homes. */
const firstBy = (sort: Sort, homes: readonly ListingSummary[]): ListingSummary | null =>
  isByNumbers(sort) ? null : (homes.toSorted(COMPARE[sort])[0] ?? null)

/** The first or last home of the talk, or any counted from its start. */
const ofEarlier = (seen: readonly ListingSummary[], spoken: SpokenHome): ListingSummary | null => {
  if (spoken === 'last') return seen.at(-1) ?? null
  return typeof spoken === 'number' ? (seen[spoken - 1] ?? null) : null
}

/** The home that words name by title, town, street, price or a feature. */
const namedIn = (
  said: string,
  homes: readonly ListingSummary[],
  described: SpokenHomes | undefined,
): ListingSummary | null => {
  const words = described?.described ?? null
  return (
    homeNamed(said, homes, { describes: words !== null }) ??
    (words === null ? null : (homePriced(words, homes) ?? homeWith(words, homes)))
  )
}

/** The home that words tell from the others shown, else from all of the talk. */
export const homeDescribed = (
  said: string,
  { homes, seen }: Pick<Talk, 'homes' | 'seen'>,
  described: SpokenHomes | undefined,
): ListingSummary | null => namedIn(said, homes, described) ?? namedIn(said, seen.toReversed(), described)

/** A description that fits no home; one that fits several leaves open which. */
const isUnknown = (described: SpokenHomes | undefined, { homes }: Talk): boolean =>
  (described?.described ?? null) !== null && homes.length > 0

async function nthOfSearch(
  { filters, sort }: Talk,
  which: { offset?: number; sort?: Talk['sort'] },
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Result<ListingSummary | null>> {
  const found = await searchListings.run({ ...searchInput(filters), sort, ...which }, context, signal)
  if (!found.ok) return found
  const { shown } = found.value
  return ok(shown?.kind === 'search' ? (shown.listings[0] ?? null) : null)
}
