import type { AgentSite } from '#agent/agent-context.ts'
import { inEnglish } from '#agent/english.ts'
import { runTool } from '#agent/tool-registry.ts'
import { readProviderMessage } from '#agent/tool-request.ts'
import { SAID_PLACES } from '#content/said-places.ts'
import { townNeighbors } from '#content/town-neighbors.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { readPlaceNames } from '#language/place-names.ts'

/** The tools that only read. */
const READ_ONLY_TOOLS = new Set([
  'search_listings',
  'listing_facts',
  'compare_listings',
  'similar_listings',
  'county_facts',
  'budget',
  'affordability',
  'monthly_cost',
  'cash_to_close',
  'move_in_cost',
  'rent_benchmark',
  'voucher_check',
])

/**
 * What the provider's agent found. The provider gets the site's answers as text only, so the page repeats the same tool calls
 * to show their results.
 */
export async function shownBy(message: unknown, site: AgentSite, signal: AbortSignal): Promise<Shown[]> {
  const read = readProviderMessage(JSON.stringify({ message }))
  if (read?.kind !== 'tool-calls') return []
  const { agency, listings, homeFigures, figures, visitor } = site
  const context = {
    listings,
    inquiries: visitor.inquiries,
    savedSearches: null,
    favorites: null,
    homeFigures,
    figures,
    // The provider's agent doesn't know them either.
    ownNumbers: () => NO_OWN_NUMBERS,
    clock: { now: () => new Date() },
    places: readPlaceNames(SAID_PLACES, townNeighbors),
    ...inEnglish(agency),
  }
  const answers = await Promise.all(
    read.toolCalls
      .filter(({ name, input }) => input !== null && READ_ONLY_TOOLS.has(name))
      .map(({ name, input }) => runTool(name, input!, context, signal)),
  )
  return answers.flatMap((answer) => (answer.ok && answer.value.shown ? [answer.value.shown] : []))
}
