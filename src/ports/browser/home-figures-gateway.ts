import type { HomeFigures } from '#domain/money/home-figures.ts'
import type { RentFigures } from '#domain/money/rent-figures.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import type { Result } from '#domain/result.ts'
import type { TimetableGateway } from './timetable.ts'

/** The public figures that a page needs, of one home or of all towns: no browser fetches the tables for it. tests/conformance/home-figures-gateway.ts holds the adapters. */
export interface HomeFiguresGateway extends TimetableGateway {
  /** With the operator's own in them; 'not-found' for an id that is no listing's. */
  ofHome(id: number, signal?: AbortSignal): Promise<Result<HomeFigures>>
  /** Of the 205 towns of the seven counties, with the operator's own in them. */
  ofTowns(signal?: AbortSignal): Promise<Result<TownFigures>>
  /** Benchmark rents and rent control of the towns, and the caps at the door, with the operator's own in them. */
  ofRents(signal?: AbortSignal): Promise<Result<RentFigures>>
}
