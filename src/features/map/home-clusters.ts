import Supercluster, { type ClusterProperties } from 'supercluster'
import { widened, type Bounds, type LatLng } from '#domain/geo.ts'
import type { ListingSummary } from '#domain/listing.ts'

/** How near two pills may come before they become a group, CSS pixels. */
const PILL_RADIUS = 44
/** How near two groups may come, where most of what is shown are groups. */
const GROUP_RADIUS = 64
/** With more homes than this most of them stand in groups. */
const FEW_HOMES = 100
/** Homes at the same door stay a group at every scale. */
const DEEPEST_ZOOM = 20
/** Homes just outside the view are there when it moves a little: a share of its size. */
const MARGIN = 0.2

/** A home that has a place on the map. */
export type PlacedHome = ListingSummary & { location: LatLng }

export interface HomeGroup {
  /** Stable as long as the homes are the same. */
  id: number
  at: LatLng
  count: number
  /** The cheapest of its homes. */
  cheapest: PlacedHome
}

export interface Clustered {
  homes: PlacedHome[]
  groups: HomeGroup[]
}

export const isPlaced = <Home extends ListingSummary>(home: Home): home is Home & PlacedHome => home.location !== null

interface HomeProperties {
  home: PlacedHome
}

interface GroupProperties {
  cheapest: PlacedHome
}

const cheaper = (a: PlacedHome, b: PlacedHome): PlacedHome => (b.price < a.price ? b : a)

/** Homes as a map shows them: alone or in groups, by the scale. For up to some thousand homes. */
export class HomeClusters {
  readonly #index: Supercluster<HomeProperties, GroupProperties>

  constructor(homes: readonly PlacedHome[]) {
    this.#index = new Supercluster<HomeProperties, GroupProperties>({
      radius: homes.length > FEW_HOMES ? GROUP_RADIUS : PILL_RADIUS,
      // Supercluster counts tiles of 512 px, as the map does.
      extent: 512,
      maxZoom: DEEPEST_ZOOM,
      minPoints: 2,
      map: ({ home }) => ({ cheapest: home }),
      reduce: (into, { cheapest }) => {
        into.cheapest = cheaper(into.cheapest, cheapest)
      },
    }).load(
      homes.map((home) => ({
        type: 'Feature',
        properties: { home },
        geometry: { type: 'Point', coordinates: [home.location.lng, home.location.lat] },
      })),
    )
  }

  /** What a view shows, in at most `limit` pieces: homes are grouped more coarsely until that holds. */
  inView(bounds: Bounds, zoom: number, limit: number): Clustered {
    const { west, south, east, north } = widened(bounds, MARGIN)
    for (let step = Math.floor(zoom); ; step -= 1) {
      const found = this.#index.getClusters([west, south, east, north], Math.max(0, step))
      if (found.length > limit && step > 0) continue
      const clustered: Clustered = { homes: [], groups: [] }
      for (const { properties, geometry } of found.slice(0, limit)) {
        if ('home' in properties) clustered.homes.push(properties.home)
        else clustered.groups.push(groupOf(properties, geometry.coordinates))
      }
      return clustered
    }
  }

  /** The scale at which a group falls apart; beyond the map's deepest for homes at one door. */
  zoomApart(id: number): number {
    return this.#index.getClusterExpansionZoom(id)
  }

  /** All homes of a group. */
  homesOf(id: number): PlacedHome[] {
    return this.#index.getLeaves(id, Infinity).map(({ properties }) => properties.home)
  }
}

const groupOf = (
  properties: ClusterProperties & GroupProperties,
  [lng = 0, lat = 0]: readonly number[],
): HomeGroup => ({
  id: properties.cluster_id,
  at: { lat, lng },
  count: properties.point_count,
  cheapest: properties.cheapest,
})
