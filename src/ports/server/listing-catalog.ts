import type { Result } from '#domain/result.ts'

/** A public listing as a search engine is told of it. */
export interface CatalogEntry {
  id: number
  /** ISO date-time of the last change at the source. */
  updatedAt: string
}

/** All public listings, by ranges of their ids: a listing's range never changes, and a range is read without counting. */
export interface ListingCatalog {
  /** The highest id of a public listing; 0 where there is none. */
  highestId(): Promise<Result<number>>
  /** The listings with ids from `first` to `last`, both included, in the order of their ids. */
  between(first: number, last: number): Promise<Result<CatalogEntry[]>>
}
