import { GAZETTEER, townPoint } from '#content/gazetteer.ts'
import { boundsAround, type Bounds, type LatLng, type Ring } from '#domain/geo/geo.ts'
import { townKey } from '#domain/geo/town.ts'
import { storedTown } from './listing-rows.ts'

/** Widens a ring's box, degrees, so that rounding excludes no point just inside the ring. */
const ROUNDING = 1e-9

/** A box that contains the ring: compared first, as it is much cheaper than the ring itself. */
export function boxAround(ring: Ring): Bounds {
  const { west, south, east, north } = boundsAround(ring)
  return { west: west - ROUNDING, south: south - ROUNDING, east: east + ROUNDING, north: north + ROUNDING }
}

const TOWNS: readonly { town: string; at: LatLng }[] = GAZETTEER.flatMap(({ kind, name, county }) => {
  const at = kind === 'town' || kind === 'hamlet' ? townPoint(name, county) : null
  return at ? [{ town: storedTown(townKey(name, county)), at }] : []
})

/** The known towns whose point is inside, as they are stored: homes there without a location of their own are, too. */
export const townsInside = (isInside: (at: LatLng) => boolean): string[] =>
  TOWNS.filter(({ at }) => isInside(at)).map(({ town }) => town)

/** Those whose point is not inside: homes there without a location of their own are excluded. */
export const townsOutside = (isInside: (at: LatLng) => boolean): string[] => townsInside((at) => !isInside(at))
