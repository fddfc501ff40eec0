import * as v from 'valibot'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { RentControl } from '#domain/money/rent-control.ts'
import { ok } from '#domain/result.ts'
import { agentTool } from '../agent-tool.ts'
import { figuresSource } from '../cost-text.ts'
import { homeSource } from '../home-text.ts'

/** A rent beside HUD's figure for as many bedrooms in the same ZIP code; no verdict. */
export const rentBenchmark = agentTool({
  name: 'rent_benchmark',
  description:
    'The rent of one home beside the HUD benchmark for as many bedrooms in its ZIP code, and whether its town is listed with rent control. Call it “HUD benchmark” and judge no rent.',
  schema: v.object({ listing_id: v.pipe(v.number(), v.integer()) }),
  async run({ listing_id: id }, { listings, homeFigures }, signal) {
    const found = await listings.byId(id, signal)
    if (!found.ok) return found
    const home = found.value
    const about = { shown: { kind: 'listing', listing: summaryOf(home) }, sources: [homeSource(home)] } as const
    if (home.market === 'sale') return ok({ say: FOR_SALE, facts: { listing_id: id, market: 'sale' }, ...about })
    const figures = await homeFigures.ofHome(id, signal)
    if (!figures.ok) return figures
    const rental = figures.value.rental!
    const benchmark = benchmarkOf(home, rental)
    return ok({
      say: `${benchmark === null ? noBenchmark(home) : comparedText(home, rental, benchmark)} ${controlText(home, rental.rentControl)}`,
      facts: {
        listing_id: id,
        rent_usd: home.price,
        bedrooms: home.beds,
        hud_benchmark_usd: benchmark,
        hud_area: rental.benchmark?.value.area ?? null,
        rent_control: rental.rentControl.answer,
      },
      ...about,
      sources: [...about.sources, ...(rental.benchmark?.source ? [figuresSource(rental.benchmark.source.title)] : [])],
    })
  },
})

const FOR_SALE = 'It is for sale: the HUD benchmark is for rents.'

/** US dollars a month; null without the ZIP code's row or the bedrooms, and for more than four. */
const benchmarkOf = ({ beds }: Listing, { benchmark }: RentalFigures): number | null =>
  (beds === null ? undefined : benchmark?.value.rents[beds]) ?? null

const bedroomsText = (beds: number | null): string =>
  beds === 0 ? 'a studio' : `${beds} ${beds === 1 ? 'bedroom' : 'bedrooms'}`

const noBenchmark = ({ price }: Listing): string =>
  `The rent is ${formatDollars(price)} a month; there is no HUD benchmark for its bedrooms and ZIP code.`

/** 'The rent is $2,400 a month, $210 below the HUD benchmark of $2,610 for 2 bedrooms …' */
function comparedText({ price, beds }: Listing, { benchmark }: RentalFigures, hud: number): string {
  const { fiscalYear, area, inTwoAreas } = benchmark!.value
  const difference = price - hud
  const beside =
    difference === 0 ? 'as much as' : `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'below' : 'above'}`
  const where = inTwoAreas ? ` (${area}, one of two areas that HUD lists it in)` : ''
  return `The rent is ${formatDollars(price)} a month, ${beside} the HUD benchmark of ${formatDollars(hud)} for ${bedroomsText(beds)} in its ZIP code${where}, fiscal year ${fiscalYear}; the benchmark includes utilities, so add those that you would pay.`
}

/** No state law: towns decide, and a town that isn't listed was not checked. */
function controlText({ city }: Listing, { answer, asOf }: RentControl): string {
  switch (answer) {
    case 'yes':
      return `${city} has rent control; ask the rent board whether it covers this home.`
    case 'no':
      return `${city} has no rent control.`
    case 'listed':
      return `${city} is listed as a town that has had rent control rules${asOf ? ` (${asOf.slice(0, 4)})` : ''}; ask the rent board whether they cover this home.`
    case 'not-checked':
      return `Rent control in ${city} was not checked; ask the town hall.`
  }
}
