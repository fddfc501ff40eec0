import type { Result } from '#domain/result.ts'

/** A public listing for the sitemap. */
export interface CatalogEntry {
  id: number
  /** ISO date-time of the last change at the source. */
  updatedAt: string
}

/** All public listings by ranges of ids: a listing never changes its range, and reading a range needs no count. */
export interface ListingCatalog {
  /** The highest id of a public listing; 0 if there is none. */
  highestId(): Promise<Result<number>>
  /** The listings with ids from `first` to `last`, both included, by id. */
  between(first: number, last: number): Promise<Result<CatalogEntry[]>>
}
