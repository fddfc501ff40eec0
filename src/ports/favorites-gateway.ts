import type { ListingSummary } from '#domain/listing.ts'
import type { Result } from '#domain/result.ts'

export interface FavoriteListing {
  listing: ListingSummary
  /** ISO date (yyyy-mm-dd) the home was saved. */
  dateAdded: string
}

/** The homes a visitor has saved. */
export interface FavoritesGateway {
  list(): Promise<Result<FavoriteListing[]>>
  ids(): Promise<Result<number[]>>
  /** Adding twice is adding once. */
  add(id: number): Promise<Result<void>>
  remove(id: number): Promise<Result<void>>
}
