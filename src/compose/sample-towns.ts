import { sampleHomesByTown } from '#adapters/sample/homes-by-town.ts'
import { sampleListingGateway } from '#adapters/sample/listing-gateway.ts'
import { townPages } from '#adapters/town-pages/town-pages.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { Result } from '#domain/result.ts'
import type { PublicFiguresGateway } from '#ports/browser/public-figures.ts'
import type { TownGateway } from '#ports/browser/town-gateway.ts'

/** The pages of towns and counties of the sample edition: all of it in the browser. */
export const sampleTowns = (tables: PublicFiguresGateway, timetable: () => Promise<Result<Timetable>>): TownGateway =>
  townPages({
    listings: sampleListingGateway({ delayMs: 0 }),
    countHomes: sampleHomesByTown,
    tables,
    timetable,
  })
