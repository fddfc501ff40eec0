import { percentOf, toCents, type Cents } from './cents.ts'
import { downPercent, lentCents } from './down-payment.ts'
import { yearlyInsurance } from './home-insurance.ts'
import { upfrontPctAt, type LoanRules } from './loan-rules.ts'
import type { LoanKind, LoanTerms } from './loan-terms.ts'
import { titlePremiums, type TitleTable } from './title-premium.ts'

/** What is bought, as far as the closing depends on it: one to four families and townhouses are houses. */
export type ClosingKind = 'house' | 'condo' | 'co-op'
/** 'cash': nothing is lent. */
export type Financing = LoanKind | 'cash'

/** The groups of a closing bill, in their order. */
export const CLOSING_GROUPS = ['law-and-title', 'inspections', 'lender', 'prepaid', 'building'] as const
export type ClosingGroup = (typeof CLOSING_GROUPS)[number]

/** What the numbers of an item count: US dollars, percent of the loan, pages, days of interest, or months of a yearly or monthly cost. */
export type ClosingBasis =
  | 'flat'
  | 'loan-percent'
  | 'title-premium'
  | 'pages'
  | 'notices'
  | 'interest-days'
  | 'insurance-months'
  | 'tax-months'
  | 'fee-months'

/** One thing that a buyer pays at or before the closing. */
export interface ClosingItem {
  id: string
  name: string
  group: ClosingGroup
  basis: ClosingBasis
  /** Low, typical, and high, in the basis’s unit; zeros for a title premium, whose schedules are in the table. */
  amounts: readonly [low: number, typical: number, high: number]
  kinds: readonly ClosingKind[]
  financing: readonly Financing[]
  /** Left out of the low total. */
  optional: boolean
  /** Only, or not, for homes with it. */
  when?: 'septic' | 'well' | undefined
  skipWhen?: 'septic' | undefined
  /** Only where an agreement says so, or who asks for it. */
  note?: string | undefined
  /** No published figure was found: an estimate of ours. */
  assumed?: boolean | undefined
}

/** What a county's clerk charges for a document; US dollars. */
export interface RecordingFees {
  firstPage: number
  nextPage: number
  /** With a deed alone. */
  deedAbstract: number
  noticeOfSettlement: number
  /** Added to each document, from and to; null or missing: not known. */
  countyFund: Readonly<Record<string, readonly [number, number] | null>>
}

export interface ClosingCostTable {
  items: readonly ClosingItem[]
  title: TitleTable
  recording: RecordingFees
  /** What a buyer's own agent may cost where the seller doesn't pay it, percent of the price, at most. */
  buyerAgentPct: number
  /** The deposit (earnest money), a part of the down payment: US dollars at signing, and up to so many percent of the price in all. */
  deposit: { atSigning: number; upToPct: number }
  /** The most that lenders usually let a seller pay of the buyer's closing costs, percent of the price: conventional by percent down from. */
  creditCeilings: { conventional: readonly { downFrom: number; pct: number }[]; fha: number; va: number }
}

/** A purchase, as far as its closing costs depend on it. */
export interface ClosingQuestion {
  kind: ClosingKind
  /** US dollars. */
  price: number
  /** Null or not one of the seven: the county's fund isn't known. */
  county: string | null
  terms: LoanTerms
  /** US dollars a year; null: not known. */
  propertyTax: number | null
  /** The association's, US dollars a month; null: not known. */
  associationFee: number | null
  septic: boolean
  well: boolean
}

/** A sum that isn't known exactly. */
export interface CentsRange {
  low: Cents
  typical: Cents
  high: Cents
}

export interface ClosingLine extends Pick<ClosingItem, 'id' | 'name' | 'group' | 'optional' | 'note' | 'assumed'> {
  /** Null: it is paid, but depends on something that isn't known. */
  amount: CentsRange | null
}

export interface ClosingBill {
  lines: readonly ClosingLine[]
  /** In whole dollars, of what is known. The low total leaves out what is optional. */
  total: CentsRange
  /** Added to the loan and never to the cash: the FHA's premium up front, the VA's fee. */
  financed: Cents
}

/** How the purchase is paid: by a loan of the chosen kind, or in cash where nothing is lent. */
export const financingOf = ({ price, terms }: Pick<ClosingQuestion, 'price' | 'terms'>): Financing =>
  lentCents(terms.down, price) > 0 ? terms.loan : 'cash'

/** The items that belong to such a purchase. */
export function closingItems(asked: ClosingQuestion, { items }: Pick<ClosingCostTable, 'items'>): ClosingItem[] {
  const financing = financingOf(asked)
  return items.filter(
    ({ kinds, financing: of, when, skipWhen }) =>
      kinds.includes(asked.kind) &&
      of.includes(financing) &&
      (when === undefined || asked[when]) &&
      (skipWhen === undefined || !asked[skipWhen]),
  )
}

/**
 * What a buyer pays at and before the closing beside the price, item by item. What the seller pays (transfer fee, graduated percent
 * fee) is never in it, nor the buyer's own agent, whose pay is agreed.
 */
export function closingBill(asked: ClosingQuestion, table: ClosingCostTable, rules: LoanRules): ClosingBill {
  const amountAt = amounts(asked, table, rules)
  const lines = closingItems(asked, table).map((item) => ({ ...lineOf(item), amount: rangeOf(item, amountAt) }))
  const sum = (level: keyof CentsRange) =>
    wholeDollars(
      lines
        .filter(({ optional }) => level !== 'low' || !optional)
        .reduce((total, { amount }) => total + (amount?.[level] ?? 0), 0),
    )
  return {
    lines,
    total: { low: sum('low'), typical: sum('typical'), high: sum('high') },
    financed: financedCents(asked, rules),
  }
}

/** The typical total alone; prices are searched by it. */
export function typicalClosingCosts(asked: ClosingQuestion, table: ClosingCostTable, rules: LoanRules): Cents {
  const amountAt = amounts(asked, table, rules)
  const sum = closingItems(asked, table).reduce((total, item) => total + (amountAt(item, TYPICAL) ?? 0), 0)
  return wholeDollars(sum)
}

const [LOW, TYPICAL, HIGH] = [0, 1, 2] as const
type Level = typeof LOW | typeof TYPICAL | typeof HIGH

const wholeDollars = (sum: Cents): Cents => Math.round(sum / 100) * 100

const lineOf = ({ id, name, group, optional, note, assumed }: ClosingItem): Omit<ClosingLine, 'amount'> => ({
  id,
  name,
  group,
  optional,
  ...(note === undefined ? {} : { note }),
  ...(assumed ? { assumed } : {}),
})

type AmountAt = (item: ClosingItem, level: Level) => Cents | null

function rangeOf(item: ClosingItem, amountAt: AmountAt): CentsRange | null {
  const [low, typical, high] = [amountAt(item, LOW), amountAt(item, TYPICAL), amountAt(item, HIGH)]
  return low === null || typical === null || high === null ? null : { low, typical, high }
}

/** What is added to the loan at the closing. */
function financedCents({ price, terms }: ClosingQuestion, rules: LoanRules): Cents {
  const lent = lentCents(terms.down, price)
  return lent > 0 ? percentOf(lent, upfrontPctAt(terms.loan, downPercent(terms.down, price), rules)) : 0
}

/** Where a county's fund isn't known it may be $5. */
const UNKNOWN_FUND = [0, 5] as const

/** Each item's amount at a level, in cents. */
function amounts(asked: ClosingQuestion, table: ClosingCostTable, rules: LoanRules): AmountAt {
  const { price, terms, propertyTax, associationFee } = asked
  const lent = lentCents(terms.down, price)
  const note = lent + financedCents(asked, rules)
  const premiums = titlePremiums(price, table.title)
  const title = [Math.min(...premiums), premiums[0]!, Math.max(...premiums)] as const
  const insured = yearlyInsurance(terms.insurance, price, asked.kind === 'house' ? 'building' : 'inside')
  const { recording } = table
  const [fundLow, fundHigh] = recording.countyFund[asked.county ?? ''] ?? UNKNOWN_FUND
  const byBasis: Readonly<Record<ClosingBasis, (count: number, level: Level, id: string) => Cents | null>> = {
    flat: toCents,
    'loan-percent': (pct) => percentOf(lent, pct),
    'title-premium': (_, level) => title[level],
    pages: (pages, level, id) =>
      toCents(
        recording.firstPage +
          recording.nextPage * (pages - 1) +
          (id === 'record-deed' ? recording.deedAbstract : 0) +
          (level === LOW ? fundLow : fundHigh),
      ),
    notices: () => toCents(recording.noticeOfSettlement * (lent > 0 ? 2 : 1)),
    'interest-days': (days) => Math.round((days * note * terms.ratePct) / 36_500),
    'insurance-months': (months) => Math.round((months * toCents(insured)) / 12),
    'tax-months': (months) => (propertyTax === null ? null : Math.round((months * toCents(propertyTax)) / 12)),
    'fee-months': (months) => (associationFee === null ? null : months * toCents(associationFee)),
  }
  return ({ id, basis, amounts: counts }, level) => byBasis[basis](counts[level], level, id)
}

/** The most that a lender usually lets the seller pay of the closing costs, US dollars; null where nothing is lent. */
export function sellerCreditCeiling(
  { price, terms }: Pick<ClosingQuestion, 'price' | 'terms'>,
  { creditCeilings }: ClosingCostTable,
): number | null {
  const financing = financingOf({ price, terms })
  if (financing === 'cash') return null
  if (financing !== 'conventional') return Math.floor((price * creditCeilings[financing]) / 100)
  const downPct = downPercent(terms.down, price)
  const row = creditCeilings.conventional.find(({ downFrom }) => downPct >= downFrom)
  return Math.floor((price * (row?.pct ?? 0)) / 100)
}

/** What a buyer's own agent may cost where the seller doesn't pay it: at most so many US dollars. */
export const buyerAgentCost = (price: number, { buyerAgentPct }: Pick<ClosingCostTable, 'buyerAgentPct'>): number =>
  Math.round((price * buyerAgentPct) / 100)
