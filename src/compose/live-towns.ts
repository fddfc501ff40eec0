import { townPages } from '#adapters/town-pages/town-pages.ts'
import { ok } from '#domain/result.ts'
import type { SiteTowns } from '#http/site-towns.ts'
import type { CountHomesByTown } from '#ports/browser/town-gateway.ts'
import type { LiveFigures } from './live-figures.ts'

/** The pages of towns and counties on a server. */
export const liveTowns =
  (countHomes: CountHomesByTown, figures: Pick<LiveFigures, 'gateway' | 'listings'>): SiteTowns =>
  (listings) =>
    townPages({
      listings,
      countHomes,
      tables: figures.gateway,
      timetable: async () => ok(figures.listings.timetable),
    })
