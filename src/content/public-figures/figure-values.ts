// What a figure may be; for tests and for the operator's file alone, so that browsers don't fetch valibot.
import * as v from 'valibot'
import { formatCount } from '#domain/count.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { LEGAL_FACTS, LEGAL_KINDS } from '#domain/law/law.ts'
import { LAW_IDS, type LawId } from '#domain/law/laws.ts'
import { CLOSING_ITEMS, type ClosingItemId } from '#domain/money/closing-items.ts'
import { MARKETS } from '#domain/money/money.ts'

/** Each message completes 'must be …'. */
const number = (least: number, most: number, unit: string) => {
  const message = `a number from ${formatCount(least)} to ${formatCount(most)} (${unit})`
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message))
}
const percent = (most = 100) => number(0, most, 'percent')
const dollars = (most = 10_000_000) => number(0, most, 'US dollars')
const flag = v.boolean('true or false')
const words = v.pipe(v.string('text'), v.nonEmpty('text'))
/** From and to. */
const range = <T extends v.GenericSchema<number>>(part: T) => {
  const message = 'two numbers, [from, to]'
  return v.pipe(
    v.strictTuple([part, part], message),
    v.check(([from, to]) => from <= to, message),
  )
}

const limits = v.pipe(
  v.strictTuple([dollars(), dollars(), dollars(), dollars()], 'four amounts, for 1, 2, 3, and 4 units'),
  v.check(
    (amounts) => amounts.every((amount, at) => at === 0 || amount > amounts[at - 1]!),
    'amounts that increase with the number of units',
  ),
)

/** Rows whose limit grows, the last without one. */
function brackets<T extends v.ObjectEntries>(entries: T) {
  const row = v.strictObject({ upTo: v.nullable(dollars()), ...entries })
  return v.pipe(
    v.array(row, 'a list of rows'),
    v.minLength(1, 'a list of rows'),
    v.check((rows) => {
      const tops = rows.map((each) => (each as { upTo: number | null }).upTo ?? Infinity)
      return tops.every((top, at) => at === 0 || top > tops[at - 1]!)
    }, 'a list of rows in ascending order of upTo'),
  )
}

const vaFees = v.array(v.strictObject({ downFrom: percent(), pct: percent(10) }))
const ofCounties = <T extends v.GenericSchema>(schema: T) =>
  v.strictObject(Object.fromEntries(COUNTIES.map((county) => [county, schema])) as Record<(typeof COUNTIES)[number], T>)

const lowTypicalHigh = v.pipe(
  v.strictTuple(
    [
      number(0, 100_000, 'in the item’s unit'),
      number(0, 100_000, 'in the item’s unit'),
      number(0, 100_000, 'in the item’s unit'),
    ],
    'three numbers, [low, typical, high]',
  ),
  v.check(([low, typical, high]) => low <= typical && typical <= high, 'three numbers that grow, [low, typical, high]'),
)
type PricedItem = Exclude<ClosingItemId, 'title-owner' | 'notices'>
/** Premiums and notices have figures of their own. */
const closingItems = Object.fromEntries(
  CLOSING_ITEMS.filter(({ basis }) => basis !== 'title-premium' && basis !== 'notices').map(({ id }) => [
    `closing.items.${id}`,
    lowTypicalHigh,
  ]),
) as unknown as Record<`closing.items.${PricedItem}`, typeof lowTypicalHigh>

const whole = v.pipe(v.number(), v.integer())
const holiday = v.strictObject({
  name: words,
  rule: v.variant('kind', [
    v.strictObject({ kind: v.literal('date'), month: whole, day: whole }),
    v.strictObject({ kind: v.literal('weekday'), month: whole, weekday: whole, nth: whole, plus: whole }),
    v.strictObject({ kind: v.literal('easter'), plus: whole }),
  ]),
})

type PerCounty<Prefix extends string, T> = Record<`${Prefix}.${(typeof COUNTIES)[number]}`, T>
const perCounty = <const Prefix extends string, T extends v.GenericSchema>(prefix: Prefix, schema: T) =>
  Object.fromEntries(COUNTIES.map((county) => [`${prefix}.${county}`, schema])) as PerCounty<Prefix, T>

const bounds = v.strictTuple([v.nullable(v.number()), v.nullable(v.number())])
const law = v.strictObject({
  en: words,
  es: words,
  law: words,
  scope: v.strictObject({
    deals: v.array(v.picklist(MARKETS)),
    kinds: v.optional(v.array(v.picklist(LEGAL_KINDS))),
    units: v.optional(bounds),
    exemptOwnerOccupiedUnits: v.optional(v.number()),
    exemptOwnerOccupiedRentals: v.optional(v.number()),
    leaseDays: v.optional(bounds),
    builtBefore: v.optional(v.number()),
    when: v.optional(v.picklist(LEGAL_FACTS)),
  }),
})
const laws = Object.fromEntries(LAW_IDS.map((id) => [`law.${id}`, law])) as Record<`law.${LawId}`, typeof law>

const lowHigh = v.strictObject({ low: dollars(), high: dollars() })
const helpLimits = v.strictObject({ income: lowHigh, price: lowHigh })

/** The figures that only an operator can enter: none was found that could be shown. */
export const OPERATOR_FIGURES = {
  ...perCounty('njhmfa.limits', v.optional(helpLimits)),
  'insurance.annual': v.optional(dollars(50_000)),
  'rent.brokerFeeMonths': v.optional(number(0, 12, 'months of rent')),
  'holidays.extra': v.optional(
    v.array(v.pipe(v.string(), v.isoDate('a list of dates like 2026-11-27')), 'a list of dates'),
  ),
}

/** What each figure's value must be. */
export const FIGURE_VALUES = {
  'mortgage.rate30': number(0.1, 25, 'percent a year'),
  'mortgage.downPct': percent(99),
  'mortgage.years': v.picklist([10, 15, 20, 25, 30], 'one of 10, 15, 20, 25, 30 (years)'),
  'insurance.pricePct': v.strictObject({ building: percent(5), inside: percent(5) }),
  'insurance.averages': v.array(dollars(50_000)),
  ...perCounty('loanLimits.conforming', limits),
  ...perCounty('loanLimits.fha', limits),
  'fha.minDownPct': percent(50),
  'fha.ufmip': percent(10),
  'fha.annualMip': v.array(
    v.strictObject({
      yearsUpTo: v.nullable(number(1, 40, 'years')),
      baseUpTo: v.nullable(dollars()),
      ltvUpTo: v.nullable(percent()),
      annualPct: percent(10),
      months: v.nullable(number(1, 480, 'months')),
    }),
  ),
  'fha.duration': v.strictObject({ ltvUpTo: percent(), months: number(1, 480, 'months') }),
  'fha.financeUfmip': flag,
  'pmi.request80': percent(),
  'pmi.auto78': percent(),
  'pmi.midpoint': words,
  'pmi.originalValue': words,
  'pmi.default': percent(5),
  'pmi.range': range(percent(5)),
  'pmi.ratesPct': v.strictObject({
    scoresFrom: v.array(number(300, 850, 'FICO score')),
    rows: v.array(v.strictObject({ ltvUpTo: percent(), pctByScore: v.array(v.nullable(percent(5))) })),
  }),
  'va.residual': v.strictObject({
    from: dollars(),
    under: v.array(dollars()),
    atLeast: v.array(dollars()),
    more: v.strictTuple([dollars(), dollars()]),
    upToPersons: number(1, 20, 'persons'),
  }),
  'va.fundingFee': v.strictObject({ firstUse: vaFees, laterUse: vaFees, exempt: words }),
  'dti.default': range(percent()),
  'dti.fha': range(percent()),
  'dti.fhaFactors': v.array(range(percent())),
  'dti.fhaAutomated': range(percent()),
  'dti.conventional': range(percent()),
  'dti.du': percent(),
  'dti.va': percent(),
  'njhmfa.firstTimeRule': words,
  ...perCounty('njhmfa.dpa', dollars(100_000)),
  'njhmfa.terms': v.strictObject({
    interestPct: percent(),
    monthlyPayment: dollars(10_000),
    forgivenAfterYears: number(0, 30, 'years'),
    condition: words,
    oncePerPerson: flag,
    occupyWithinDays: number(0, 365, 'days'),
    firstMortgage: words,
    units: words,
  }),
  'njhmfa.firstGen': dollars(100_000),
  'njhmfa.education': flag,
  'njhmfa.minScore': number(300, 850, 'FICO score'),
  'njhmfa.maxDti': range(percent()),
  'rtf.payer': words,
  'rtf.low': brackets({ per500: dollars(100) }),
  'rtf.high': brackets({ per500: dollars(100) }),
  'rtf.reduced': v.strictObject({ who: words, anchors: v.array(v.strictTuple([dollars(), dollars()])), over2m: words }),
  'gpf.payer': words,
  'gpf.brackets': brackets({ pct: percent(10) }),
  'gpf.enabled': flag,
  'closing.buyerTransferTax': dollars(),
  ...closingItems,
  'closing.buyerAgentPct': percent(10),
  'closing.deposit': v.strictObject({ atSigning: dollars(100_000), upToPct: percent() }),
  'closing.sellerCredit': v.strictObject({
    conventional: v.array(v.strictObject({ downFrom: percent(), pct: percent() })),
    fha: percent(),
    va: percent(),
  }),
  'title.rates': brackets({ per1000: dollars(100) }),
  'title.secondRates': brackets({ per1000: dollars(100) }),
  'title.minimum': dollars(10_000),
  'recording.first': dollars(1000),
  'recording.page': dollars(1000),
  'recording.abstract': dollars(1000),
  'recording.nos': dollars(1000),
  'recording.fund': ofCounties(v.nullable(range(dollars(1000)))),
  'rent.depositCap': number(0, 12, 'months of rent'),
  'rent.depositIncrease': percent(),
  'rent.depositReturnDays': number(1, 365, 'days'),
  'rent.depositDouble': flag,
  'rent.depositNoticeDays': number(1, 365, 'days'),
  'rent.depositExempt': words,
  'rent.appFeeCap': dollars(1000),
  'rent.appFeeNotCovered': words,
  'rent.appFeePenalty': v.array(dollars()),
  'rent.lateFeeGraceDays': number(0, 60, 'business days'),
  'rent.eviction': words,
  'rent.truthInRenting': words,
  'rent.sourceOfIncome': words,
  'rent.fairChance': words,
  'voucher.basicRange': range(percent(200)),
  'voucher.tenantSharePct': percent(),
  'voucher.moveInCapPct': percent(),
  'review.days': v.pipe(number(1, 30, 'business days'), v.integer('whole business days')),
  'review.start': words,
  'review.skip': v.array(words),
  'review.scope': words,
  'review.waive': flag,
  'holidays.list': v.array(holiday),
  'holidays.sunday': words,
  'holidays.saturdayShift': flag,
  'holidays.doubtful': v.array(holiday),
  ...laws,
  // The large tables, which have files of their own.
  'propertyTax.bill': words,
  'propertyTax.ratio': words,
  'propertyTax.medianSale': words,
  'propertyTax.rule': words,
  'hudRents.zips': words,
  'rentControl.towns': words,
  'rentControl.state': words,
  ...OPERATOR_FIGURES,
}

export type FigureValues = { [Name in keyof typeof FIGURE_VALUES]: v.InferOutput<(typeof FIGURE_VALUES)[Name]> }
