import type { Cents } from './cents.ts'

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
   * The highest income and price, in US dollars, by county, as the operator enters them from the agency's present table. A
   * county without a row stays unclear.
   */
  limits: Readonly<Record<string, { income: number; price: number }>>
}

/** A buyer. Null: not said. */
export interface HelpSeeker {
  county: string
  price: Cents
  /** A year, of the household. */
  income: Cents | null
  /** Has not owned their main home within the last three years. */
  firstTimeBuyer: boolean | null
  /** No parent ever owned a home. */
  firstGeneration: boolean | null
  veteran: boolean | null
  /** The home is in an Urban Target Area. */
  targetArea: boolean | null
  /** It will be the buyer's main home. */
  mainHome: boolean | null
  /** Would take the agency's first mortgage, the only one it goes with. */
  agencyMortgage: boolean | null
  /** The lowest credit score of the band the buyer picked. */
  creditScore: number | null
}

export type HelpVerdict = 'likely' | 'unclear' | 'unlikely'

/** A reason and which way it points. */
export type HelpReason =
  | { points: 'for'; code: 'first-time-buyer' | 'veteran' | 'target-area' }
  | { points: 'for'; code: 'income-within-limit' | 'price-within-limit'; limit: Cents }
  | { points: 'for'; code: 'first-generation'; amount: Cents }
  | {
      points: 'open'
      code:
        | 'ownership-not-said'
        | 'main-home-not-said'
        | 'lender-not-said'
        | 'income-not-said'
        | 'score-not-said'
        | 'target-area-not-known'
        | 'limits-not-known'
    }
  | { points: 'open'; code: 'income-over-limit' | 'price-over-limit'; limit: Cents }
  | { points: 'open'; code: 'score-below-minimum'; minimum: number }
  | { points: 'against'; code: 'owned-a-home'; years: number }
  | { points: 'against'; code: 'not-main-home' | 'other-mortgage' | 'county-not-served' }

export interface StateHelp {
  verdict: HelpVerdict
  /** The most the help may come to for this buyer: the county's amount, and the first-generation addition if they said so. */
  upTo: Cents
  reasons: HelpReason[]
}
