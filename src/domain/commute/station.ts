import type { LatLng } from '../geo/geo.ts'
import type { TownKey } from '../geo/town.ts'

/** What stops at a station. Stations of two kinds at one place, such as Hoboken, are two stations. */
export const STATION_KINDS = ['rail', 'light-rail', 'path', 'ferry', 'bus'] as const
export type StationKind = (typeof STATION_KINDS)[number]

export type StationId = string

export interface Station {
  id: StationId
  name: string
  kind: StationKind
  /** The town it stands in; null outside the seven counties. */
  town: TownKey | null
  at: LatLng
  /** Names of the lines that stop there, as the operator writes them. */
  lines: readonly string[]
}
