import type { County } from '../geo/county.ts'
import type { TownKey } from '../geo/town.ts'
import type { FeedCredit } from '../listing/feed-credit.ts'
import type { ListingSummary } from '../listing/listing.ts'
import type { SourcedFigure } from '../money/home-figures.ts'
import type { Market } from '../money/money.ts'
import type { RentBenchmarkRow } from '../money/rent-benchmark.ts'
import type { RentControl } from '../money/rent-control.ts'
import type { DrawnName, DrawnStation } from './drawn-labels.ts'
import type { CountyDrawing, Spot, TownDrawing } from './town-drawing.ts'
import type { TownTrains, TrainToNewYork } from './town-trains.ts'

/** What the page of a town shows. */
export interface TownPage {
  town: TownKey
  /** The town and its villages, as a search for its homes names them. */
  searched: readonly TownKey[]
  drawing: Omit<TownDrawing, 'names' | 'frame'> & { stations: readonly DrawnStation[]; names: readonly DrawnName[] }
  /** The towns that share a border with it. */
  neighbors: readonly TownKey[]
  tax: SourcedFigure<TownBill>
  /** Middle price of recorded sales, US dollars; null: too few sales. */
  medianSale: SourcedFigure<{ price: number; sales: number } | null>
  rents: SourcedFigure<TownRents>
  rentControl: RentControl
  /** What the State's second loan may be in this county, US dollars; null: not known. */
  stateHelp: number | null
  trains: TownTrains
  homes: Readonly<Record<Market, TownHomes>>
  /** The newest homes on the drawing. */
  pins: readonly HomePin[]
  /** As the newest homes on offer name it; none where they don't. */
  schoolDistricts: readonly string[]
}

/** The tax of an average home, US dollars a year, and by what a tax is estimated from a price. */
export interface TownBill {
  year: number
  bill: number
  billBefore: number | null
  assessment: number
  school: number
  municipal: number
  county: number
  /** Of today's price. */
  effectivePct: number
  /** The tax year of the bill that it was worked out from; null for the agency's own. */
  effectiveYear: number | null
  /** How far a bill may be from an estimate by it, percent either way. */
  bandPct: number
  from: 'operator' | 'town'
  /** So few homes that their average says nothing. */
  fewHomes: boolean
  /** The median of the average bills of the county's towns, US dollars a year. */
  countyMedian: number
}

/** HUD's benchmark rents of a town's ZIP codes. */
export interface TownRents {
  fiscalYear: number
  zips: readonly (RentBenchmarkRow & { zip: string })[]
}

/** The homes of a market that are on offer in a town. */
export interface TownHomes {
  total: number
  /** The newest, as many as are shown. */
  shown: readonly ListingSummary[]
  /** The middle of the prices asked, US dollars; null: too few homes. */
  middlePrice: number | null
  /** The middle of what a month costs by the usual terms, US dollars, and of how many homes; null: too few, and for rentals. */
  middleMonth: { dollars: number; homes: number } | null
  feeds: readonly FeedCredit[]
}

export interface HomePin {
  id: number
  price: number
  at: Spot
  /** A price there would cover another. */
  isDot: boolean
}

/** How many homes each town has, by its key in lower case (`foldTown`); none for a town without homes. */
export type HomesByTown = ReadonlyMap<string, Readonly<Record<Market, number>>>

/** What the page of a county shows. */
export interface CountyPage {
  county: County
  drawing: CountyDrawing
  /** By name. */
  towns: readonly CountyTown[]
  taxYear: number
  /** Of an average home of the county, US dollars a year. */
  averageBill: { year: number; dollars: number }
  /** The conforming limit of one home, US dollars; null: not known. */
  loanLimit: { year: number; dollars: number } | null
  trainsAsOf: string
}

export interface CountyTown {
  town: TownKey
  homes: Readonly<Record<Market, number>>
  /** Of an average home, US dollars a year; null: too few homes for an average. */
  bill: number | null
  medianSale: { price: number; sales: number } | null
  train: TrainToNewYork
}
