import type { Household } from './own-numbers.ts'

/**
 * The down payment help of the New Jersey Housing and Mortgage Finance Agency: a second loan without interest or payments, forgiven
 * after some years. US dollars.
 */
export interface StateHelpTable {
  /** US dollars by county. */
  amountByCounty: Readonly<Record<string, number>>
  /** US dollars more for buyers none of whose parents ever owned a home. */
  firstGenerationAmount: number
  forgivenAfterYears: number
  /** Nobody may have owned their main home within so many years. */
  firstTimeYears: number
  minimumScore: number
  /**
   * The highest incomes and prices in US dollars, by county, as the operator enters them from the agency's present table. A county
   * without a row stays unclear.
   */
  limits: Readonly<Record<string, HelpLimits>>
}

/** Up to `low` everybody is within the limit; above `high` nobody is. Incomes differ by household, prices by target area. */
export interface HelpLimits {
  income: { low: number; high: number }
  price: { low: number; high: number }
}

/** A buyer; US dollars. Null: not said. */
export interface HelpSeeker {
  county: string
  price: number
  /** A year, of the household. */
  income: number | null
  /** Has not owned their main home within the table's years. */
  firstTimeBuyer: boolean | null
  /** No parent ever owned a home. */
  firstGeneration: boolean
  veteran: boolean
  /** The home is in an Urban Target Area. */
  targetArea: boolean | null
  /** It will be their main home. */
  mainHome: boolean | null
  /** They would take the agency's mortgage, the only one it goes with, and its course. */
  agencyMortgage: boolean | null
  /** The lowest credit score of the band the buyer picked. */
  creditScore: number | null
}

export type HelpVerdict = 'likely' | 'unclear' | 'unlikely'

/**
 * A reason and which way it points; US dollars. 'open': it would decide, and isn't known. 'not-asked': a condition that nobody asked
 * about, which leaves the verdict as it is.
 */
export type HelpReason =
  | { points: 'for'; code: 'first-time-buyer'; years: number }
  | { points: 'for'; code: 'veteran' | 'target-area' | 'main-home' | 'agency-mortgage' }
  | { points: 'for'; code: 'income-within-limit' | 'price-within-limit'; limit: number }
  | { points: 'for'; code: 'first-generation'; amount: number }
  | { points: 'not-asked'; code: 'main-home' | 'agency-mortgage' }
  | { points: 'open'; code: 'income-not-said' | 'income-limit-not-known' | 'price-limit-not-known' }
  | { points: 'open'; code: 'ownership-not-said' | 'target-area-not-known'; years: number }
  | { points: 'open'; code: 'income-depends-on-household' | 'price-depends-on-area'; low: number; high: number }
  | { points: 'open'; code: 'score-below-minimum'; minimum: number }
  | { points: 'open'; code: 'county-not-listed' }
  | { points: 'against'; code: 'owned-a-home'; years: number }
  | { points: 'against'; code: 'income-over-limit' | 'price-over-limit'; limit: number }
  | { points: 'against'; code: 'main-home' | 'agency-mortgage' }

export interface StateHelp {
  verdict: HelpVerdict
  /** US dollars, the most for this buyer: the county's amount, and the first-generation addition if they said so. */
  upTo: number
  reasons: HelpReason[]
}

function ownershipReason(seeker: HelpSeeker, { firstTimeYears }: StateHelpTable): HelpReason {
  if (seeker.firstTimeBuyer === true) return { points: 'for', code: 'first-time-buyer', years: firstTimeYears }
  if (seeker.veteran) return { points: 'for', code: 'veteran' }
  if (seeker.targetArea === true) return { points: 'for', code: 'target-area' }
  if (seeker.firstTimeBuyer === null) return { points: 'open', code: 'ownership-not-said', years: firstTimeYears }
  if (seeker.targetArea === null) return { points: 'open', code: 'target-area-not-known', years: firstTimeYears }
  return { points: 'against', code: 'owned-a-home', years: firstTimeYears }
}

function incomeReason(income: number | null, { low, high }: HelpLimits['income']): HelpReason {
  if (income === null) return { points: 'open', code: 'income-not-said' }
  if (income <= low) return { points: 'for', code: 'income-within-limit', limit: low }
  if (income > high) return { points: 'against', code: 'income-over-limit', limit: high }
  return { points: 'open', code: 'income-depends-on-household', low, high }
}

function priceReason(price: number, { low, high }: HelpLimits['price']): HelpReason {
  if (price <= low) return { points: 'for', code: 'price-within-limit', limit: low }
  if (price > high) return { points: 'against', code: 'price-over-limit', limit: high }
  return { points: 'open', code: 'price-depends-on-area', low, high }
}

function limitReasons({ county, price, income }: HelpSeeker, table: StateHelpTable): HelpReason[] {
  const limits = table.limits[county]
  if (limits !== undefined) return [priceReason(price, limits.price), incomeReason(income, limits.income)]
  return [
    { points: 'open', code: 'price-limit-not-known' },
    { points: 'open', code: 'income-limit-not-known' },
  ]
}

/** What the buyer has to do, as far as they said whether they will. */
const conditionReason = (code: 'main-home' | 'agency-mortgage', said: boolean | null): HelpReason => ({
  points: said === null ? 'not-asked' : said ? 'for' : 'against',
  code,
})

function furtherReasons({ county, ...seeker }: HelpSeeker, table: StateHelpTable): HelpReason[] {
  const reasons: HelpReason[] = [conditionReason('agency-mortgage', seeker.agencyMortgage)]
  const { minimumScore: minimum, firstGenerationAmount: amount } = table
  if (seeker.creditScore !== null && seeker.creditScore < minimum)
    reasons.push({ points: 'open', code: 'score-below-minimum', minimum })
  if (table.amountByCounty[county] === undefined) reasons.push({ points: 'open', code: 'county-not-listed' })
  else if (seeker.firstGeneration) reasons.push({ points: 'for', code: 'first-generation', amount })
  return reasons
}

function verdictOf(reasons: readonly HelpReason[]): HelpVerdict {
  if (reasons.some(({ points }) => points === 'against')) return 'unlikely'
  return reasons.some(({ points }) => points === 'open') ? 'unclear' : 'likely'
}

/**
 * How likely the State's help is for a buyer, with every reason. 'unlikely' only on a hard fact, 'unclear' wherever income or price
 * would decide and the present limits aren't in the table. Nothing here is an approval: a lender decides.
 */
export function stateHelp(seeker: HelpSeeker, table: StateHelpTable): StateHelp {
  const reasons = [
    ownershipReason(seeker, table),
    conditionReason('main-home', seeker.mainHome),
    ...limitReasons(seeker, table),
    ...furtherReasons(seeker, table),
  ]
  const county = table.amountByCounty[seeker.county] ?? 0
  const addition = seeker.firstGeneration && county > 0 ? table.firstGenerationAmount : 0
  return { verdict: verdictOf(reasons), upTo: county + addition, reasons }
}

/** What the visitor's own numbers don't ask. */
const NOT_ASKED = { firstGeneration: false, targetArea: null, mainHome: null, agencyMortgage: null, creditScore: null }

/** What of a visitor's household the help depends on. */
export type HelpAnswers = Pick<Household, 'firstTimeBuyer' | 'veteran' | 'income'>

/** The help for a home, by what a visitor said in their numbers. The price is US dollars. */
export const helpByAnswers = (
  { firstTimeBuyer, veteran, income }: HelpAnswers,
  { county, price }: Pick<HelpSeeker, 'county' | 'price'>,
  table: StateHelpTable,
): StateHelp => stateHelp({ ...NOT_ASKED, firstTimeBuyer, veteran: veteran === true, income, county, price }, table)
