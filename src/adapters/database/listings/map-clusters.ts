import type { Bounds, LatLng } from '#domain/geo/geo.ts'
import type { Market } from '#domain/money/money.ts'
import { MARKER_ROOM, MAX_ON_MAP, WORLD_SIZE, type MapCluster } from '#domain/search/map-homes.ts'

/** Homes near each other; a single home is a cluster too. */
export interface Cluster {
  count: number
  /** The mean of their locations. */
  at: LatLng
  /** Of equal prices the one with the lower id. */
  cheapest: { id: number; price: number }
  /** The smallest box around them. */
  bounds: Bounds
}

/** Size of the cells in which homes are counted, CSS pixels: smaller than a marker, so that the grid doesn't show. */
const CELL_SIZE = 16
const CELLS_AT_ZOOM_0 = WORLD_SIZE / CELL_SIZE

/** While there are too many clusters, the room of each grows by this factor. */
const MORE_ROOM = 1.2

/** Maximum number of counted cells. With more of them, markers have no room at this zoom, and a lower zoom is counted. */
export const MAX_CELLS = 4096

/** The edge of Mercator maps, degrees. */
const MAX_LATITUDE = 85.06

/** A point on the web's Mercator map: 0 to 1 from the west to the east, and from the north to the south. */
export function mercator({ lat, lng }: LatLng): { x: number; y: number } {
  const north = (Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat)) * Math.PI) / 180
  return { x: (lng + 180) / 360, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI) }
}

/** How many cells the world has each way at a zoom: a power of two, so that each cell lies in one of the zoom before. */
export const cellsAcross = (zoom: number): number => CELLS_AT_ZOOM_0 * 2 ** zoom

/** Homes counted in the cells of a zoom, at most MAX_CELLS. */
export interface CountedCells {
  zoom: number
  cells: Cluster[]
}

/**
 * What a map shows at a zoom of homes that were counted in its cells: at most MAX_ON_MAP clusters whose markers have room
 * beside each other. The densest come first and take in what is too near, so that what stands far off changes nothing.
 */
export function joinClusters({ cells, zoom }: CountedCells): Cluster[] {
  let spots = cells.map((cell) => spotOf(cell, WORLD_SIZE * 2 ** zoom))
  for (let room = 1; ; room *= MORE_ROOM) {
    spots = withRoom(spots, room)
    if (spots.length <= MAX_ON_MAP) return spots.map(({ cluster }) => cluster)
  }
}

/** The same as a map shows it: the ids of single homes, and the clusters of several. */
export function shownOnMap(counted: CountedCells, market: Market): { ids: number[]; groups: MapCluster[] } {
  const clusters = joinClusters(counted)
  return {
    ids: clusters.filter(({ count }) => count === 1).map(({ cheapest }) => cheapest.id),
    groups: clusters
      .filter(({ count }) => count > 1)
      .map(({ cheapest, ...group }) => ({ ...group, cheapest: { ...cheapest, market } })),
  }
}

/** A cluster and where it lies, in CSS pixels from the north-west of the world. */
interface Spot {
  cluster: Cluster
  x: number
  y: number
  world: number
}

function spotOf(cluster: Cluster, world: number): Spot {
  const { x, y } = mercator(cluster.at)
  return { cluster, x: x * world, y: y * world, world }
}

/** Joins until all have room: a joined cluster moves, and may come near others. */
function withRoom(spots: Spot[], room: number): Spot[] {
  const joined = joinOnce(spots, room)
  return joined.length === spots.length ? joined : withRoom(joined, room)
}

/** Every cluster, the densest first, takes in those that are too near to it and not yet taken. */
function joinOnce(spots: readonly Spot[], room: number): Spot[] {
  const far = MARKER_ROOM.cluster * room
  const squares = intoSquares(spots, far)
  const taken = new Set<Spot>()
  const joined: Spot[] = []
  for (const spot of spots.toSorted(densestFirst)) {
    if (taken.has(spot)) continue
    taken.add(spot)
    const near: Spot[] = [spot]
    for (const other of around(spot, squares, far)) {
      if (taken.has(other) || !isTooNear(spot, other, room)) continue
      taken.add(other)
      near.push(other)
    }
    joined.push(joinAll(near))
  }
  return joined
}

const densestFirst = ({ cluster: a }: Spot, { cluster: b }: Spot): number =>
  b.count - a.count || a.cheapest.id - b.cheapest.id

function isTooNear(a: Spot, b: Spot, room: number): boolean {
  const needed = ((roomOf(a) + roomOf(b)) / 2) * room
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < needed ** 2
}

const roomOf = ({ cluster }: Spot): number => (cluster.count === 1 ? MARKER_ROOM.home : MARKER_ROOM.cluster)

/** More than the number of squares each way, so that column and row make one key. */
const ROWS = 2 ** 26

const squareOf = (column: number, row: number): number => column * ROWS + row

function intoSquares(spots: readonly Spot[], side: number): Map<number, Spot[]> {
  const squares = new Map<number, Spot[]>()
  for (const spot of spots) {
    const square = squareOf(Math.floor(spot.x / side), Math.floor(spot.y / side))
    const inside = squares.get(square)
    if (inside) inside.push(spot)
    else squares.set(square, [spot])
  }
  return squares
}

/** What lies in a spot's own square and the eight around it. */
function* around({ x, y }: Spot, squares: ReadonlyMap<number, Spot[]>, side: number): Generator<Spot> {
  const [column, row] = [Math.floor(x / side), Math.floor(y / side)]
  for (const across of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) yield* squares.get(squareOf(column + across, row + down)) ?? []
  }
}

function joinAll(spots: readonly Spot[]): Spot {
  const [first, ...others] = spots as [Spot, ...Spot[]]
  return others.length === 0 ? first : spotOf(joined(spots.map(({ cluster }) => cluster)), first.world)
}

function joined(clusters: readonly Cluster[]): Cluster {
  const count = clusters.reduce((sum, cluster) => sum + cluster.count, 0)
  const mean = (of: (cluster: Cluster) => number) =>
    clusters.reduce((sum, cluster) => sum + of(cluster) * cluster.count, 0) / count
  const bounds = {
    west: Math.min(...clusters.map((cluster) => cluster.bounds.west)),
    south: Math.min(...clusters.map((cluster) => cluster.bounds.south)),
    east: Math.max(...clusters.map((cluster) => cluster.bounds.east)),
    north: Math.max(...clusters.map((cluster) => cluster.bounds.north)),
  }
  return {
    count,
    at: nearestWithin(bounds, { lat: mean(({ at }) => at.lat), lng: mean(({ at }) => at.lng) }),
    cheapest: clusters.map(({ cheapest }) => cheapest).reduce(cheaper),
    bounds,
  }
}

type Priced = Cluster['cheapest']

const cheaper = (a: Priced, b: Priced): Priced => (b.price < a.price || (b.price === a.price && b.id < a.id) ? b : a)

/** A point moved into the box: rounding can put the mean of equal numbers just outside. */
export const nearestWithin = ({ west, south, east, north }: Bounds, { lat, lng }: LatLng): LatLng => ({
  lat: Math.min(north, Math.max(south, lat)),
  lng: Math.min(east, Math.max(west, lng)),
})
