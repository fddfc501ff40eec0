import type { ListingSummary } from '#domain/listing/listing.ts'
import { ok, type Result } from '#domain/result.ts'
import type { SpokenHome } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import { searchInput } from './search-input.ts'
import type { Talk } from './talk.ts'
import { searchListings } from './tools/search-listings.ts'

/** The home meant by 'the second one', 'the cheapest', 'the colonial' or 'it'; null if that is unclear. */
export async function homeMeant(
  talk: Talk,
  spoken: SpokenHome,
  said: string,
  context: AgentContext,
  signal?: AbortSignal,
): Promise<Result<ListingSummary | null>> {
  const { homes, total } = talk
  if (spoken === 'last') return ok(homes.at(-1) ?? null)
  if (typeof spoken === 'number') {
    const shown = homes[spoken - 1]
    if (shown || total === null || spoken > total) return ok(shown ?? null)
    return nthOfSearch(talk, { offset: spoken - 1 }, context, signal)
  }
  if (spoken !== null) return total === null ? ok(null) : nthOfSearch(talk, { sort: spoken }, context, signal)
  return ok(homeNamed(said, homes) ?? talk.home ?? (homes.length === 1 ? homes[0]! : null))
}

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

/** Words that don't tell one home's title from another's. */
const PLAIN = new Set('with home house near from that this have what about'.split(' '))

/** The home named by a word of its title or by its town; null if none or several are. */
export function homeNamed(said: string, homes: readonly ListingSummary[]): ListingSummary | null {
  const words = new Set(wordsOf(said))
  const named = homes.filter(({ title, city }) => wordsOf(`${title} ${city}`).some((word) => words.has(word)))
  return named.length === 1 ? named[0]! : null
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3 && !PLAIN.has(word))
