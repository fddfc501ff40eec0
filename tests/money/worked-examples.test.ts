import { describe, expect, test } from 'vitest'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { rentBenchmarks } from '#content/public-figures/hud-rents.ts'
import { taxTable } from '#content/public-figures/property-tax.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import type { TownKey } from '#domain/geo/town.ts'
import { lawApplies, type LegalCase, type LegalKind } from '#domain/law/law.ts'
import type { LawId } from '#domain/law/laws.ts'
import { affordablePrice } from '#domain/money/affordable-price.ts'
import { attorneyReview } from '#domain/money/attorney-review.ts'
import { cashToClose } from '#domain/money/cash-to-close.ts'
import { toCents, toDollars } from '#domain/money/cents.ts'
import { buyerAgentCost, type ClosingKind } from '#domain/money/closing-costs.ts'
import { lentCents } from '#domain/money/down-payment.ts'
import { legalHolidays } from '#domain/money/legal-holidays.ts'
import { isWithinLimit, type UnitCount } from '#domain/money/loan-limits.ts'
import { fhaPremiumAt } from '#domain/money/loan-rules.ts'
import { FHA_LEAST_DOWN, type LoanKind, type LoanTerms } from '#domain/money/loan-terms.ts'
import { costPieces, monthlyCost, totalCents } from '#domain/money/monthly-cost.ts'
import { fhaMortgage, insuranceEnd, residualIncome, vaFundingFee } from '#domain/money/mortgage-insurance.ts'
import { monthlyPayment, paymentFactor } from '#domain/money/mortgage.ts'
import { depositCap, moveInCost, type MoveInFlag } from '#domain/money/move-in.ts'
import { taxAtRate } from '#domain/money/property-tax.ts'
import { rentBenchmark } from '#domain/money/rent-benchmark.ts'
import { sellerFees } from '#domain/money/seller-fees.ts'
import type { StateHelp } from '#domain/money/state-help.ts'
import { titlePremiums } from '#domain/money/title-premium.ts'
import { voucherResult } from '#domain/money/voucher.ts'
import examples from './worked-examples.json' with { type: 'json' }

// Worked examples, seventeen of them published by others, on the tables that ship. US dollars and percent.
interface Example {
  id: string
  kind: string
  input: Record<string, never>
  expected: unknown
  tolerance: number
}

const figures = publicFigures(NO_OVERRIDES)
const taxes = taxTable(NO_OVERRIDES.taxOverrides)
const rents = rentBenchmarks(NO_OVERRIDES.fmrOverrides)

interface LoanInput {
  loan: number
  price: number
  downPct: number
  ratePct: number
  years?: number
}
interface MonthInput extends LoanInput {
  taxPct: number
  insurance: number
  pmiPct: number
  hoa?: number
}
interface MeansInput extends MonthInput {
  income: number
  debts: number
  frontPct: number
  backPct: number
}

const percentDown = (percent: number) => ({ kind: 'percent', percent }) as const
const termsOf = ({ downPct, ratePct, insurance, pmiPct }: MonthInput): LoanTerms => ({
  down: percentDown(downPct),
  ratePct,
  years: 30,
  loan: 'conventional',
  insurance,
  mortgageInsurancePct: pmiPct,
})

function month(input: MonthInput): number {
  const terms = termsOf(input)
  const tax = { yearly: taxAtRate(input.price, input.taxPct), from: 'town', year: null, place: null } as const
  const home = {
    price: input.price,
    market: 'sale',
    costFacts: { tax, fee: input.hoa ?? 0, insured: 'building', feeCapped: true },
  } as const
  return toDollars(totalCents(monthlyCost(home, terms, costPieces(terms, figures.loanRules))!))
}

function maxPrice({ income, debts, frontPct, backPct, ...input }: MeansInput): number {
  const terms = termsOf(input)
  const home = { taxPct: input.taxPct, county: null, associationFee: input.hoa ?? 0 }
  const { loanRules: rules, closingCosts } = figures
  const assumptions = { terms, rules, closingCosts, pieces: costPieces(terms, rules) }
  return affordablePrice({ income, debts, savings: null }, { frontPct, backPct }, home, assumptions).price
}

interface CashInput extends LoanInput {
  closingPct: number
  dpa: number
  firstGeneration: boolean
}

function cash({ price, downPct, closingPct, dpa, firstGeneration }: CashInput): number {
  const addition = firstGeneration ? figures.stateHelp.firstGenerationAmount : 0
  const stateHelp: StateHelp | null = dpa ? { verdict: 'likely', upTo: dpa + addition, reasons: [] } : null
  const terms = termsOf({ price, downPct, ratePct: 7, loan: 0, taxPct: 0, insurance: 0, pmiPct: 0 })
  const home = {
    kind: 'house',
    county: null,
    propertyTax: null,
    associationFee: 0,
    septic: false,
    well: false,
  } as const
  const costs = (price * closingPct) / 100
  const all = {
    id: 'all',
    name: 'all',
    group: 'lender',
    basis: 'flat',
    amounts: [costs, costs, costs],
    kinds: ['house'],
    financing: ['conventional'],
    optional: false,
  } as const
  const { total } = cashToClose(
    { ...home, price, terms, stateHelp, sellerCredit: 0, agentPct: 0 },
    { ...figures.closingCosts, items: [all] },
    figures.loanRules,
  )
  return toDollars(total.typical)
}

interface ClosingInput extends Omit<LoanInput, 'loan'> {
  county: string
  kind: ClosingKind
  loan: LoanKind | 'cash'
  taxYear: number
  insurance: number
  hoa: number
  septic?: boolean
  well?: boolean
}

function closing({ county, kind, loan, price, septic = false, well = false, ...input }: ClosingInput) {
  const terms: LoanTerms = {
    down: percentDown(input.downPct),
    ratePct: input.ratePct,
    years: 30,
    loan: loan === 'cash' ? 'conventional' : loan,
    insurance: input.insurance,
    mortgageInsurancePct: 0.6,
  }
  const asked = { kind, price, county, terms, propertyTax: input.taxYear, associationFee: input.hoa, septic, well }
  const offer = { stateHelp: null, sellerCredit: 0, agentPct: 0 }
  const cash = cashToClose({ ...asked, ...offer }, figures.closingCosts, figures.loanRules)
  const { low, typical, high } = cash.closing.total
  return {
    low: toDollars(low),
    typical: toDollars(typical),
    high: toDollars(high),
    loanWithPremium: toDollars(lentCents(terms.down, price) + cash.closing.financed),
    cashToClose: Math.round(toDollars(cash.total.typical)),
    brokerFeeHigh: buyerAgentCost(price, figures.closingCosts),
  }
}

function fha({ price, ratePct }: LoanInput) {
  const asked = { price, down: percentDown(FHA_LEAST_DOWN), ratePct, years: 30 }
  const { base, financed, monthlyPremium } = fhaMortgage(asked, 1, figures.loanRules)!
  const terms: LoanTerms = { ...asked, loan: 'fha', insurance: 0, mortgageInsurancePct: 0 }
  const untaxed = {
    tax: { yearly: 0, from: 'listing', year: null, place: null },
    fee: 0,
    insured: 'building',
    feeCapped: true,
  } as const
  const cost = monthlyCost({ price, market: 'sale', costFacts: untaxed }, terms, costPieces(terms, figures.loanRules))!
  expect(cost).toMatchObject({ loan: monthlyPayment(financed, ratePct, 30), mortgageInsurance: monthlyPremium })
  const { annualPct } = figures.loanRules.fha.premiums.find(({ yearsUpTo, ltvUpTo, baseUpTo }) => {
    return yearsUpTo === null && ltvUpTo === 100 && toDollars(base) <= (baseUpTo ?? Infinity)
  })!
  return {
    base: toDollars(base),
    financed: toDollars(financed),
    pi: toDollars(monthlyPayment(financed, ratePct, 30)),
    mipSimple: (toDollars(base) * annualPct) / 1200,
    mipAverageBalance: toDollars(monthlyPremium),
  }
}

interface MoveInInput {
  rent: number
  deposit?: number
  depositMonths?: number
  applicationFee: number
  brokerMonths?: number
  units?: number
  date?: string
}

const movingIn = ({
  rent,
  applicationFee,
  brokerMonths = 0,
  units = 6,
  date = '2026-11-22',
  ...asked
}: MoveInInput) => {
  const deposit = asked.deposit ?? rent * (asked.depositMonths ?? 0)
  const terms = { rent, deposit, applicationFee, brokerFee: rent * brokerMonths, otherAdvance: 0, units, date }
  return moveInCost({ ...terms, feeGoesToBroker: false }, figures.moveIn)
}

const FLAG_WORDS: Partial<Record<MoveInFlag, string>> = {
  'deposit-over-cap': 'deposit over cap',
  'application-fee-over-cap': 'application fee over cap',
}

function compareRent(input: { zip: string; bedrooms: number; rent: number; tenantUtilities: number }) {
  const { benchmark, gross, difference } = rentBenchmark(input, rents)!
  return { benchmark, gross, difference }
}

const fixedLoan = ({ loan, ratePct, years }: LoanInput) => ({ amount: toCents(loan), ratePct, years: years ?? 30 })

function endOfInsurance({ price, downPct, ...terms }: LoanInput) {
  const loan = fixedLoan({ ...terms, price, downPct, loan: price * (1 - downPct / 100) })
  const { onRequest, automatic } = insuranceEnd(loan, price, figures.privateInsurance)!
  return { request80: onRequest, auto78: automatic }
}

function feesOf({ price }: { price: number }) {
  const { transferFee, percentFee, total } = sellerFees(price, figures.sellerFees)
  return { rtf: toDollars(transferFee), gpf: toDollars(percentFee), total: toDollars(total) }
}

interface TownInput {
  key: TownKey
  price: number
}
const estimatedTax = ({ key, price }: TownInput) => taxAtRate(price, taxes.town(key)!.effectivePct)

interface LawInput extends Partial<Pick<LegalCase, 'units' | 'ownerOccupied' | 'leaseDays' | 'yearBuilt' | 'facts'>> {
  law: LawId
  kind: LegalKind
  deal: 'sale' | 'lease'
}

const COMPUTED: Readonly<Record<string, (input: never) => unknown>> = {
  totalPaid(input: LoanInput) {
    const { amount, ratePct, years } = fixedLoan(input)
    return toDollars(Math.round(amount * paymentFactor(ratePct, years) * years * 12))
  },
  payment: ({ loan, ratePct, years }: LoanInput) => toDollars(monthlyPayment(toCents(loan), ratePct, years!)),
  pmiMonths: endOfInsurance,
  rtf: (input: { price: number }) => feesOf(input).rtf,
  sellerFees: feesOf,
  taxBill: (input: { assessed: number; generalRatePct: number }) => taxAtRate(input.assessed, input.generalRatePct),
  taxEstimate: estimatedTax,
  taxTrap: (input: TownInput) => ({
    right: estimatedTax(input),
    wrongIfGeneralRateUsed: taxAtRate(input.price, taxes.town(input.key)!.generalPct!),
  }),
  maxPrice,
  monthly: month,
  cashToClose: cash,
  closing,
  fha,
  fhaMip: ({ base, ltvPct, years }: { base: number; ltvPct: number; years: number }) => {
    const { annualPct, months } = fhaPremiumAt(figures.loanRules.fha.premiums, base, ltvPct, years)!
    return { annualPct, months }
  },
  vaResidual: ({ loan, persons }: { loan: number; persons: number }) =>
    residualIncome(loan, persons, figures.residualIncome),
  lawApplies: ({ law, kind, deal, ...home }: LawInput) => {
    const answer = lawApplies(figures.laws[law].scope, {
      deal: deal === 'sale' ? 'sale' : 'rent',
      kinds: [kind],
      units: home.units ?? null,
      ownerOccupied: home.ownerOccupied ?? null,
      leaseDays: home.leaseDays ?? null,
      yearBuilt: home.yearBuilt ?? null,
      facts: home.facts ?? {},
    })
    return answer === 'ask' ? 'ask' : answer === 'yes'
  },
  fhaMipMonths: ({ downPct }: LoanInput) =>
    fhaMortgage({ price: 400_000, down: percentDown(downPct), ratePct: 7, years: 30 }, 1, figures.loanRules)!.months,
  loanLimit: ({ loan, county, units }: { loan: number; county: string; units: UnitCount }) => ({
    fha: isWithinLimit(loan, 'fha', county, units, figures.loanLimits),
    conforming: isWithinLimit(loan, 'conforming', county, units, figures.loanLimits),
  }),
  vaFee: ({ loan, downPct, first }: LoanInput & { first: boolean }) =>
    toDollars(vaFundingFee(toCents(loan), downPct, first ? 'first' : 'later', figures.loanRules)),
  titlePremium: ({ amount }: { amount: number }) => {
    const [scheduleA, scheduleB] = titlePremiums(amount, figures.closingCosts.title).map(toDollars)
    return { scheduleA, scheduleB }
  },
  depositCap: ({ rent }: { rent: number }) => toDollars(depositCap(rent, figures.moveIn)),
  moveIn: (input: MoveInInput) => toDollars(movingIn(input).total),
  moveInFlags: (input: MoveInInput) => movingIn(input).flags.map((flag) => FLAG_WORDS[flag] ?? flag),
  fmrCompare: compareRent,
  voucher: voucherShares,
  attorneyReview: ({ delivered }: { delivered: string }) =>
    attorneyReview(delivered, figures.attorneyReview).earliestEnd,
  holidays: ({ year }: { year: number }) => legalHolidays(year, figures.attorneyReview.holidays).map(({ on }) => on),
}

interface VoucherInput {
  rent: number
  utilityAllowance: number | null
  bedrooms: number
  voucherBedrooms: number
  zip: string
  adjustedAnnualIncome: number
  grossAnnualIncome: number
  minimumRent: number
  paymentStandard: number | null
  moveIn: boolean
}
function voucherShares({ rent, bedrooms, zip, adjustedAnnualIncome, grossAnnualIncome, moveIn, ...of }: VoucherInput) {
  const family = { ...of, adjustedIncome: adjustedAnnualIncome, grossIncome: grossAnnualIncome, isMoving: moveIn }
  const home = { rent, bedrooms, hudRents: rents.zips[zip]!.rents, hasUtilities: false }
  const result = voucherResult(family, home, figures.voucher)
  if (result.answer === 'ask') return { answer: 'ask' }
  const { answer, grossRent, leastShare, familyShare, highestRent } = result
  return { answer, grossRent, ttp: leastShare, familyShare, highestRent }
}

const isNear = (computed: unknown, expected: unknown, tolerance: number): boolean => {
  if (typeof expected === 'number') return Math.abs((computed as number) - expected) <= tolerance + 1e-6
  if (Array.isArray(expected) && expected.length > 0 && expected.every((one) => typeof one === 'number')) {
    const all = computed as unknown[]
    return all.length === expected.length && expected.every((one, at) => isNear(all[at], one, tolerance))
  }
  if (Array.isArray(expected) || typeof expected !== 'object' || expected === null)
    return JSON.stringify(computed) === JSON.stringify(expected)
  const parts = computed as Record<string, unknown>
  const same = Object.keys(parts).length === Object.keys(expected).length
  return same && Object.entries(expected).every(([name, value]) => isNear(parts[name], value, tolerance))
}

describe('the worked examples', () => {
  test('there are 186', () => {
    expect(examples).toHaveLength(186)
  })

  test.each(examples as unknown as Example[])('$id', ({ kind, input, expected, tolerance }) => {
    const computed = COMPUTED[kind]!(input as never)
    // The message of a failure shows the computed value.
    expect(isNear(computed, expected, tolerance) ? expected : computed).toEqual(expected)
  })
})

describe('a second end of attorney review', () => {
  const later = examples.flatMap(({ kind, input, note }) => {
    const [, day] = /print (\S+) as the later date/u.exec(note ?? '') ?? []
    return kind === 'attorneyReview' && day !== undefined ? [[(input as { delivered: string }).delivered, day]] : []
  })

  test.each(later)('delivered %s: %s if the doubtful day does not count', (delivered, day) => {
    expect(attorneyReview(delivered, figures.attorneyReview).endWithoutDoubtfulDays).toBe(day)
  })

  test('three examples have one', () => {
    expect(later).toHaveLength(3)
  })
})
