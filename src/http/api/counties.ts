import { Hono } from 'hono'
import type { CountyInfo } from '#content/counties.ts'
import type { CountyText } from '#domain/agency/agency-texts.ts'
import type { County } from '#domain/geo/county.ts'
import type { Market } from '#domain/money/money.ts'
import { formatDollars } from '#domain/money/money.ts'
import { ok, type Result } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'

/** A county with its stats, texts for display, and the number of homes on offer in it. */
export interface CountyAnswer extends Pick<CountyInfo, 'name' | 'description'> {
  /** `avgPrice` is left out where nobody has published one. */
  stats: Omit<CountyInfo['stats'], 'avgPrice'> & { avgPrice?: string | undefined }
  listings: Record<Market, number>
}

/** GET /api/counties: the seven counties the agency serves. */
export const countiesApi = (listings: ListingGateway, agency: Pick<AgencySource, 'current'>) =>
  new Hono<RequestVariables>().get('/', async (c) =>
    resultAnswer(c, await readCounties(listings, agency.current().words.counties, c.req.raw.signal)),
  )

async function readCounties(
  listings: ListingGateway,
  texts: readonly CountyText[],
  signal: AbortSignal,
): Promise<Result<CountyAnswer[]>> {
  const [sale, rent] = await Promise.all([countHomes(listings, 'sale', signal), countHomes(listings, 'rent', signal)])
  if (!sale.ok) return sale
  if (!rent.ok) return rent
  return ok(
    texts.map(({ name, description, average, population, towns }) => ({
      name,
      description,
      stats: { ...(average && { avgPrice: formatDollars(average.price) }), population, towns },
      listings: { sale: sale.value[name], rent: rent.value[name] },
    })),
  )
}

/** Homes of a market by county, at any price. */
async function countHomes(
  listings: ListingGateway,
  market: Market,
  signal: AbortSignal,
): Promise<Result<Record<County, number>>> {
  const filters = { ...defaultFilters(market), price: { min: 0, max: Number.MAX_SAFE_INTEGER } }
  const found = await listings.search({ filters, sort: 'newest', page: 1 }, signal)
  return found.ok ? ok(found.value.facets.counties) : found
}
