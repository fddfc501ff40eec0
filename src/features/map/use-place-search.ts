import { useState } from 'react'
import type { Ring } from '#domain/geo.ts'
import type { Place } from '#domain/place.ts'
import type { FoundPlace, MapView } from '#ports/map-view.ts'
import { regionShape } from '#ui/map/region-shapes.ts'
import type { MoveSource } from './move-source.ts'

/** M-04: how near a place without an extent is shown. */
const PLACE_ZOOM = 17

interface PlaceSearchUse {
  /** The outline of the place that was looked for; nothing where none is known. */
  outline: readonly Ring[]
  /** A place of our own gazetteer. */
  showPlace: (place: Place) => Promise<void>
  /** A place that the map's provider found. */
  showFound: (found: FoundPlace) => void
  clear: () => void
}

const NOTHING: readonly Ring[] = []

/** Takes the map to places that are looked for. */
export function usePlaceSearch(view: MapView | null, source: MoveSource, coveredTop: () => number): PlaceSearchUse {
  const [outline, setOutline] = useState(NOTHING)
  const showFound = ({ at, bounds }: Pick<FoundPlace, 'at' | 'bounds'>) => {
    setOutline(NOTHING)
    source.wished()
    if (bounds) view?.fit(bounds, coveredTop())
    else view?.center(at, PLACE_ZOOM)
  }
  const showPlace = async (place: Place) => {
    showFound(place)
    const shape = await regionShape({ town: townOf(place), county: place.county }).catch(() => null)
    if (!shape) return
    setOutline(shape.rings)
    if (place.kind !== 'zip' && shape.bounds) view?.fit(shape.bounds, coveredTop())
  }
  return { outline, showPlace, showFound, clear: () => setOutline(NOTHING) }
}

/** The town whose outline stands for a place; null for a county. */
const townOf = ({ kind, name, town }: Place): string | null => (kind === 'county' ? null : (town ?? name))
