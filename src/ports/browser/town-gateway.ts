import type { County } from '#domain/geo/county.ts'
import type { Result } from '#domain/result.ts'
import type { CountyPage, HomesByTown, TownPage } from '#domain/town/town-page.ts'

/** What the pages of towns and counties show. tests/conformance/town-gateway.ts holds the adapters. */
export interface TownGateway {
  /** `county` and `town` as an address has them, in any case; 'not-found' if there is no such town. */
  town(county: string, town: string, signal?: AbortSignal): Promise<Result<TownPage>>
  /** `county` as an address has it, in any case; 'not-found' if there is no such county. */
  county(county: string, signal?: AbortSignal): Promise<Result<CountyPage>>
}

/** How many homes each town of a county has on offer, as listings name the towns. */
export type CountHomesByTown = (county: County, signal?: AbortSignal) => Promise<Result<HomesByTown>>
