import { percentOf, toCents, type Cents } from './cents.ts'

/** The part of a price up to this many US dollars (null: without end) costs this many US dollars for each started step. */
export interface TransferFeeBracket {
  upTo: number | null
  perStep: number
}

/**
 * What a seller in New Jersey owes for the deed: the realty transfer fee (N.J.S.A. 46:15-7, schedules of 2004) and, since
 * July 10, 2025, the graduated percent fee (P.L. 2025, c. 69). US dollars and percent.
 */
export interface SellerFeeTable {
  transferFee: {
    /** US dollars of a step; a started one counts in full. */
    step: number
    /** Prices up to and including this many US dollars follow `lower`, others `higher` from the first dollar. */
    lowerUpTo: number
    lower: readonly TransferFeeBracket[]
    higher: readonly TransferFeeBracket[]
  }
  /** Percent of the whole price up to and including so many US dollars (null: without end), the cheapest bracket first. */
  percentFee: readonly { upTo: number | null; pct: number }[]
}

export interface SellerFees {
  transferFee: Cents
  percentFee: Cents
  total: Cents
}

function transferFee(price: Cents, { transferFee }: SellerFeeTable): Cents {
  const { step, lowerUpTo, lower, higher } = transferFee
  const brackets = price <= toCents(lowerUpTo) ? lower : higher
  let fee = 0
  let from = 0
  for (const { upTo, perStep } of brackets) {
    const top = Math.min(price, upTo === null ? price : toCents(upTo))
    if (top > from) fee += Math.ceil((top - from) / toCents(step)) * toCents(perStep)
    if (upTo !== null) from = toCents(upTo)
  }
  return fee
}

function percentFee(price: Cents, { percentFee }: SellerFeeTable): Cents {
  const bracket = percentFee.find(({ upTo }) => upTo === null || price <= toCents(upTo))
  return bracket === undefined ? 0 : percentOf(price, bracket.pct)
}

/**
 * What the seller owes for a sale at this price, US dollars. The buyer owes none of it. Reduced fees (age, disability, affordable housing)
 * and exempt deeds (N.J.S.A. 46:15-10) are not computed.
 */
export function sellerFees(price: number, table: SellerFeeTable): SellerFees {
  const transfer = transferFee(toCents(price), table)
  const percent = percentFee(toCents(price), table)
  return { transferFee: transfer, percentFee: percent, total: transfer + percent }
}
