import Supercluster, { type ClusterProperties, type PointFeature } from 'supercluster'
import type { Bounds } from '#domain/geo/geo.ts'
import {
  MARKER_ROOM,
  MAX_ON_MAP,
  WORLD_SIZE,
  type MapCluster,
  type MapHomes,
  type PlacedHome,
} from '#domain/search/map-homes.ts'
import { COMPARE } from '#domain/search/search.ts'

/** With more homes than this most of them stand in clusters. */
const FEW_HOMES = 100
/** Homes at the same door stay a group at every scale. */
const DEEPEST_ZOOM = 20

interface HomeProperties {
  home: PlacedHome
  bounds: Bounds
}

interface GroupProperties {
  cheapest: PlacedHome
  bounds: Bounds
}

const cheaper = (a: PlacedHome, b: PlacedHome): PlacedHome =>
  b.price < a.price || (b.price === a.price && b.id < a.id) ? b : a

const around = (a: Bounds, b: Bounds): Bounds => ({
  west: Math.min(a.west, b.west),
  south: Math.min(a.south, b.south),
  east: Math.max(a.east, b.east),
  north: Math.max(a.north, b.north),
})

/** Homes alone or in groups, by the scale, in at most MAX_ON_MAP pieces. For up to some thousand homes. */
export function groupHomes(homes: readonly PlacedHome[], zoom: number): MapHomes {
  const index = new Supercluster<HomeProperties, GroupProperties>({
    radius: homes.length > FEW_HOMES ? MARKER_ROOM.cluster : MARKER_ROOM.home,
    extent: WORLD_SIZE,
    maxZoom: DEEPEST_ZOOM,
    minPoints: 2,
    map: ({ home, bounds }) => ({ cheapest: home, bounds }),
    reduce: (into, { cheapest, bounds }) => {
      into.cheapest = cheaper(into.cheapest, cheapest)
      into.bounds = around(into.bounds, bounds)
    },
  }).load(homes.map(pointOf))
  for (let step = zoom; ; step -= 1) {
    const found = index.getClusters([-180, -85, 180, 85], Math.max(0, step))
    if (found.length > MAX_ON_MAP && step > 0) continue
    const shown: MapHomes = { homes: [], groups: [] }
    for (const { properties, geometry } of found.slice(0, MAX_ON_MAP)) {
      if ('home' in properties) shown.homes.push(properties.home)
      else shown.groups.push(groupOf(properties, geometry.coordinates))
    }
    shown.homes.sort(COMPARE.newest)
    return shown
  }
}

function pointOf(home: PlacedHome): PointFeature<HomeProperties> {
  const { lat, lng } = home.location
  return {
    type: 'Feature',
    properties: { home, bounds: { west: lng, south: lat, east: lng, north: lat } },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  }
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

const groupOf = (
  { point_count, cheapest, bounds }: ClusterProperties & GroupProperties,
  [lng = 0, lat = 0]: readonly number[],
): MapCluster => ({
  // Supercluster counts in single precision: the middle of homes at one door would lie beside it.
  at: { lat: between(bounds.south, lat, bounds.north), lng: between(bounds.west, lng, bounds.east) },
  count: point_count,
  cheapest: { id: cheapest.id, price: cheapest.price, market: cheapest.market },
  bounds,
})
