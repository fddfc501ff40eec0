import { downPercent } from './down-payment.ts'
import { insuranceLine, type HomeInsurance, type Insured } from './home-insurance.ts'
import { fhaPremiumAt, fhaPremiumsOf, upfrontPctAt, type LoanRules } from './loan-rules.ts'
import type { DownPayment, LoanTerms } from './loan-terms.ts'
import type { Market } from './money.ts'
import { averageBalanceFactor, paymentFactor } from './mortgage.ts'
import type { CostFacts } from './property-tax.ts'

/** The parts of a month, in their order on every bar and table; cents. */
export interface MonthlyCost {
  /** Interest and principal; a month's rent for a rental. */
  loan: number
  tax: number
  mortgageInsurance: number
  homeInsurance: number
  associationFee: number
}

/** What of a home decides its monthly cost. */
export interface CostedHome {
  /** US dollars; per month when `market` is 'rent'. */
  price: number
  market: Market
  costFacts: CostFacts
}

/** Cents as a straight line over the price in US dollars. */
export interface CentsLine {
  slope: number
  constant: number
}

/** Loan and mortgage insurance over a span of prices: up to this price in US dollars, included, and over that of the piece before. */
export interface CostPiece {
  upTo: number
  loan: CentsLine
  mortgageInsurance: CentsLine
}

/**
 * What is paid for the loan at any price, as straight lines. Every engine adds up these lines in the same order in double
 * precision, so that all of them give the same cents; a decimal library would give no other.
 */
export function costPieces(terms: LoanTerms, rules: LoanRules): readonly CostPiece[] {
  const ends = [...breakPrices(terms, rules)].filter((price) => price > 0).toSorted((a, b) => a - b)
  return [...new Set(ends), Infinity].map((upTo, at, all) => pieceOf(terms, rules, all[at - 1] ?? 0, upTo))
}

/** Half up, as SQL's floor(x + 0.5) does. */
export const centsAt = ({ slope, constant }: CentsLine, price: number): number =>
  Math.floor(slope * price + constant + 0.5)

/** Home insurance, cents a month. */
export const insuranceCents = (insurance: HomeInsurance, price: number, insured: Insured): number =>
  centsAt(insuranceLine(insurance, insured), price)

/** The property tax, cents a month; null: unknown. */
export const taxCents = ({ tax }: CostFacts): number | null => tax && Math.round((tax.yearly * 100) / 12)

/**
 * The month of a home in cents by its parts; null if its tax is neither known nor estimated. An unknown fee of the association
 * counts as none, and whoever shows the parts says so.
 *
 * @param pieces of the visitor's terms: made once for many homes
 */
export function monthlyCost(home: CostedHome, terms: LoanTerms, pieces: readonly CostPiece[]): MonthlyCost | null {
  const none = { tax: 0, mortgageInsurance: 0, homeInsurance: 0, associationFee: 0 }
  if (home.market === 'rent') return { ...none, loan: home.price * 100 }
  const tax = taxCents(home.costFacts)
  if (tax === null) return null
  const piece = pieces.find(({ upTo }) => home.price <= upTo)!
  return {
    loan: centsAt(piece.loan, home.price),
    tax,
    mortgageInsurance: centsAt(piece.mortgageInsurance, home.price),
    homeInsurance: insuranceCents(terms.insurance, home.price, home.costFacts.insured),
    associationFee: (home.costFacts.fee ?? 0) * 100,
  }
}

/** The sum of the parts, cents. */
export const totalCents = (cost: MonthlyCost): number =>
  cost.loan + cost.tax + cost.mortgageInsurance + cost.homeInsurance + cost.associationFee

/** A month as it is said: US dollars, rounded to $10. */
export const roundedMonth = (cents: number): number => Math.round(cents / 1000) * 10

/** Prices at which a rate changes. */
function breakPrices({ down, loan, years }: LoanTerms, { fha, va }: LoanRules): Set<number> {
  const premiums = fhaPremiumsOf(years, fha.premiums)
  const shares =
    loan === 'conventional'
      ? [20]
      : loan === 'va'
        ? va.fees.map(({ downFromPct }) => downFromPct)
        : premiums.map(({ ltvUpTo }) => 100 - ltvUpTo)
  const bases = loan === 'fha' ? premiums.flatMap(({ baseUpTo }) => baseUpTo ?? []) : []
  if (down.kind === 'percent') return new Set(bases.map((base) => base / (1 - down.percent / 100)))
  const { dollars } = down
  const byShare = shares.filter((share) => share > 0).map((share) => (dollars * 100) / share)
  return new Set([dollars, ...byShare, ...bases.map((base) => base + dollars)])
}

function pieceOf(terms: LoanTerms, rules: LoanRules, over: number, upTo: number): CostPiece {
  // The break itself belongs to the piece below it, so that a price between the two stands for all of the piece.
  const inside = Number.isFinite(upTo) ? (over + upTo) / 2 : over * 2 + 1
  const share = lentShare(terms.down, inside)
  const { upfrontPct, insuredFactor } = chargesAt(terms, rules, inside)
  const payment = paymentFactor(terms.ratePct, terms.years) * (1 + upfrontPct / 100) * 100
  return { upTo, loan: scaled(share, payment), mortgageInsurance: scaled(share, insuredFactor * 100) }
}

/** What is lent, US dollars, as a line over prices around this one. */
function lentShare(down: DownPayment, price: number): CentsLine {
  if (down.kind === 'percent') return { slope: 1 - down.percent / 100, constant: 0 }
  return price <= down.dollars ? { slope: 0, constant: 0 } : { slope: 1, constant: -down.dollars }
}

const scaled = ({ slope, constant }: CentsLine, by: number): CentsLine => ({
  slope: slope * by,
  constant: constant * by,
})

/** At a price: what is added to the loan at closing, in percent, and the mortgage insurance a month on each US dollar lent. */
function chargesAt(terms: LoanTerms, rules: LoanRules, price: number) {
  const downPct = downPercent(terms.down, price)
  const annualPct = insurancePctAt(terms, rules, price, downPct)
  const charged = terms.loan === 'fha' ? averageBalanceFactor(terms.ratePct, terms.years, 1) : 1
  return { upfrontPct: upfrontPctAt(terms.loan, downPct, rules), insuredFactor: (annualPct / 1200) * charged }
}

/** Mortgage insurance in percent a year: of the loan, or of the FHA's average balance. */
function insurancePctAt(terms: LoanTerms, { fha }: LoanRules, price: number, downPct: number): number {
  if (terms.loan === 'conventional') return downPct < 20 ? terms.mortgageInsurancePct : 0
  const ltv = 100 - downPct
  return terms.loan === 'fha' ? (fhaPremiumAt(fha.premiums, (price * ltv) / 100, ltv, terms.years)?.annualPct ?? 0) : 0
}
