import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { TownKey } from '#domain/geo/town.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { RegionShape } from '#features/map-view/region-shapes.ts'
import type { MapShape, MapView } from '#ports/browser/map-view.ts'
import { draftShapes, type AreaDraft } from './area-draft.ts'
import { townShapesQuery } from './place-shapes.ts'

interface Shapes {
  filters: Pick<ListingFilters, 'towns' | 'notTowns' | 'area' | 'notArea'>
  /** The found place. */
  place: readonly MapShape[]
  /** The area being drawn; hides the one drawn before. */
  draft: AreaDraft | null
}

/** Shows the shapes on the map: chosen towns, the found place, the drawn area, and what is left out. */
export function useShapes(view: MapView | null, { filters, place, draft }: Shapes): void {
  const { towns, notTowns, area, notArea } = filters
  const { data: searched } = useQuery(townShapesQuery(towns))
  const { data: leftOut } = useQuery(townShapesQuery(notTowns))
  const shapes = useMemo((): MapShape[] => {
    return [
      ...townShapes('left-out', notTowns, leftOut),
      ...(notArea ? [{ look: 'left-out', rings: [notArea] } as const] : []),
      ...townShapes('town', towns, searched),
      ...place,
      ...(draft ? draftShapes(draft) : area ? [{ look: 'area', rings: [area] } as const] : []),
    ]
  }, [towns, searched, notTowns, leftOut, area, notArea, place, draft])
  useEffect(() => view?.setShapes(shapes), [view, shapes])
}

/** A query that isn't asked keeps the outlines of its last towns. */
const townShapes = (
  look: 'town' | 'left-out',
  towns: readonly TownKey[],
  shapes: readonly RegionShape[] = [],
): MapShape[] => (towns.length === 0 ? [] : shapes.flatMap(({ rings }) => (rings.length > 0 ? [{ look, rings }] : [])))
