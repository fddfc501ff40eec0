import * as v from 'valibot'
import { summaryOf } from '#domain/listing/listing.ts'
import { ok } from '#domain/result.ts'
import { agentTool } from '../agent-tool.ts'
import { homeSource } from '../home-text.ts'

/** Saves a home as a favorite. */
export const saveFavorite = agentTool({
  name: 'save_favorite',
  description: 'Adds one home to the visitor’s favorites. Only when the visitor asks for it.',
  schema: v.object({ listing_id: v.pipe(v.number(), v.integer()) }),
  async run({ listing_id: id }, { favorites, listings }, signal) {
    const home = await listings.byId(id, signal)
    if (!home.ok) return home
    const listing = summaryOf(home.value)
    const sources = [homeSource(listing)]
    if (!favorites) {
      const say = `I can’t save ${listing.title} for you here. Its page has a heart that does.`
      return ok({
        say,
        facts: { saved: false, instead: `/listings/${id}` },
        shown: { kind: 'listing', listing },
        sources,
      })
    }
    const added = await favorites.add(id)
    if (!added.ok) return added
    const say = `${listing.title} is among your favorites now.`
    return ok({ say, facts: { saved: true, listing_id: id }, shown: { kind: 'listing', listing }, sources })
  },
})
