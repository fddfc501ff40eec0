import type { SavedSearch } from '#domain/saved/saved-search.ts'
import { defaultFilters } from '#domain/search/filters.ts'

/** The saved searches of a first visit (F-05). */
export const SAMPLE_SAVED_SEARCHES: readonly SavedSearch[] = [
  {
    id: 'sample-bergen-county-homes',
    name: 'Bergen County homes',
    filters: { ...defaultFilters(), county: 'Bergen', price: { min: 500_000, max: 1_200_000 }, beds: 3, baths: 2 },
    liked: [],
    dateCreated: '2026-11-02',
  },
  {
    id: 'sample-hoboken-apartments',
    name: 'Hoboken apartments',
    filters: { ...defaultFilters(), search: 'Hoboken', price: { min: 400_000, max: 900_000 }, beds: 2, baths: 1 },
    liked: [],
    dateCreated: '2026-10-21',
  },
]
