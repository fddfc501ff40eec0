import type { SaleFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'

interface WhoPaysProps {
  /** US dollars. */
  price: number
  fees: SaleFigures['sellerFees']
}

/** The fees on the deed: the seller's, which no buyer's sum holds, and the buyer's, which is none. */
export function WhoPays({ price, fees: { value } }: WhoPaysProps) {
  const { transferFee, percentFee } = value
  return (
    <div className="who-pays">
      <div>
        <h3 className="text-sm font-semibold">The seller pays</h3>
        <p className="display mt-1 mb-1.5 text-2xl tabular-nums">{formatDollars(transferFee + percentFee)}</p>
        <p className="text-sm text-ink-soft">{sellerWords(price, transferFee, percentFee)}</p>
      </div>
      <div>
        <h3 className="text-sm font-semibold">You pay</h3>
        <p className="display mt-1 mb-1.5 text-2xl tabular-nums">$0</p>
        <p className="text-sm text-ink-soft">The buyer owes no transfer fee in New Jersey.</p>
      </div>
    </div>
  )
}

function sellerWords(price: number, transferFee: number, percentFee: number): string {
  const transfer = `Realty transfer fee on ${formatDollars(price)}`
  if (percentFee === 0) return `${transfer}.`
  return `${transfer}: ${formatDollars(transferFee)}. Above $1 million a second fee comes on top, here ${formatDollars(percentFee)}.`
}
