import { PAPERS } from '#content/paper-texts.ts'
import type { FigureValues } from '#content/public-figures/figure-values.ts'
import { capitalized as words } from '#domain/capitalized.ts'
import { LAW_IDS, type LawId } from '#domain/law/laws.ts'
import type { ClosingBasis } from '#domain/money/closing-costs.ts'
import { CLOSING_ITEMS } from '#domain/money/closing-items.ts'
import { formatDollars, formatDollarsAndCents } from '#domain/money/money.ts'

/** A figure's name for readers, and its value in words. */
type FigureText<T = never> = readonly [label: string, write: (value: T) => string]

type Named = { [Name in keyof FigureValues as Prefixed<Name>]?: FigureText<NonNullable<FigureValues[Name]>> }
/** Figures of counties stand together under what comes before the county. */
type Prefixed<Name extends string> = Name extends `${infer Table}.${infer Kind}.${string}` ? `${Table}.${Kind}.` : Name

const percent = (value: number): string => `${value}%`
const percentRange = ([from, to]: readonly [number, number]): string => `${from} to ${to}%`
const dollarRange = ([from, to]: readonly [number, number]): string => `${formatDollars(from)} to ${formatDollars(to)}`
const yes = (value: boolean): string => (value ? 'Yes' : 'No')
const limits = ([one, two, three, four]: readonly number[]): string =>
  `${formatDollars(one!)}; two units ${formatDollars(two!)}, three ${formatDollars(three!)}, four ${formatDollars(four!)}`
const upTo = (limit: number | null): string => (limit === null ? 'above' : `up to ${formatDollars(limit)}`)
const shares = ([home, all]: readonly [number, number]): string => `${home}% for the home, ${all}% with all debts`
const downFees = (rows: readonly { downFrom: number; pct: number }[]): string =>
  rows
    .map(({ downFrom, pct }) => (downFrom === 0 ? `${pct}% with less down` : `${pct}% with ${downFrom}% down or more`))
    .join(', ')
const per500 = (rows: readonly { upTo: number | null; per500: number }[]): string =>
  rows.map((row) => `${upTo(row.upTo)} ${formatDollarsAndCents(row.per500)}`).join(', ')
const per1000 = (rows: readonly { upTo: number | null; per1000: number }[]): string =>
  rows.map((row) => `${upTo(row.upTo)} ${formatDollarsAndCents(row.per1000)}`).join(', ')
const names = (rows: readonly { name: string }[]): string => rows.map(({ name }) => name).join(', ')

const TEXTS = {
  'mortgage.rate30': ['Interest rate, 30-year average', (rate) => `${rate.toFixed(2)}%`],
  'mortgage.downPct': ['Down payment', percent],
  'mortgage.years': ['Term', (years) => `${years} years`],
  'insurance.pricePct': [
    'Home insurance',
    ({ building, inside }) => `${building}% of the price per year; ${inside}% for a condo or co-op`,
  ],
  'insurance.annual': ['Home insurance, our own amount', (value) => `${formatDollars(value)} per year`],
  'insurance.averages': ['Averages from three comparison sites', (values) => values.map(formatDollars).join(', ')],
  'propertyTax.bill': ['Average bill and assessment', words],
  'propertyTax.ratio': ['Assessments as a percent of market value', words],
  'propertyTax.medianSale': ['Median recorded sale, by town', words],
  'propertyTax.rule': ['General and effective tax rate', words],
  'pmi.default': ['Private mortgage insurance', (value) => `${value}% of the loan per year`],
  'pmi.range': ['What lenders charge', (range) => `${percentRange(range)} per year`],
  'pmi.ratesPct': ['One lender’s rates by credit band', ({ rows }) => spread(rows.flatMap((row) => row.pctByScore))],
  'pmi.request80': ['You can ask to cancel it at', (value) => `${value}% of the original value`],
  'pmi.auto78': ['It ends automatically at', (value) => `${value}% of the original value`],
  'pmi.midpoint': ['It ends no later than', words],
  'pmi.originalValue': ['Original value', words],
  'fha.minDownPct': ['FHA: minimum down payment', percent],
  'fha.ufmip': ['FHA: upfront premium', (value) => `${value}% of the base loan`],
  'fha.financeUfmip': ['FHA: upfront premium added to the loan', yes],
  'fha.annualMip': ['FHA: annual premium', (rows) => spread(rows.map(({ annualPct }) => annualPct))],
  'fha.duration': [
    'FHA: premium ends',
    ({ ltvUpTo, months }) => `After ${months / 12} years with ${100 - ltvUpTo}% down or more`,
  ],
  'va.residual': [
    'VA: residual income, Northeast',
    ({ atLeast }) => `${formatDollars(atLeast[0]!)} for one person, ${formatDollars(atLeast[3]!)} for four`,
  ],
  'va.fundingFee': ['VA: funding fee, first use', ({ firstUse }) => words(downFees(firstUse))],
  'loanLimits.conforming.': ['Conforming limit', limits],
  'loanLimits.fha.': ['FHA limit', limits],
  'dti.default': ['Rule of thumb', shares],
  'dti.fha': ['FHA', shares],
  'dti.fhaFactors': ['FHA with compensating factors', (rows) => rows.map(shares).join('; or ')],
  'dti.fhaAutomated': ['FHA, automated underwriting, up to about', shares],
  'dti.conventional': ['Conventional, manual underwriting', ([low, high]) => `${low} to ${high}% with all debts`],
  'dti.du': ['Conventional, automated underwriting', (value) => `At most ${value}% with all debts`],
  'dti.va': ['VA', (value) => `${value}% with all debts`],
  'njhmfa.dpa.': ['Second loan', (value) => `Up to ${formatDollars(value)}`],
  'njhmfa.firstGen': ['First-generation buyers', (value) => `${formatDollars(value)} more`],
  'njhmfa.firstTimeRule': ['Who counts as a first-time buyer', words],
  'njhmfa.terms': [
    'Terms',
    (terms) =>
      `${terms.interestPct}% interest, no payments, forgiven after ${terms.forgivenAfterYears} years: ${terms.condition}`,
  ],
  'njhmfa.minScore': ['Minimum credit score', String],
  'njhmfa.maxDti': ['Maximum debt-to-income ratio', percentRange],
  'njhmfa.education': ['Homebuyer course required', yes],
  'closing.buyerAgentPct': ['Your agent, if the seller doesn’t pay', (value) => `Up to ${value}% of the price`],
  'closing.deposit': [
    'Deposit (earnest money)',
    ({ atSigning, upToPct }) => `${formatDollars(atSigning)} at signing, up to ${upToPct}% of the price in total`,
  ],
  'closing.sellerCredit': [
    'Seller credit lenders usually allow',
    ({ conventional, fha, va }) =>
      `${conventional.map(({ downFrom, pct }) => `${pct}% with ${downFrom}% down or more`).join(', ')}; FHA ${fha}%, VA ${va}%`,
  ],
  'title.rates': ['Title insurance, per $1,000', (rows) => words(per1000(rows))],
  'title.secondRates': ['Title insurance, second schedule', (rows) => words(per1000(rows))],
  'title.minimum': ['Title insurance, minimum', formatDollars],
  'recording.first': ['Recording, first page', formatDollars],
  'recording.page': ['Recording, each additional page', formatDollars],
  'recording.abstract': ['Recording, deed abstract', formatDollars],
  'recording.nos': ['Notice of settlement, each', formatDollars],
  'recording.fund': [
    'County fund, per document',
    (counties) =>
      Object.entries(counties)
        .map(([county, range]) => `${county} ${fund(range)}`)
        .join(', '),
  ],
  'closing.buyerTransferTax': ['Buyer’s transfer fee', formatDollars],
  'rtf.payer': ['Who pays the transfer fee', words],
  'rtf.low': ['Transfer fee per $500, price up to $350,000', (rows) => words(per500(rows))],
  'rtf.high': ['Transfer fee per $500, price above $350,000', (rows) => words(per500(rows))],
  'rtf.reduced': ['Reduced transfer fee', ({ who }) => words(who)],
  'gpf.payer': ['Who pays the percent fee', words],
  'gpf.brackets': [
    'Graduated percent fee on the whole price',
    (rows) => words(rows.map((row) => `${upTo(row.upTo)} ${row.pct}%`).join(', ')),
  ],
  'gpf.enabled': ['Percent fee in effect', yes],
  'review.days': ['Attorney review', (days) => `${days} business days`],
  'review.start': ['Starts', words],
  'review.skip': ['Not counted', () => 'Saturdays, Sundays, and legal holidays'],
  'review.scope': ['Applies to', words],
  'review.waive': ['Can be waived', yes],
  'holidays.list': ['Legal holidays', names],
  'holidays.sunday': ['Holiday on a Sunday', words],
  'holidays.saturdayShift': ['Holiday on a Saturday moves to Friday', yes],
  'holidays.doubtful': ['Days attorneys disagree on', (rows) => words(names(rows))],
  'rent.depositCap': ['Deposit, including every advance', (months) => `At most ${months} months of rent`],
  'rent.depositIncrease': ['Deposit increase per year', (value) => `At most ${value}% of the current deposit`],
  'rent.depositReturnDays': ['Deposit returned', (days) => `Within ${days} days, with interest`],
  'rent.depositDouble': ['Double if wrongly withheld', yes],
  'rent.depositNoticeDays': ['Notice of the bank account', (days) => `Within ${days} days`],
  'rent.depositExempt': ['Not covered', words],
  'rent.appFeeCap': ['Application fee', (value) => `At most ${formatDollars(value)}`],
  'rent.appFeeNotCovered': ['Not covered', words],
  'rent.appFeePenalty': ['Penalty: first, second, later violations', (values) => values.map(formatDollars).join(', ')],
  'rent.brokerFeeMonths': ['Broker’s fee', (months) => `${months} months of rent`],
  'rent.lateFeeGraceDays': ['Late-fee grace period for renters on some benefits', (days) => `${days} business days`],
  'rent.eviction': ['Eviction', words],
  'rent.truthInRenting': ['Truth in Renting', words],
  'rent.sourceOfIncome': ['All lawful income counts', words],
  'rent.fairChance': ['Criminal history', words],
  'voucher.basicRange': ['A voucher’s payment standard', (range) => `${percentRange(range)} of HUD’s fair market rent`],
  'voucher.tenantSharePct': [
    'A voucher holder’s share',
    (pct) => `${pct}% of adjusted income, plus rent above the payment standard`,
  ],
  'voucher.moveInCapPct': ['Maximum share at move-in', (pct) => `${pct}% of adjusted income`],
  'hudRents.zips': ['HUD benchmark rents', words],
  'rentControl.towns': ['Towns with rent control in their code', words],
  'rentControl.state': ['Statewide', words],
} as const satisfies Named

/** What the numbers of a closing item count. */
const COUNTED: Readonly<Partial<Record<ClosingBasis, string>>> = {
  'loan-percent': '% of the loan',
  pages: ' pages',
  'interest-days': ' days',
  'insurance-months': ' months of the premium',
  'tax-months': ' months of tax',
  'fee-months': ' months of the fee',
}

const LAW_NAMES: Readonly<Partial<Record<LawId, string>>> = {
  'application-fee': 'Application fee',
  deposit: 'Deposit',
  eviction: 'Eviction',
  'fair-chance': 'Criminal history',
  'truth-in-renting': 'Truth in Renting',
  'source-of-income': 'Source of income',
  'review-what': 'Attorney review',
  'review-change': 'Attorney review: changes',
  'review-start': 'Attorney review: counting the days',
  'review-lease': 'Attorney review of a lease',
  agency: 'Who your agent represents',
  'buyer-agreement': 'Agreement with your agent',
}

/** A statement of law, by the name of its paper where it has one. */
const lawText = (id: LawId): FigureText =>
  [
    PAPERS[id]?.name ?? LAW_NAMES[id] ?? id,
    ({ en, law }: { en: string; law: string }) => `${en} (${law})`,
  ] as unknown as FigureText

/** The texts by name. */
export const FIGURE_TEXTS: Readonly<Record<string, FigureText>> = {
  ...TEXTS,
  ...Object.fromEntries(LAW_IDS.map((id) => [`law.${id}`, lawText(id)])),
  ...Object.fromEntries(
    CLOSING_ITEMS.map(({ id, name, basis }) => [`closing.items.${id}`, [name, closingText(basis)] as FigureText]),
  ),
}

/** '$900 to $3,500, typically $1,750'; '2 to 6 months of tax, typically 4'. */
function closingText(basis: ClosingBasis): (value: never) => string {
  const unit = COUNTED[basis] ?? ''
  const amount = basis === 'flat' ? formatDollars : String
  return ([low, typical, high]: readonly number[]) =>
    low === high
      ? `${amount(low!)}${unit}`
      : `${amount(low!)} to ${amount(high!)}${unit}, typically ${amount(typical!)}`
}

function spread(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null)
  return `${Math.min(...known)} to ${Math.max(...known)}% per year`
}

function fund(range: readonly [number, number] | null): string {
  if (range === null) return 'not found'
  return range[0] === range[1] ? formatDollars(range[0]) : dollarRange(range)
}
