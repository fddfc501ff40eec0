import { percentOf, toCents, type Cents } from './cents.ts'
import {
  closingBill,
  typicalClosingCosts,
  type CentsRange,
  type ClosingBill,
  type ClosingCostTable,
  type ClosingQuestion,
} from './closing-costs.ts'
import { downPaymentCents } from './down-payment.ts'
import type { LoanRules } from './loan-rules.ts'
import type { StateHelp } from './state-help.ts'

export interface CashToClose {
  downPayment: Cents
  closing: ClosingBill
  /** What the seller pays of the closing costs; never more than they are. */
  sellerCredit: Cents
  /** What the buyer pays their own agent, where they mean to. */
  ownAgent: Cents
  /** The State's help that is taken off: 0 unless the triage says 'likely'. */
  stateHelp: Cents
  /** Never below 0. */
  total: CentsRange
}

/** A purchase, as far as the cash depends on it. */
export interface CashQuestion extends ClosingQuestion {
  /** Null: not looked at. */
  stateHelp: StateHelp | null
  /** US dollars that the seller is asked to pay of the closing costs. */
  sellerCredit: number
  /** What the buyer pays their own agent themselves, percent of the price; 0 where the seller pays. */
  agentPct: number
}

/**
 * The cash a buyer brings to the closing: the down payment and the closing costs, less the seller's credit and the State's help
 * where it is likely, and the buyer's own agent where they pay that. The seller's transfer fees are never part of it; premiums that are added to the loan aren't either.
 */
export function cashToClose(asked: CashQuestion, table: ClosingCostTable, rules: LoanRules): CashToClose {
  const downPayment = downPaymentCents(asked.terms.down, asked.price)
  const closing = closingBill(asked, table, rules)
  const help = asked.stateHelp?.verdict === 'likely' ? toCents(asked.stateHelp.upTo) : 0
  const credit = toCents(asked.sellerCredit)
  const ownAgent = percentOf(toCents(asked.price), asked.agentPct)
  const totalOf = (costs: Cents): Cents => Math.max(0, downPayment + Math.max(0, costs - credit) + ownAgent - help)
  const { low, typical, high } = closing.total
  return {
    downPayment,
    closing,
    sellerCredit: Math.min(credit, typical),
    ownAgent,
    stateHelp: help,
    total: { low: totalOf(low), typical: totalOf(typical), high: totalOf(high) },
  }
}

/** Down payment and typical closing costs alone: what a purchase takes, for a search by price. */
export const typicalCash = (asked: ClosingQuestion, table: ClosingCostTable, rules: LoanRules): Cents =>
  downPaymentCents(asked.terms.down, asked.price) + typicalClosingCosts(asked, table, rules)
