import type { SellerFeeTable } from '#domain/money/seller-fees.ts'
import type { Figures } from './figure.ts'

/** Each started step counts in full; the schedule for lower prices ends here (N.J.S.A. 46:15-7). */
const [STEP, LOWER_UP_TO] = [500, 350_000]

/** What a seller owes for the deed. */
export function sellerFeeTable(figures: Figures): SellerFeeTable {
  const steps = (rows: readonly { upTo: number | null; per500: number }[]) =>
    rows.map(({ upTo, per500 }) => ({ upTo, perStep: per500 }))
  return {
    transferFee: {
      step: STEP,
      lowerUpTo: LOWER_UP_TO,
      lower: steps(figures['rtf.low'].value),
      higher: steps(figures['rtf.high'].value),
    },
    percentFee: figures['gpf.enabled'].value ? figures['gpf.brackets'].value : [],
  }
}
