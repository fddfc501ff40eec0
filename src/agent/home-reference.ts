import type { ListingSummary } from '#domain/listing/listing.ts'
import { ok, type Result } from '#domain/result.ts'
import type { SpokenHome } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import { searchInput } from './search-input.ts'
import type { Talk } from './talk.ts'
import { searchListings } from './tools/search-listings.ts'

/** The home a visitor means by 'the second one', 'the cheapest', 'the colonial' or 'it'; null where that isn't clear. */
export async function homeMeant(
  talk: Talk,
  spoken: SpokenHome,
  said: string,
  surroundings: AgentContext,
  signal?: AbortSignal,
): Promise<Result<ListingSummary | null>> {
  const { homes, total } = talk
  if (spoken === 'last') return ok(homes.at(-1) ?? null)
  if (typeof spoken === 'number') {
    const shown = homes[spoken - 1]
    if (shown || total === null || spoken > total) return ok(shown ?? null)
    return nthOfSearch(talk, { offset: spoken - 1 }, surroundings, signal)
  }
  if (spoken !== null) return total === null ? ok(null) : nthOfSearch(talk, { sort: spoken }, surroundings, signal)
  return ok(homeNamed(said, homes) ?? talk.home ?? (homes.length === 1 ? homes[0]! : null))
}

async function nthOfSearch(
  { filters, sort }: Talk,
  which: { offset?: number; sort?: Talk['sort'] },
  surroundings: AgentContext,
  signal?: AbortSignal,
): Promise<Result<ListingSummary | null>> {
  const found = await searchListings.run({ ...searchInput(filters), sort, ...which }, surroundings, signal)
  if (!found.ok) return found
  const { shown } = found.value
  return ok(shown?.kind === 'search' ? (shown.listings[0] ?? null) : null)
}

/** Words of a title that say nothing of which home it is. */
const PLAIN = new Set('with home house near from that this have what about'.split(' '))

/** The only one of the homes that is called by a word of its title or by its town. */
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
