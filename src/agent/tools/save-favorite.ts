import * as v from 'valibot'
import { summaryOf } from '#domain/listing/listing.ts'
import { ok } from '#domain/result.ts'
import { agentTool } from '../agent-tool.ts'
import { homeSource } from '../home-facts.ts'

/** Saves a home as a favorite. */
export const saveFavorite = agentTool({
  name: 'save_favorite',
  description: 'Adds one home to the visitor’s favorites. Use it only when the visitor asks.',
  schema: v.object({ listing_id: v.pipe(v.number(), v.integer()) }),
  async run({ listing_id: id }, { favorites, listings, phrases }, signal) {
    const home = await listings.byId(id, signal)
    if (!home.ok) return home
    const listing = summaryOf(home.value)
    const sources = [homeSource(listing, phrases)]
    if (!favorites) {
      const say = phrases.saving.noFavoriteHere(listing.title)
      return ok({
        say,
        facts: { saved: false, instead: `/listings/${id}` },
        shown: { kind: 'listing', listing },
        sources,
      })
    }
    const known = await favorites.ids()
    if (!known.ok) return known
    // Adding again would move the home to the end of the list.
    const isKnown = known.value.includes(id)
    const added = isKnown ? ok(undefined) : await favorites.add(id)
    if (!added.ok) return added
    const say = isKnown ? phrases.saving.knownFavorite(listing.title) : phrases.saving.favorite(listing.title)
    return ok({
      say,
      facts: { saved: true, is_new: !isKnown, listing_id: id },
      shown: { kind: 'listing', listing },
      sources,
    })
  },
})
