import * as v from 'valibot'
import { LAW_IDS } from '#domain/law/laws.ts'
import { CLOSING_GROUPS } from '#domain/money/closing-costs.ts'
import type { HomeFigures } from '#domain/money/home-figures.ts'
import { count, described, dollars, orNothing, text } from './schema-values.ts'

/** The public figures of a home, for the API's description; the type at the end proves that they are the domain's own. */

export const percent = (meaning: string) => v.pipe(v.number(), described(meaning))
const range = (meaning: string) => v.pipe(v.strictTuple([v.number(), v.number()]), described(`${meaning}, from and to`))

export const sourced = <S extends v.GenericSchema>(value: S) =>
  v.object({
    value,
    asOf: text('Date of the figure: a day, month, year, or text'),
    source: orNothing(v.object({ title: v.string(), address: orNothing(v.string()) })),
    ages: v.optional(
      v.pipe(
        v.union([v.object({ afterDays: count() }), v.object({ from: text('ISO date') })]),
        described('When the figure is out of date'),
      ),
    ),
  })

const TownTaxSchema = v.object({
  name: v.string(),
  generalPct: orNothing(percent('Of the assessed value')),
  generalYear: orNothing(v.number()),
  effectivePct: percent('Of the price, for estimates only'),
  effectiveYear: orNothing(v.number()),
  bandPct: percent('Margin of error of such an estimate, plus or minus'),
  from: v.picklist(['operator', 'town']),
})

const amounts = v.pipe(
  v.strictTuple([v.number(), v.number(), v.number()]),
  described('Low, typical, and high, in the basis’s unit'),
)
const homeKinds = v.picklist(['house', 'condo', 'co-op'])

export const ClosingCostsSchema = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      group: v.picklist(CLOSING_GROUPS),
      basis: v.picklist([
        'flat',
        'loan-percent',
        'title-premium',
        'pages',
        'notices',
        'interest-days',
        'insurance-months',
        'tax-months',
        'fee-months',
      ]),
      amounts,
      kinds: v.array(homeKinds),
      financing: v.array(v.picklist(['conventional', 'fha', 'va', 'cash'])),
      optional: v.pipe(v.boolean(), described('Excluded from the low total')),
      when: v.optional(v.picklist(['septic', 'well'])),
      skipWhen: v.optional(v.literal('septic')),
      note: v.optional(v.string()),
      assumed: v.optional(v.boolean()),
    }),
  ),
  title: v.object({
    schedules: v.array(
      v.object({ brackets: v.array(v.object({ upTo: orNothing(dollars()), perThousand: v.number() })) }),
    ),
    minimum: dollars(),
  }),
  recording: v.object({
    firstPage: dollars(),
    nextPage: dollars(),
    deedAbstract: dollars(),
    noticeOfSettlement: dollars(),
    countyFund: v.record(v.string(), orNothing(range('US dollars per document'))),
  }),
  buyerAgentPct: percent('Of the price, at most'),
  deposit: v.object({ atSigning: dollars(), upToPct: percent('Of the price') }),
  creditCeilings: v.object({
    conventional: v.array(v.object({ downFrom: v.number(), pct: percent('Of the price') })),
    fha: percent('Of the price'),
    va: percent('Of the price'),
  }),
})

const between = v.object({ low: dollars(), high: dollars() })

const StateHelpSchema = v.object({
  amountByCounty: v.record(v.string(), dollars()),
  firstGenerationAmount: dollars('Additional US dollars if no parent ever owned a home'),
  forgivenAfterYears: count(),
  firstTimeYears: count(),
  minimumScore: count(),
  limits: v.record(v.string(), v.object({ income: between, price: between })),
})

const LawsSchema = v.array(
  v.object({
    id: v.picklist(LAW_IDS),
    says: v.string(),
    law: text('Citation'),
    asOf: text('Effective date or date read'),
    answer: v.pipe(v.picklist(['yes', 'ask']), described('ask: it depends on something we don’t know')),
  }),
)

const HolidaySchema = v.object({
  name: v.string(),
  rule: v.variant('kind', [
    v.object({ kind: v.literal('date'), month: count(), day: count() }),
    v.object({ kind: v.literal('weekday'), month: count(), weekday: count(), nth: v.number(), plus: v.number() }),
    v.object({ kind: v.literal('easter'), plus: v.number() }),
  ]),
})

const AttorneyReviewSchema = v.object({
  businessDays: count(),
  holidays: v.object({
    legal: v.array(HolidaySchema),
    doubtful: v.array(HolidaySchema),
    proclaimed: v.array(text('ISO date')),
    saturdayShift: v.boolean(),
  }),
})

export const MoveInSchema = v.object({
  depositCapMonths: v.pipe(v.number(), described('Months of rent')),
  applicationFeeCap: v.object({ amount: dollars(), from: text('ISO date'), exemptUpToUnits: count() }),
})

const SaleFiguresSchema = v.object({
  townTax: orNothing(sourced(TownTaxSchema)),
  mortgageInsurancePct: sourced(range('Percent of the loan per year')),
  insuranceEnds: sourced(v.object({ requestAtPct: v.number(), automaticAtPct: v.number() })),
  loanLimits: orNothing(sourced(v.object({ year: count(), conforming: dollars(), fha: dollars() }))),
  closingCosts: sourced(ClosingCostsSchema),
  sellerFees: sourced(v.object({ transferFee: dollars(), percentFee: dollars() })),
  stateHelp: sourced(StateHelpSchema),
  laws: LawsSchema,
  attorneyReview: AttorneyReviewSchema,
})

const RentsSchema = v.object({
  area: text('HUD’s name for the area'),
  rents: v.pipe(
    v.strictTuple([dollars(), dollars(), dollars(), dollars(), dollars()]),
    described('US dollars per month for 0 to 4 bedrooms, utilities included'),
  ),
  inTwoAreas: v.boolean(),
  fiscalYear: count(),
})

export const VoucherSchema = v.object({
  basicRangePct: range('Of HUD’s fair market rent, where the payment standard isn’t known'),
  tenantSharePct: percent('Of the adjusted monthly income'),
  moveInCapPct: percent('Of the adjusted monthly income, when moving in above the payment standard'),
})

const RentalFiguresSchema = v.object({
  town: orNothing(text('The town whose rules apply')),
  benchmark: orNothing(sourced(RentsSchema)),
  rentControl: v.object({
    answer: v.picklist(['yes', 'no', 'listed', 'not-checked']),
    asOf: orNothing(text('Date of the town code')),
  }),
  moveIn: MoveInSchema,
  voucher: VoucherSchema,
  laws: LawsSchema,
})

export const HomeFiguresSchema = v.object({
  sale: orNothing(SaleFiguresSchema),
  rental: orNothing(RentalFiguresSchema),
}) satisfies v.GenericSchema<unknown, HomeFigures>
