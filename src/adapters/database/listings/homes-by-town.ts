import { townAndVillages } from '#content/public-figures/tax-town.ts'
import { TOWNS } from '#content/town-drawings/town-addresses.ts'
import { townCounty } from '#domain/geo/town.ts'
import { MARKETS } from '#domain/money/money.ts'
import { homesByTown } from '#domain/town/homes-by-town.ts'
import type { CountHomesByTown } from '#ports/browser/town-gateway.ts'
import { answering } from '../database-errors.ts'
import type { Database } from '../database.ts'
import { storedTown } from './listing-rows.ts'

/** Counts a county's homes by the index on market and town. Database errors go to `onError` and are answered as 'unavailable'. */
export function databaseHomesByTown(database: Database, onError: (error: unknown) => void): CountHomesByTown {
  const answer = answering('We can’t load the listings right now.', onError)
  return (county, signal) =>
    answer(async () => {
      const towns = TOWNS.filter((town) => townCounty(town) === county)
      const rows = await database.searches
        .selectFrom('listings')
        .select(({ fn }) => ['town', 'market', fn.countAll<number>().as('homes')])
        .where('market', 'in', MARKETS)
        .where('town', 'in', towns.flatMap(townAndVillages).map(storedTown))
        .groupBy(['town', 'market'])
        .execute({ signal })
      return homesByTown(rows)
    }, signal)
}
