import type { HomeKind } from '../listing/home-kind.ts'
import type { Listing } from '../listing/listing.ts'
import type { CashQuestion } from './cash-to-close.ts'
import type { ClosingKind, ClosingQuestion } from './closing-costs.ts'
import type { LoanTerms } from './loan-terms.ts'
import type { OwnNumbers } from './own-numbers.ts'
import { helpByAnswers, type StateHelpTable } from './state-help.ts'

/** What of a listing decides its closing costs. */
export type ClosingListing = Pick<Listing, 'price' | 'county' | 'structure' | 'utilities' | 'costFacts'>

/** A home for sale as its closing costs are asked for. What a listing doesn't say of well and septic counts as none. */
export const closingQuestion = (home: ClosingListing, terms: LoanTerms): ClosingQuestion => ({
  kind: closingKind(home.structure.kind),
  price: home.price,
  county: home.county,
  terms,
  propertyTax: home.costFacts.tax?.yearly ?? null,
  associationFee: home.costFacts.fee,
  septic: /\b(?:septic|cesspool)\b/iu.test(home.utilities.sewer ?? ''),
  well: /\bwell\b/iu.test(home.utilities.waterSource ?? ''),
})

/** An apartment that is sold is a condominium; a kind that isn't given counts as a house. */
function closingKind(kind: HomeKind | null): ClosingKind {
  if (kind === 'co-op') return 'co-op'
  return kind === 'condo' || kind === 'apartment' ? 'condo' : 'house'
}

/** The same with what a visitor said of themselves and of their offer. */
export const cashQuestion = (
  home: ClosingListing,
  terms: LoanTerms,
  { household, offer }: Pick<OwnNumbers, 'household' | 'offer'>,
  stateHelp: StateHelpTable,
): CashQuestion => ({
  ...closingQuestion(home, terms),
  stateHelp: helpByAnswers(household, home, stateHelp),
  sellerCredit: offer.sellerCredit ?? 0,
  agentPct: offer.agentPct ?? 0,
})
