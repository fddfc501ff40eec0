import { runTool } from '#agent/tool-registry.ts'
import { readProviderMessage } from '#agent/tool-request.ts'
import { PLACES } from '#content/places.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { readPlaceNames } from '#language/place-names.ts'
import type { Gateways } from '#ports/browser/gateways.ts'

/** Those that only look something up. */
const LOOKING_UP = new Set(['search_listings', 'listing_facts', 'county_facts', 'budget'])

/**
 * What the provider's agent has found: its answers come from the site by another way and hold words only, so the page looks the
 * same up once more and can show it.
 */
export async function shownBy(message: unknown, gateways: Gateways, signal: AbortSignal): Promise<Shown[]> {
  const read = readProviderMessage(JSON.stringify({ message }))
  if (read?.kind !== 'tool-calls') return []
  const { listings, visitor } = gateways
  const surroundings = {
    listings,
    inquiries: visitor.inquiries,
    savedSearches: null,
    favorites: null,
    clock: { now: () => new Date() },
    places: readPlaceNames(PLACES),
  }
  const answers = await Promise.all(
    read.toolCalls
      .filter(({ name, input }) => input !== null && LOOKING_UP.has(name))
      .map(({ name, input }) => runTool(name, input!, surroundings, signal)),
  )
  return answers.flatMap((answer) => (answer.ok && answer.value.shown ? [answer.value.shown] : []))
}
