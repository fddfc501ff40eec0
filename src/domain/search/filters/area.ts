import { isInside, type Ring } from '../../geo/geo.ts'
import type { TownPoint } from '../../geo/town.ts'
import type { ListingSummary } from '../../listing/listing.ts'
import { ringText } from '../query-param.ts'
import { shape } from './filter-kinds.ts'

/** Maximum number of points of a drawn area. */
export const MAX_AREA_POINTS = 40

/** The point a home is taken to stand at: its own, or else its town's. Null where neither is known: nothing says it is elsewhere. */
export const standsAt = (
  { location, city, county }: Pick<ListingSummary, 'location' | 'city' | 'county'>,
  townAt: TownPoint,
) => location ?? townAt(city, county)

/** Homes inside a line drawn on the map. */
export const area = shape<'area', Ring>('area', { kind: 'ring', min: 3, max: MAX_AREA_POINTS }, ringText, {
  matches: (listing, ring, townAt) => {
    const at = ring && standsAt(listing, townAt)
    return !at || isInside(at, ring)
  },
  chip: () => 'Drawn area',
  relaxing: () => 'Removing the drawn area',
})
