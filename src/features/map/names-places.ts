import type { ListingFilters } from '#domain/search/filters/catalogue.ts'

export type Places = Pick<ListingFilters, 'area' | 'towns' | 'county'>

/** Whether the filters name a place. */
export const namesPlaces = ({ area, towns, county }: Places): boolean =>
  area !== null || towns.length > 0 || county !== null
