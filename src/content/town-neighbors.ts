import type { TownKey } from '#domain/geo/town.ts'
import neighbors from './town-neighbors.json' with { type: 'json' }

const NEIGHBORS = new Map(Object.entries(neighbors) as [TownKey, TownKey[]][])

/**
 * The towns of the seven counties that share a border with a town, by county and name; none for an unknown key. The border
 * may lie in a river. Source: the outlines in public/basemap/towns.topo.json.
 */
export const townNeighbors = (town: TownKey): readonly TownKey[] => NEIGHBORS.get(town) ?? []
