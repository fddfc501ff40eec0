import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_OVERRIDES } from '#content/public-figures/figure-overrides.ts'
import { publicFigures } from '#content/public-figures/public-figures.ts'
import { daysAfter } from '#domain/day.ts'
import { affordablePrice, monthAtPrice, type BuyerMeans } from '#domain/money/affordable-price.ts'
import { attorneyReview } from '#domain/money/attorney-review.ts'
import { cashToClose, typicalCash } from '#domain/money/cash-to-close.ts'
import { percentOf, toCents } from '#domain/money/cents.ts'
import type { ClosingKind } from '#domain/money/closing-costs.ts'
import { lentCents } from '#domain/money/down-payment.ts'
import { legalHolidays } from '#domain/money/legal-holidays.ts'
import { LOAN_KINDS, type DownPayment, type LoanTerms } from '#domain/money/loan-terms.ts'
import { costPieces, monthlyCost } from '#domain/money/monthly-cost.ts'
import { fhaMortgage, insuranceEnd } from '#domain/money/mortgage-insurance.ts'
import { balanceAfter, monthlyPayment, paymentFactor } from '#domain/money/mortgage.ts'
import { depositCap } from '#domain/money/move-in.ts'
import { taxAtRate } from '#domain/money/property-tax.ts'
import { sellerFees } from '#domain/money/seller-fees.ts'
import { titlePremiums } from '#domain/money/title-premium.ts'

const figures = publicFigures(NO_OVERRIDES)

const price = fc.integer({ min: 10_000, max: 6_000_000 })
const ratePct = fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000)
const years = fc.constantFrom(10, 15, 20, 25, 30)
const down: fc.Arbitrary<DownPayment> = fc.oneof(
  fc.integer({ min: 0, max: 1000 }).map((tenths): DownPayment => ({ kind: 'percent', percent: tenths / 10 })),
  fc.integer({ min: 0, max: 1_000_000 }).map((dollars): DownPayment => ({ kind: 'dollars', dollars })),
)
const terms: fc.Arbitrary<LoanTerms> = fc.record({
  down,
  ratePct,
  years,
  loan: fc.constantFrom(...LOAN_KINDS),
  insurance: fc.integer({ min: 0, max: 20_000 }),
  mortgageInsurancePct: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100),
})
const home = fc.record({
  taxPct: fc.integer({ min: 500, max: 5000 }).map((thousandths) => thousandths / 1000),
  county: fc.constantFrom(null, 'Bergen', 'Essex', 'Warren'),
  associationFee: fc.integer({ min: 0, max: 2000 }),
})
const loan = fc.record({ amount: fc.integer({ min: 100_000, max: 500_000_000 }), ratePct, years })
const day = fc.integer({ min: 0, max: 365 * 60 }).map((after) => daysAfter('2005-01-01', after))

const assuming = (asked: LoanTerms) => ({
  terms: asked,
  pieces: costPieces(asked, figures.loanRules),
  rules: figures.loanRules,
  closingCosts: figures.closingCosts,
})
const check = <Ts extends [unknown, ...unknown[]]>(property: fc.IPropertyWithHooks<Ts>) =>
  fc.assert(property, { numRuns: 1000 })

describe('percentages', () => {
  test('are rounded half up to the cent, whatever the amount', () => {
    check(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        (amount, thousandths) => {
          const exact = (BigInt(amount) * BigInt(thousandths) * 2n + 100_000n) / 200_000n
          expect(percentOf(amount, thousandths / 1000)).toBe(Number(exact))
        },
      ),
    )
  })
})

describe('a loan', () => {
  test('costs more a month for a greater amount and a higher rate', () => {
    check(
      fc.property(
        loan,
        fc.nat(1_000_000),
        fc.integer({ min: 0, max: 5000 }),
        ({ amount, ...at }, more, thousandths) => {
          const month = monthlyPayment(amount, at.ratePct, at.years)
          expect(monthlyPayment(amount + more, at.ratePct, at.years)).toBeGreaterThanOrEqual(month)
          expect(monthlyPayment(amount, at.ratePct + thousandths / 1000, at.years)).toBeGreaterThanOrEqual(month)
        },
      ),
    )
  })

  test('is owed less after every payment, and nothing after the last', () => {
    fc.assert(
      fc.property(loan, ({ amount, ratePct: rate, years: term }) => {
        const owed = Array.from({ length: term * 12 + 1 }, (_, paid) => balanceAfter(amount, rate, term, paid))
        expect([owed[0], owed.at(-1)]).toEqual([amount, 0])
        expect(owed.every((balance, at) => at === 0 || balance <= owed[at - 1]!)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  test('is owed what paying it month by month leaves', () => {
    fc.assert(
      fc.property(loan, ({ amount, ratePct: rate, years: term }) => {
        const payment = amount * paymentFactor(rate, term)
        let owed = amount
        for (let paid = 1; paid <= term * 12; paid += 1) {
          owed += (owed * rate) / 1200 - payment
          expect(Math.abs(balanceAfter(amount, rate, term, paid) - owed)).toBeLessThan(0.51)
        }
      }),
      { numRuns: 50, examples: [[{ amount: 447_407_373, ratePct: 0.001, years: 15 }]] },
    )
  })

  test('ends its private insurance by the midpoint, first on request, then by law', () => {
    check(
      fc.property(price, ratePct, years, fc.integer({ min: 0, max: 300 }), (value, rate, term, tenths) => {
        const asked = {
          amount: lentCents({ kind: 'percent', percent: tenths / 10 }, value),
          ratePct: rate,
          years: term,
        }
        const end = insuranceEnd(asked, value, figures.privateInsurance)
        expect(end === null).toBe(tenths >= 200)
        const { onRequest, automatic } = end ?? { onRequest: 0, automatic: 0 }
        expect(onRequest).toBeLessThanOrEqual(automatic)
        expect(automatic).toBeLessThanOrEqual(term * 6)
        const isAtMost = balanceAfter(asked.amount, rate, term, automatic) <= percentOf(toCents(value), 78)
        expect(end === null || automatic === term * 6 || isAtMost).toBe(true)
      }),
    )
  })
})

describe('the month of a home', () => {
  test('has no negative part, and costs no less at a higher price or rate', () => {
    check(
      fc.property(
        price,
        fc.nat(500_000),
        terms,
        home,
        fc.integer({ min: 0, max: 3000 }),
        (at, more, asked, kind, higher) => {
          const facts = {
            tax: { yearly: taxAtRate(at, kind.taxPct), from: 'town', year: null, place: null },
            fee: 0,
            insured: 'building',
            feeCapped: true,
          } as const
          const parts = monthlyCost({ price: at, market: 'sale', costFacts: facts }, asked, assuming(asked).pieces)!
          expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0)
          const month = monthAtPrice(at, kind, assuming(asked))
          expect(monthAtPrice(at + more, kind, assuming(asked))).toBeGreaterThanOrEqual(month)
          const dearer = { ...asked, ratePct: asked.ratePct + higher / 1000 }
          expect(monthAtPrice(at, kind, assuming(dearer))).toBeGreaterThanOrEqual(month)
        },
      ),
    )
  })

  test('is the payment and the premium of the loan itself, to the cent', () => {
    check(
      fc.property(price, ratePct, fc.constantFrom(20, 25, 30), down, (at, rate, term, paid) => {
        const asked = { price: at, down: paid, ratePct: rate, years: term }
        const fha = fhaMortgage(asked, 1, figures.loanRules)
        const facts = {
          tax: { yearly: 0, from: 'listing', year: null, place: null },
          fee: 0,
          insured: 'building',
          feeCapped: true,
        } as const
        const by = { ...asked, loan: 'fha', insurance: 0, mortgageInsurancePct: 0 } as const
        const parts = monthlyCost({ price: at, market: 'sale', costFacts: facts }, by, assuming(by).pieces)!
        fc.pre(fha !== null)
        // The base loan and the premium that is added to it are each rounded to the cent.
        expect(Math.abs(parts.loan - monthlyPayment(fha.financed, rate, term))).toBeLessThanOrEqual(1)
        expect(Math.abs(parts.mortgageInsurance - fha.monthlyPremium)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the highest price', () => {
  const means: fc.Arbitrary<BuyerMeans> = fc.record({
    income: fc.integer({ min: 10_000, max: 900_000 }),
    debts: fc.integer({ min: 0, max: 5000 }),
    savings: fc.option(fc.integer({ min: 0, max: 900_000 })),
  })
  const limits = fc.constantFrom(...Object.values(figures.debtLimits))

  test('is the inverse of the monthly cost', () => {
    check(
      fc.property(fc.integer({ min: 100, max: 60_000 }), terms, home, (hundreds, asked, kind) => {
        const month = monthAtPrice(hundreds * 100, kind, assuming(asked))
        const income = (month * 12) / 100
        const found = affordablePrice(
          { income, debts: 0, savings: null },
          { frontPct: null, backPct: 100 },
          kind,
          assuming(asked),
        )
        expect(found).toMatchObject({ price: hundreds * 100, monthlyRoom: month, month })
      }),
    )
  })

  test('fits every limit, and a hundred dollars more would not', () => {
    check(
      fc.property(means, limits, terms, home, (has, picked, asked, kind) => {
        const found = affordablePrice(has, picked, kind, assuming(asked))
        expect(found.price).toBe(Math.min(...found.limits.map(({ price }) => price)))
        expect(found.limits.find(({ limit }) => limit === found.binding)?.price).toBe(found.price)
        expect(found.price === 0 || found.month <= found.monthlyRoom).toBe(true)
        const next = monthAtPrice(found.price + 100, kind, assuming(asked))
        expect(found.binding === 'cash' || next > found.monthlyRoom).toBe(true)
      }),
    )
  })

  test('does not fall with more income, less debt, more savings or a lower rate', () => {
    check(
      fc.property(means, limits, terms, home, fc.nat(50_000), (has, picked, asked, kind, more) => {
        const priceOf = (buyer: BuyerMeans, by = asked) => affordablePrice(buyer, picked, kind, assuming(by)).price
        const found = priceOf(has)
        expect(priceOf({ ...has, income: has.income + more })).toBeGreaterThanOrEqual(found)
        expect(priceOf({ ...has, debts: Math.max(0, has.debts - more) })).toBeGreaterThanOrEqual(found)
        expect(priceOf({ ...has, savings: has.savings && has.savings + more })).toBeGreaterThanOrEqual(found)
        expect(priceOf(has, { ...asked, ratePct: asked.ratePct / 2 })).toBeGreaterThanOrEqual(found)
      }),
    )
  })
})

describe('fees and cash', () => {
  test('of the seller and the title never fall with the price', () => {
    check(
      fc.property(price, fc.nat(1_000_000), (at, more) => {
        const [fees, higher] = [sellerFees(at, figures.sellerFees), sellerFees(at + more, figures.sellerFees)]
        expect(fees.transferFee).toBeGreaterThan(0)
        expect(fees.total).toBe(fees.transferFee + fees.percentFee)
        expect(higher.transferFee).toBeGreaterThanOrEqual(fees.transferFee)
        expect(higher.percentFee).toBeGreaterThanOrEqual(fees.percentFee)
        const premiums = titlePremiums(at, figures.closingCosts.title)
        expect(
          titlePremiums(at + more, figures.closingCosts.title).every((premium, by) => premium >= premiums[by]!),
        ).toBe(true)
      }),
    )
  })

  test('of the deed count each started step of 500 dollars', () => {
    fc.assert(
      fc.property(price, (at) => {
        const { lower, higher, lowerUpTo, step } = figures.sellerFees.transferFee
        const brackets = at <= lowerUpTo ? lower : higher
        let fee = 0
        for (let from = 0; from < at; from += step)
          fee += toCents(brackets.find(({ upTo }) => upTo === null || from < upTo)!.perStep)
        expect(sellerFees(at, figures.sellerFees).transferFee).toBe(fee)
      }),
      { numRuns: 200 },
    )
  })

  const kind = fc.constantFrom<ClosingKind[]>('house', 'condo', 'co-op')
  const yearly = fc.option(fc.nat(50_000))

  test('to close are the down payment and the sum of their lines, and low is never above high', () => {
    check(
      fc.property(price, terms, kind, yearly, fc.boolean(), (at, asked, of, propertyTax, septic) => {
        const place = { county: 'Essex', associationFee: 400, septic, well: septic }
        const offer = { stateHelp: null, sellerCredit: 0, agentPct: 0 }
        const question = { kind: of, price: at, terms: asked, propertyTax, ...place, ...offer }
        const { closing, total, downPayment } = cashToClose(question, figures.closingCosts, figures.loanRules)
        const sum = closing.lines.reduce((typical, { amount }) => typical + (amount?.typical ?? 0), 0)
        expect(Math.abs(closing.total.typical - sum)).toBeLessThanOrEqual(50)
        expect(total.typical).toBe(downPayment + closing.total.typical)
        expect(typicalCash(question, figures.closingCosts, figures.loanRules)).toBe(total.typical)
        expect(total.typical).toBeGreaterThanOrEqual(total.low)
        expect(total.high).toBeGreaterThanOrEqual(total.typical)
        expect(downPayment).toBeLessThanOrEqual(toCents(at))
      }),
    )
  })

  test('of a deposit never pass a month and a half', () => {
    check(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), (rent) => {
        const cap = depositCap(rent / 100, figures.moveIn)
        expect(cap * 2).toBeLessThanOrEqual(rent * 3)
        expect((cap + 1) * 2).toBeGreaterThan(rent * 3)
      }),
    )
  })
})

describe('attorney review', () => {
  const review = (delivered: string) => attorneyReview(delivered, figures.attorneyReview)

  test('ends on its third business day, never earlier for a later delivery', () => {
    fc.assert(
      fc.property(day, (delivered) => {
        const { earliestEnd, endWithoutDoubtfulDays, days } = review(delivered)
        expect(days.filter(({ kind }) => kind === 'counted' || kind === 'doubtful')).toHaveLength(3)
        expect(days.at(-1)).toMatchObject({ on: earliestEnd })
        expect(review(daysAfter(delivered, 1)).earliestEnd >= earliestEnd).toBe(true)
        expect(endWithoutDoubtfulDays === null || endWithoutDoubtfulDays > earliestEnd).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('skips thirteen legal holidays a year, each a weekday or beside one', () => {
    for (let year = 2005; year <= 2065; year += 1) {
      const holidays = legalHolidays(year, figures.attorneyReview.holidays)
      expect(new Set(holidays.map(({ name }) => name)).size).toBe(13)
      const goodFriday = holidays.find(({ name }) => name === 'Good Friday')!
      expect(new Date(goodFriday.on).getUTCDay()).toBe(5)
    }
  })
})
