import { useEffect } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { MapHomes } from '#domain/search/map-homes.ts'
import type { MapView } from '#ports/browser/map-view.ts'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { homeMarkers } from './home-markers.ts'
import type { MoveSource } from './move-source.ts'

interface ShownHomes {
  /** The homes and clusters of the view. */
  shown: MapHomes | undefined
  /** The homes of the list. */
  homes: readonly ListingSummary[]
  selected: ListingSummary | null
  hoveredId: number | null
  visited: ReadonlySet<number>
  /** Pills show what a home costs a month by these; null: its price. */
  months: CostTerms | null
}

/** Shows the homes' markers on the map, and centers it on a home that is selected. */
export function useShownHomes(
  view: MapView | null,
  source: MoveSource,
  { shown, homes, selected, hoveredId, visited, months }: ShownHomes,
): void {
  const isHovered = ({ id }: ListingSummary) => id === hoveredId
  const hovered = hoveredId === null ? null : (homes.find(isHovered) ?? shown?.homes.find(isHovered) ?? null)
  useEffect(() => {
    if (view && shown) view.setMarkers(homeMarkers(shown, { selected, hovered, visited }, months))
  }, [view, shown, selected, hovered, visited, months])
  useEffect(() => {
    if (!view || !selected?.location) return
    source.byPage()
    view.center(selected.location)
  }, [view, source, selected])
}
