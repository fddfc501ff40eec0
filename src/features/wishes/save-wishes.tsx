import { useRouter } from '@tanstack/react-router'
import type { RankQuery } from '#domain/match/ranking.ts'
import { activeParts } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { LateSaveWishes } from './late-save-wishes.ts'

/** Saves the wishes among the visitor's searches; without any wish, a plain search. Nothing where nothing is asked for. */
export function SaveWishes({ query: { filters, liked } }: { query: RankQuery }) {
  const { savedSearches } = useRouter().options.context.gateways.visitor
  if (activeParts(filters, everyPrice).length === 0) return null
  return (
    // As wide as the form that opens below the button where no scripts run.
    <div className="min-h-11 max-w-96 noscript:w-full print:hidden">
      <LateSaveWishes
        filters={filters}
        liked={liked}
        savedSearches={savedSearches}
        words={liked.length > 0 ? 'Save these wishes' : 'Save this search'}
      />
    </div>
  )
}
