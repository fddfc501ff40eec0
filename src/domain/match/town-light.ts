import type { TownKey } from '../geo/town.ts'
import { monthAtPrice, type PriceAssumptions } from '../money/affordable-price.ts'
import { toCents } from '../money/cents.ts'
import type { RentTown } from '../money/rent-figures.ts'
import type { TownFigure } from '../money/town-figures.ts'

/**
 * How a town stands to a visitor's limits: within both; over the monthly limit by at most a tenth of its price; in reach, but
 * farther over; too far for the minutes, or with nothing to compare the limit with.
 */
export const TOWN_LIGHTS = ['lit', 'almost', 'over', 'dark'] as const
export type TownLight = (typeof TOWN_LIGHTS)[number]

export interface LitTown {
  town: TownKey
  light: TownLight
  /** From its center to work, door to door; null: no train that the timetable knows. */
  minutes: number | null
}

/** What a visitor allows: US dollars a month, and minutes door to door; null: any number of minutes. */
export interface MatchLimits {
  monthly: number
  minutes: number | null
}

/** The loan that a month is worked out by. */
export type MatchLoan = Pick<PriceAssumptions, 'terms' | 'pieces'>

/** Minutes to work from each town's center; null: none known. */
export type TownMinutes = (town: TownKey) => number | null

/** Down to this share of a town's price, the limit is 'almost' enough. */
const ALMOST = 0.9
/** HUD's benchmark that rents are held against: two bedrooms, in the lowest ZIP code of the town; US dollars a month. */
export const benchmarkOf = ({ low }: Pick<RentTown, 'low'>): number => low[2]!

/** The towns by what a home at the median sale costs a month there, by the town's own tax. */
export function saleLights(
  limits: MatchLimits,
  towns: readonly TownFigure[],
  loan: MatchLoan,
  minutesOf: TownMinutes,
): LitTown[] {
  const room = toCents(limits.monthly)
  return towns.map(({ town, taxPct, medianSale }) =>
    litTown(
      town,
      limits,
      minutesOf(town),
      medianSale && ((share) => monthAtPrice(medianSale.price * share, { taxPct, associationFee: 0 }, loan) <= room),
    ),
  )
}

/** The towns by HUD's benchmark for two bedrooms in their lowest ZIP code; one without a benchmark stays dark. */
export function rentLights(
  limits: MatchLimits,
  towns: readonly TownKey[],
  rents: readonly RentTown[],
  minutesOf: TownMinutes,
): LitTown[] {
  const benchmarks = new Map(rents.map((rent) => [rent.town, benchmarkOf(rent)]))
  return towns.map((town) => {
    const benchmark = benchmarks.get(town)
    return litTown(
      town,
      limits,
      minutesOf(town),
      benchmark === undefined ? null : (share) => benchmark * share <= limits.monthly,
    )
  })
}

/** @param reaches whether the limit covers this share of the town's price; null: no price is known */
function litTown(
  town: TownKey,
  limits: MatchLimits,
  minutes: number | null,
  reaches: ((share: number) => boolean) | null,
): LitTown {
  const isNear = minutes !== null && minutes <= (limits.minutes ?? Infinity)
  if (!isNear || !reaches) return { town, minutes, light: 'dark' }
  return { town, minutes, light: reaches(1) ? 'lit' : reaches(ALMOST) ? 'almost' : 'over' }
}

/** How many towns have each light. */
export function countLights(towns: readonly LitTown[]): Record<TownLight, number> {
  const counts = { lit: 0, almost: 0, over: 0, dark: 0 }
  for (const { light } of towns) counts[light]++
  return counts
}
