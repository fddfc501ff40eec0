import { capitalized } from '#domain/capitalized.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { limitText, minutesText } from '#domain/match/fit-text.ts'
import type { MatchLoan } from '#domain/match/town-light.ts'
import { monthlyCost, roundedMonth, totalCents } from '#domain/money/monthly-cost.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'

/** One reason, and whether it speaks for the home. */
export interface Reason {
  text: string
  holds: boolean
}

/** A home with what it meets and by how much it misses. */
export interface MatchHome {
  home: ListingSummary
  /** US dollars a month as they are said; for a rental its rent. */
  month: number
  /** Door to door; null: no train is known. */
  minutes: number | null
  fits: boolean
  /** Money, then minutes. */
  reasons: readonly Reason[]
}

/** @param minutesOf to the place of the filters, as the search counts them */
export function matchHome(
  home: ListingSummary,
  { cost, train }: ListingFilters,
  loan: MatchLoan,
  minutesOf: (home: ListingSummary) => number | null,
): MatchHome | null {
  const parts = monthlyCost(home, loan.terms, loan.pieces)
  // The search leaves out what can't be worked out.
  if (parts === null) return null
  const month = roundedMonth(totalCents(parts))
  const minutes = minutesOf(home)
  const limit = cost.upTo!
  const inReach = minutes !== null && minutes <= (train.minutes ?? Infinity)
  return {
    home,
    month,
    minutes,
    fits: month <= limit && inReach,
    reasons: [
      { text: capitalized(limitText(month, limit)), holds: month <= limit },
      { text: capitalized(minutesText(minutes)), holds: inReach },
    ],
  }
}
