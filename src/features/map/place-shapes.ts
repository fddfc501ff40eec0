import { queryOptions } from '@tanstack/react-query'
import { boundsAround, type Bounds, type LatLng } from '#domain/geo/geo.ts'
import type { PlaceSuggestion } from '#domain/geo/place.ts'
import { townCounty, townName, type TownKey } from '#domain/geo/town.ts'
import { regionShape, type RegionShape } from '#features/map-view/region-shapes.ts'
import type { Places } from './names-places.ts'

/** The box around the filters' places: the towns, else the drawn area, else the county; null if none is known. */
export async function placesBounds({ area, towns, county }: Places): Promise<Bounds | null> {
  if (area && towns.length === 0) return boundsAround(area)
  const shapes = towns.length > 0 ? await townShapes(towns) : county ? [await regionShape({ town: null, county })] : []
  const boxes = shapes.flatMap(({ bounds }) => bounds ?? [])
  return boxes.length > 0 ? boundsAround(boxes.flatMap(cornersOf)) : null
}

/** The box to show for a found place: its outline's if that arrives before `moment`, else its own. */
export async function placeBox(
  { kind, bounds }: Pick<PlaceSuggestion, 'kind' | 'bounds'>,
  shape: Promise<RegionShape | null>,
  moment: Promise<null>,
): Promise<Bounds | null> {
  const known = await Promise.race([shape, moment])
  // A ZIP code's outline is that of its whole town.
  return (kind !== 'zip' && known?.bounds) || bounds
}

/** Half the width of the view of a station or of a park without an outline, meters: a few minutes on foot. */
const SPOT_REACH = 600
const METERS_PER_DEGREE = 111_320

/** The box to show around a spot. */
export function spotBox({ lat, lng }: LatLng): Bounds {
  const up = SPOT_REACH / METERS_PER_DEGREE
  const across = up / Math.cos((lat * Math.PI) / 180)
  return { west: lng - across, south: lat - up, east: lng + across, north: lat + up }
}

const cornersOf = ({ west, south, east, north }: Bounds) => [
  { lat: south, lng: west },
  { lat: north, lng: east },
]

const townShapes = (towns: readonly TownKey[]): Promise<RegionShape[]> =>
  Promise.all(towns.map((town) => regionShape({ town: townName(town), county: townCounty(town) })))

/** The known outlines of towns. */
export const townShapesQuery = (towns: readonly TownKey[]) =>
  queryOptions({
    queryKey: ['town-shapes', towns],
    queryFn: () => townShapes(towns),
    enabled: towns.length > 0,
    staleTime: Infinity,
  })
