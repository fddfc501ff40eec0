export interface SampleFavorite {
  /** Id of one of the sample listings. */
  id: number
  /** ISO date (yyyy-mm-dd). */
  dateAdded: string
}

/** The favorites of a first visit (F-05). */
export const SAMPLE_FAVORITES: readonly SampleFavorite[] = [
  { id: 1, dateAdded: '2026-11-15' },
  { id: 3, dateAdded: '2026-11-09' },
  { id: 5, dateAdded: '2026-11-19' },
]
