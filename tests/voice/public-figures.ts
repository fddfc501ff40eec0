import { figuresOfHomes } from '#adapters/figure-tables/figures-of-homes.ts'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { taxTable } from '#content/public-figures/property-tax.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { ok } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { PublicFiguresGateway } from '#ports/browser/public-figures.ts'

/** The published figures, without an operator's. */
export const PUBLISHED: PublicFiguresGateway = {
  figures: async () => ok(publicFigures(NO_OVERRIDES)),
  taxTable: async () => ok(taxTable(NO_OVERRIDES.taxOverrides)),
  rentBenchmarks: async () => ok(rentBenchmarks(NO_OVERRIDES.fmrOverrides)),
}

/** What the agent's tools need of them for these homes. */
export const figuresFor = (listings: Pick<ListingGateway, 'byId'>) => ({
  figures: PUBLISHED,
  homeFigures: figuresOfHomes(listings, PUBLISHED, async () => ok(EMBEDDED_TIMETABLE)),
})
