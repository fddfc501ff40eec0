import { formatShortDay } from '#domain/day-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { Fold } from '#ui/primitives/fold.tsx'
import { lastPriceChange, whatHappened } from './history-words.ts'
import { NOT_PROVIDED } from './not-provided.ts'
import { HISTORY } from './texts/cost-texts.ts'

/** What happened to a home's price and status, the newest first, each with its day; nothing where it was only listed. */
export function PriceHistory({ listing: { history, market } }: { listing: Pick<Listing, 'history' | 'market'> }) {
  if (history.length < 2) return null
  return (
    <Fold title={HISTORY.title} value={lastPriceChange(history)}>
      <table className="history">
        <thead>
          <tr>
            <th scope="col">{HISTORY.date}</th>
            <th scope="col">{HISTORY.what}</th>
            <th scope="col">{HISTORY.price}</th>
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
        </tbody>
      </table>
    </Fold>
  )
}
