import type { TownKey } from '#domain/geo/town.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { completeTerms } from '#domain/money/complete-terms.ts'
import { NO_OWN_TERMS } from '#domain/money/loan-terms.ts'
import type { Market } from '#domain/money/money.ts'
import { costPieces, monthlyCost, roundedMonth, totalCents } from '#domain/money/monthly-cost.ts'
import type { PublicFigures } from '#domain/money/public-figures.ts'
import { ok, type Result } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { NO_COST_LIMIT } from '#domain/search/filters/cost.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { PAGE_SIZE, type ListingQuery } from '#domain/search/search.ts'
import { isOnDrawing, spotOf } from '#domain/town/drawn-labels.ts'
import { FEWEST_FOR_MIDDLE, middle } from '#domain/town/middle.ts'
import type { TownDrawing } from '#domain/town/town-drawing.ts'
import type { HomePin, TownHomes } from '#domain/town/town-page.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** Cards on a town's page; a link leads to the rest. */
const SHOWN = 6
/** A month above every home's: a search with this limit holds the homes whose month is known. */
const ANY_MONTH = 10_000_000
/** Room of a price on the drawing of a phone, in the drawing's units. */
const [PIN_WIDTH, PIN_HEIGHT] = [110, 52]

/** What the pages read of the listings. */
export type TownListings = Pick<ListingGateway, 'search' | 'byId'>

interface Asked {
  listings: TownListings
  figures: Pick<PublicFigures, 'usualTerms' | 'loanRules'>
  searched: readonly TownKey[]
  signal: AbortSignal | undefined
}

/** The homes of a market in a town, with the middle of their prices and months where there are enough. */
export async function townHomes(
  market: Market,
  asked: Asked,
): Promise<Result<{ homes: TownHomes; newest: ListingSummary[] }>> {
  const filters = { ...defaultFilters(market, everyPrice), towns: asked.searched }
  const newest = await asked.listings.search({ filters, sort: 'newest', page: 1 }, asked.signal)
  if (!newest.ok) return newest
  const { total, listings, feeds } = newest.value
  const price = await middleOf({ filters, sort: 'price-asc', page: 1 }, asked, (home) => home.price)
  if (!price.ok) return price
  const costed = { ...filters, cost: { ...NO_COST_LIMIT, upTo: ANY_MONTH } }
  const month = await (market === 'sale'
    ? middleOf({ filters: costed, sort: 'monthly-cost', page: 1 }, asked, monthOf(asked.figures))
    : ok(null))
  if (!month.ok) return month
  const homes = {
    total,
    shown: listings.slice(0, SHOWN),
    middlePrice: price.value && price.value.middle,
    middleMonth: month.value && { dollars: month.value.middle, homes: month.value.homes },
    feeds,
  }
  return ok({ homes, newest: listings })
}

/** Homes whose page is read for the name of their school district. */
const ASKED_FOR_SCHOOLS = 4

/** The school districts that the newest homes name; a home that can't be read names none. */
export async function schoolDistricts(
  homes: readonly ListingSummary[],
  { listings, signal }: Pick<Asked, 'listings' | 'signal'>,
): Promise<string[]> {
  const read = await Promise.all(homes.slice(0, ASKED_FOR_SCHOOLS).map(({ id }) => listings.byId(id, signal)))
  const names = read.flatMap((home) => (home.ok && home.value.schoolDistrict ? [home.value.schoolDistrict] : []))
  return [...new Set(names)].toSorted()
}

type Value = (home: ListingSummary) => number | null

/** The middle of what a search found in ascending order: read from the page or two on which it lies. Null of too few homes. */
async function middleOf(
  query: ListingQuery,
  { listings, signal }: Asked,
  valueOf: Value,
): Promise<Result<{ middle: number; homes: number } | null>> {
  const first = await listings.search(query, signal)
  if (!first.ok) return first
  const homes = first.value.total
  if (homes < FEWEST_FOR_MIDDLE) return ok(null)
  const values: number[] = []
  for (const at of [Math.floor((homes - 1) / 2), Math.floor(homes / 2)]) {
    const page = Math.floor(at / PAGE_SIZE) + 1
    const found = page === 1 ? first : await listings.search({ ...query, page }, signal)
    if (!found.ok) return found
    const home = found.value.listings[at % PAGE_SIZE]
    const value = home === undefined ? null : valueOf(home)
    // The homes have changed since they were counted.
    if (value === null) return ok(null)
    values.push(value)
  }
  return ok({ middle: middle(values)!, homes })
}

/** A home's month by the usual terms, US dollars as it is said. */
function monthOf({ usualTerms, loanRules }: Asked['figures']): Value {
  const terms = completeTerms(NO_OWN_TERMS, usualTerms)
  const pieces = costPieces(terms, loanRules)
  return (home) => {
    const parts = monthlyCost(home, terms, pieces)
    return parts && roundedMonth(totalCents(parts))
  }
}

/** The homes on the drawing. A price that would cover an earlier one is drawn as a dot. */
export function pinsOf(homes: readonly ListingSummary[], drawing: TownDrawing): HomePin[] {
  const pins: HomePin[] = []
  for (const { id, price, location } of homes) {
    const at = location && spotOf(location, drawing)
    if (!at || !isOnDrawing(at)) continue
    const isDot = pins.some(
      (pin) => !pin.isDot && Math.abs(pin.at[0] - at[0]) < PIN_WIDTH && Math.abs(pin.at[1] - at[1]) < PIN_HEIGHT,
    )
    pins.push({ id, price, at, isDot })
  }
  return pins
}
