import { foldTown, townKey } from '../geo/town.ts'
import type { ListingSummary } from '../listing/listing.ts'
import type { Market } from '../money/money.ts'
import type { HomesByTown } from './town-page.ts'

/** Counts of homes by town and market, put together. */
export function homesByTown(rows: readonly { town: string; market: Market; homes: number }[]): HomesByTown {
  const counts = new Map<string, Record<Market, number>>()
  for (const { town, market, homes } of rows) {
    const count = counts.get(town) ?? { sale: 0, rent: 0 }
    count[market] += homes
    counts.set(town, count)
  }
  return counts
}

/** Counts the homes of a county. */
export const countHomes = (
  homes: readonly Pick<ListingSummary, 'city' | 'county' | 'market'>[],
  county: string,
): HomesByTown =>
  homesByTown(
    homes
      .filter((home) => home.county === county)
      .map(({ city, market }) => ({ town: foldTown(townKey(city, county)), market, homes: 1 })),
  )
