import type { TownKey } from '#domain/geo/town.ts'
import { PLACES } from '../places.ts'
import { taxTown } from './tax-town.ts'

const ZIPS = Map.groupBy(
  PLACES.filter(({ kind }) => kind === 'zip'),
  ({ town, county }) => taxTown(town ?? '', county),
)

/** The ZIP codes of a town and of the villages in it; a ZIP code goes by the name of its post office. */
export const zipsOf = (town: TownKey): string[] => (ZIPS.get(town) ?? []).map(({ name }) => name)
