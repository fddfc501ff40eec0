import { useRef, useState } from 'react'
import type { Ring } from '#domain/geo/geo.ts'
import type { Place } from '#domain/geo/place.ts'
import { regionShape } from '#features/map-view/region-shapes.ts'
import type { FoundPlace, MapView } from '#ports/browser/map-view.ts'
import type { MoveSource } from './move-source.ts'
import { placeBox } from './place-shapes.ts'

/** The zoom for a place without an extent (M-04). */
const PLACE_ZOOM = 17
/** Longest the map waits for a place's outline before it moves. */
const OUTLINE_TIMEOUT_MS = 250

export interface PlaceSearchUse {
  /** The outline of the found place; empty if unknown. */
  outline: readonly Ring[]
  /** A place of our own gazetteer. */
  showPlace: (place: Place) => Promise<void>
  /** A place that the map's provider found. */
  showFound: (found: FoundPlace) => void
  clear: () => void
}

type Extent = Pick<FoundPlace, 'at' | 'bounds'>

const NO_OUTLINE: readonly Ring[] = []

/** Moves the map to places that the visitor finds, once for each. */
export function usePlaceSearch(view: MapView | null, source: MoveSource, coveredTop: () => number): PlaceSearchUse {
  const [outline, setOutline] = useState(NO_OUTLINE)
  const latest = useRef<Extent>(null)
  const begin = (found: Extent | null) => {
    latest.current = found
    setOutline(NO_OUTLINE)
  }
  const show = ({ at, bounds }: Extent) => {
    if (bounds) view?.fit(bounds, coveredTop())
    else view?.center(at, PLACE_ZOOM)
  }
  const showFound = (found: FoundPlace) => {
    begin(found)
    source.byVisitor()
    show(found)
  }
  const showPlace = async (place: Place) => {
    begin(place)
    source.byVisitor()
    const request = source.requestId()
    const shape = regionShape({ town: townOf(place), county: place.county }).catch(() => null)
    const bounds = await placeBox(place, shape, moment())
    // Meanwhile the visitor may have moved the map or asked for another place.
    if (source.requestId() === request) show({ at: place.at, bounds })
    const found = await shape
    if (found && latest.current === place) setOutline(found.rings)
  }
  return { outline, showPlace, showFound, clear: () => begin(null) }
}

const moment = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, OUTLINE_TIMEOUT_MS, null))

/** The town whose outline is shown for a place; null for a county. */
const townOf = ({ kind, name, town }: Place): string | null => (kind === 'county' ? null : (town ?? name))
