import { COUNTIES, type County } from '../../geo/county.ts'
import { choice } from './filter-kinds.ts'

/** Homes of one of the seven counties. */
export const county = choice<'county', County, County | null>('county', COUNTIES, null, {
  label: 'County',
  anyLabel: 'All Counties',
  matches: (listing, wanted) => wanted === null || listing.county === wanted,
  chip: (wanted) => `${wanted} County`,
})
