import { nearStations, type NearStation } from '#domain/commute/near-stations.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { isServed } from '#domain/geo/county.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'

/** Where a home's ways to work begin. */
export interface CommuteHome {
  /** Nearest first; null: the listing gives no location, or the timetable doesn't cover its surroundings. */
  near: readonly NearStation[] | null
  county: string
}

export function commuteHome(
  { location, county }: Pick<ListingSummary, 'location' | 'county'>,
  timetable: Timetable,
): CommuteHome {
  const near = location && nearStations(location, timetable)
  return { near: near?.length === 0 && !isServed(county) ? null : near, county }
}
