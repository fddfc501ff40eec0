import type { Result } from '#domain/result.ts'

/** The homes a visitor has looked at on the map, so that they can be told from the others. */
export interface VisitedHomes {
  /** The one looked at last comes last. */
  ids(): Promise<Result<number[]>>
  add(id: number): Promise<Result<void>>
}
