import centers from '#content/town-centers.json'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import type { TownKey } from '#domain/geo/town.ts'
import {
  countLights,
  rentLights,
  saleLights,
  type LitTown,
  type MatchLoan,
  type TownLight,
  type TownMinutes,
} from '#domain/match/town-light.ts'
import { highestThatFits, monthAtPrice } from '#domain/money/affordable-price.ts'
import { toCents } from '#domain/money/cents.ts'
import { completeTerms } from '#domain/money/complete-terms.ts'
import type { CostBasis } from '#domain/money/cost-basis.ts'
import { costPieces } from '#domain/money/monthly-cost.ts'
import { typicalTaxPct } from '#domain/money/reach.ts'
import type { RentFigures } from '#domain/money/rent-figures.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { NO_TRAIN } from '#domain/search/filters/train.ts'
import { commutesBy } from '#domain/search/home-commutes.ts'

/** What the towns are judged by. */
export interface MatchFigures {
  towns: TownFigures
  rents: RentFigures
}

export interface LitTowns {
  towns: readonly LitTown[]
  counts: Readonly<Record<TownLight, number>>
}

// One object a town: the ways to its stations are kept by it.
const CENTERS = Object.entries(centers).map(([town, [lat, lng]]): readonly [TownKey, LatLng] => [
  town as TownKey,
  { lat: lat!, lng: lng! },
])

const CENTER_OF = new Map(CENTERS)

/** The center of one of the 205 towns. */
export const townCenter = (town: TownKey): LatLng => CENTER_OF.get(town)!

/** Minutes from each town's center to a place of work, as a search counts them from a home. */
export function townMinutes(to: string, timetable: Timetable): TownMinutes {
  const minutesFrom = commutesBy({ ...NO_TRAIN, to }, timetable)
  const minutes = new Map(CENTERS.map(([town, location]) => [town, minutesFrom({ location })]))
  return (town) => minutes.get(town) ?? null
}

/** The loan of these filters. */
export function matchLoan({ cost }: ListingFilters, { usual, rules }: Pick<CostBasis, 'usual' | 'rules'>): MatchLoan {
  const terms = completeTerms(cost.terms, usual)
  return { terms, pieces: costPieces(terms, rules) }
}

/** The towns under these filters. */
export function litTowns(
  { market, cost, train }: ListingFilters,
  { towns, rents }: MatchFigures,
  loan: MatchLoan,
  minutesOf: TownMinutes,
): LitTowns {
  const limits = { monthly: cost.upTo!, minutes: train.minutes }
  const all = towns.towns.value
  const lit =
    market === 'sale'
      ? saleLights(limits, all, loan, minutesOf)
      : rentLights(
          limits,
          all.map(({ town }) => town),
          rents.towns.value,
          minutesOf,
        )
  return { towns: lit, counts: countLights(lit) }
}

const STEP = 1000
const HIGHEST_PRICE = 10_000_000

/** The highest price of a house whose month is within a limit at this tax rate, in whole thousands; US dollars and percent a year. */
export const reachedPrice = (monthly: number, taxPct: number, loan: MatchLoan): number =>
  highestThatFits(
    STEP,
    HIGHEST_PRICE,
    (price) => monthAtPrice(price, { taxPct, associationFee: 0 }, loan) <= toCents(monthly),
  )

/** The same at the typical tax of the towns. */
export const typicalPrice = ({ cost }: ListingFilters, { towns }: MatchFigures, loan: MatchLoan): number =>
  reachedPrice(cost.upTo!, typicalTaxPct(towns.towns.value), loan)
