import type { HomeFigures } from '#domain/money/home-figures.ts'
import type { Result } from '#domain/result.ts'

/** The public figures of one home: no browser fetches the tables for its page. tests/conformance/home-figures-gateway.ts holds the adapters. */
export interface HomeFiguresGateway {
  /** With the operator's own in them; 'not-found' for an id that is no listing's. */
  ofHome(id: number, signal?: AbortSignal): Promise<Result<HomeFigures>>
}
