import * as v from 'valibot'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { ok } from '#domain/result.ts'
import { agentTool } from '../agent-tool.ts'
import { homeSource } from '../home-facts.ts'

/** A rent beside HUD's figure for as many bedrooms in the same ZIP code; no verdict. */
export const rentBenchmark = agentTool({
  name: 'rent_benchmark',
  description:
    'Compares the rent of one home with the HUD benchmark for the same number of bedrooms in its ZIP code, and says whether our list shows rent control in its town. Call it “HUD benchmark,” and judge no rent.',
  schema: v.object({ listing_id: v.pipe(v.number(), v.integer()) }),
  async run({ listing_id: id }, { listings, homeFigures, phrases }, signal) {
    const found = await listings.byId(id, signal)
    if (!found.ok) return found
    const home = found.value
    const about = {
      shown: { kind: 'listing', listing: summaryOf(home) },
      sources: [homeSource(home, phrases)],
    } as const
    if (home.market === 'sale')
      return ok({ say: phrases.renting.noBenchmarkForSale, facts: { listing_id: id, market: 'sale' }, ...about })
    const figures = await homeFigures.ofHome(id, signal)
    if (!figures.ok) return figures
    const rental = figures.value.rental!
    const benchmark = benchmarkOf(home, rental)
    return ok({
      say: phrases.renting.benchmark(home, rental, benchmark),
      facts: {
        listing_id: id,
        rent_usd: home.price,
        bedrooms: home.beds,
        hud_benchmark_usd: benchmark,
        hud_area: rental.benchmark?.value.area ?? null,
        rent_control: rental.rentControl.answer,
      },
      ...about,
      sources: [
        ...about.sources,
        ...(rental.benchmark?.source ? [phrases.cost.figuresSource(rental.benchmark.source.title)] : []),
      ],
    })
  },
})

/** US dollars a month; null without the ZIP code's row or the bedrooms, and for more than four. */
const benchmarkOf = ({ beds }: Listing, { benchmark }: RentalFigures): number | null =>
  (beds === null ? undefined : benchmark?.value.rents[beds]) ?? null
