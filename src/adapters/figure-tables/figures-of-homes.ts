import { homeFigures } from '#content/public-figures/home-figures.ts'
import { rentFigures } from '#content/public-figures/rent-figures.ts'
import { townFigures } from '#content/public-figures/town-figures.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { PublicFiguresGateway } from '#ports/browser/public-figures.ts'

/** The figures of homes and towns, picked from the tables: on the server, and where a browser has all homes itself. */
export const figuresOfHomes = (
  listings: Pick<ListingGateway, 'byId'>,
  tables: PublicFiguresGateway,
  timetable: () => Promise<Result<Timetable>>,
): HomeFiguresGateway => ({
  ofHome: async (id, signal) => {
    const home = await listings.byId(id, signal)
    if (!home.ok) return home
    const [figures, taxes, rents] = await Promise.all([tables.figures(), tables.taxTable(), tables.rentBenchmarks()])
    if (!figures.ok) return figures
    if (!taxes.ok) return taxes
    if (!rents.ok) return rents
    if (signal?.aborted) return fail(unavailable('The request was canceled.'))
    return ok(homeFigures(home.value, { figures: figures.value, taxes: taxes.value, rents: rents.value }))
  },
  ofTowns: async (signal) => {
    const [figures, taxes] = await Promise.all([tables.figures(), tables.taxTable()])
    if (!figures.ok) return figures
    if (!taxes.ok) return taxes
    if (signal?.aborted) return fail(unavailable('The request was canceled.'))
    return ok(townFigures(figures.value, taxes.value))
  },
  ofRents: async (signal) => {
    const [figures, rents] = await Promise.all([tables.figures(), tables.rentBenchmarks()])
    if (!figures.ok) return figures
    if (!rents.ok) return rents
    if (signal?.aborted) return fail(unavailable('The request was canceled.'))
    return ok(rentFigures(figures.value, rents.value))
  },
  timetable: async (signal) => {
    const read = await timetable()
    return signal?.aborted ? fail(unavailable('The request was canceled.')) : read
  },
})
