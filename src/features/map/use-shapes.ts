import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { MapShape, MapView } from '#ports/browser/map-view.ts'
import { draftShapes, type AreaDraft } from './area-draft.ts'
import { townShapesQuery } from './place-shapes.ts'

interface Shapes {
  filters: Pick<ListingFilters, 'towns' | 'area'>
  /** The found place. */
  place: readonly MapShape[]
  /** The area being drawn; hides the one drawn before. */
  draft: AreaDraft | null
}

/** Shows the shapes on the map: chosen towns, the found place, the drawn area. */
export function useShapes(view: MapView | null, { filters: { towns, area }, place, draft }: Shapes): void {
  const { data } = useQuery(townShapesQuery(towns))
  const shapes = useMemo((): MapShape[] => {
    const townRings = towns.length > 0 ? (data ?? []).map(({ rings }) => rings) : []
    return [
      ...townRings.filter((rings) => rings.length > 0).map((rings): MapShape => ({ look: 'town', rings })),
      ...place,
      ...(draft ? draftShapes(draft) : area ? [{ look: 'area', rings: [area] } as const] : []),
    ]
  }, [towns, data, area, place, draft])
  useEffect(() => view?.setShapes(shapes), [view, shapes])
}
