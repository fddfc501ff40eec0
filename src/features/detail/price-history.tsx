import { formatShortDay } from '#domain/day-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { lastPriceChange, whatHappened } from './history-words.ts'
import { NOT_PROVIDED } from './not-provided.ts'

/** What happened to a home's price and status, the newest first, each with its day. */
export function PriceHistory({ listing: { history, market } }: { listing: Listing }) {
  return (
    <section id="price-history" aria-labelledby="price-history-heading" className="print:hidden">
      <p className="eyebrow">Price history</p>
      <h2 id="price-history-heading" className="display text-xl md:text-2xl">
        {lastPriceChange(history)}
      </h2>
      <table className="history">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What happened</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {history
            .map((entry, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- entries are only added at the end
              <tr key={index}>
                <td>{entry.on ? formatShortDay(entry.on) : NOT_PROVIDED}</td>
                <td>{whatHappened(entry, history[index - 1])}</td>
                <td>{formatPrice(entry.price, market)}</td>
              </tr>
            ))
            .toReversed()}
          <tr>
            <td>Earlier</td>
            <td colSpan={2}>{NOT_PROVIDED}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
