import type { OldFigure } from '#content/public-figures/figure-ages.ts'
import type { FigureOverrides } from '#content/public-figures/figure-overrides.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { CostBasis } from '#domain/money/cost-basis.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { PublicFiguresGateway } from '#ports/browser/public-figures.ts'

/** The public figures of a site. */
export interface SiteFigures {
  /** The operator's own: browsers get these beside the tables that come with the scripts. */
  overrides: FigureOverrides
  costBasis: CostBasis
  /** What ways to work are computed from. */
  timetable: Timetable
  gateway: PublicFiguresGateway
  /** The figures that are too old on an ISO date, the timetable among them. */
  tooOld: (today: string) => OldFigure[]
  /** The figures of these homes. */
  ofHomes: (listings: Pick<ListingGateway, 'byId'>) => HomeFiguresGateway
}
