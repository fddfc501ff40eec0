import { runTool } from '#agent/tool-registry.ts'
import { readProviderMessage } from '#agent/tool-request.ts'
import { PLACES } from '#content/places.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { readPlaceNames } from '#language/place-names.ts'
import type { Gateways } from '#ports/browser/gateways.ts'

/** The tools that only read. */
const READ_ONLY_TOOLS = new Set(['search_listings', 'listing_facts', 'county_facts', 'budget'])

/**
 * What the provider's agent found. The provider gets the site's answers as text only, so the page repeats the same tool calls
 * to show their results.
 */
export async function shownBy(message: unknown, gateways: Gateways, signal: AbortSignal): Promise<Shown[]> {
  const read = readProviderMessage(JSON.stringify({ message }))
  if (read?.kind !== 'tool-calls') return []
  const { listings, visitor } = gateways
  const context = {
    listings,
    inquiries: visitor.inquiries,
    savedSearches: null,
    favorites: null,
    clock: { now: () => new Date() },
    places: readPlaceNames(PLACES),
  }
  const answers = await Promise.all(
    read.toolCalls
      .filter(({ name, input }) => input !== null && READ_ONLY_TOOLS.has(name))
      .map(({ name, input }) => runTool(name, input!, context, signal)),
  )
  return answers.flatMap((answer) => (answer.ok && answer.value.shown ? [answer.value.shown] : []))
}
