import { useRef, useState } from 'react'
import type { Ring } from '#domain/geo/geo.ts'
import type { Place } from '#domain/geo/place.ts'
import { regionShape } from '#features/map-view/region-shapes.ts'
import type { FoundPlace, MapView } from '#ports/browser/map-view.ts'
import type { MoveSource } from './move-source.ts'
import { placeBox } from './place-shapes.ts'

/** M-04: how near a place without an extent is shown. */
const PLACE_ZOOM = 17
/** So long the map waits for an outline that is on its way, ms. */
const MOMENT_MS = 250

interface PlaceSearchUse {
  /** The outline of the place that was looked for; nothing where none is known. */
  outline: readonly Ring[]
  /** A place of our own gazetteer. */
  showPlace: (place: Place) => Promise<void>
  /** A place that the map's provider found. */
  showFound: (found: FoundPlace) => void
  clear: () => void
}

type Extent = Pick<FoundPlace, 'at' | 'bounds'>

const NOTHING: readonly Ring[] = []

/** Takes the map to places that are looked for, once for each. */
export function usePlaceSearch(view: MapView | null, source: MoveSource, coveredTop: () => number): PlaceSearchUse {
  const [outline, setOutline] = useState(NOTHING)
  const latest = useRef<Extent>(null)
  const begin = (found: Extent | null) => {
    latest.current = found
    setOutline(NOTHING)
  }
  const show = ({ at, bounds }: Extent) => {
    if (bounds) view?.fit(bounds, coveredTop())
    else view?.center(at, PLACE_ZOOM)
  }
  const showFound = (found: FoundPlace) => {
    begin(found)
    source.wished()
    show(found)
  }
  const showPlace = async (place: Place) => {
    begin(place)
    source.wished()
    const wish = source.wish()
    const shape = regionShape({ town: townOf(place), county: place.county }).catch(() => null)
    const bounds = await placeBox(place, shape, moment())
    // Meanwhile a hand, or another wish, may have moved the map.
    if (source.wish() === wish) show({ at: place.at, bounds })
    const found = await shape
    if (found && latest.current === place) setOutline(found.rings)
  }
  return { outline, showPlace, showFound, clear: () => begin(null) }
}

const moment = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, MOMENT_MS, null))

/** The town whose outline stands for a place; null for a county. */
const townOf = ({ kind, name, town }: Place): string | null => (kind === 'county' ? null : (town ?? name))
