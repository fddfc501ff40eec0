import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { HistoryEntry, Listing } from '#domain/listing/listing.ts'
import { lastPriceChange, whatHappened } from './history-words.ts'
import { PriceHistory } from './price-history.tsx'

const entry = (on: string | null, price: number, status: HistoryEntry['status'] = 'active'): HistoryEntry => ({
  on,
  price,
  status,
})

/** The rows of a history as they are read, without the head. */
function rows(listing: Listing): string[] {
  const [, ...lines] = renderToStaticMarkup(<PriceHistory listing={listing} />).split('<tr>')
  return lines.slice(1).map((line) =>
    line
      .replace(/<\/td>/g, ' | ')
      .replace(/<[^>]*>/g, '')
      .trim(),
  )
}

test('D: the price history has the newest first, each with its day, and a home that was only listed has none', () => {
  const manor = SAMPLE_LISTINGS.find(({ id }) => id === 14)!
  expect(rows(manor)).toEqual([
    'Oct 12, 2026 | Reduced by $125,000, 6.3% | $1,850,000 |',
    'Aug 6, 2026 | Listed | $1,975,000 |',
  ])
  expect(lastPriceChange(manor.history)).toBe('Reduced by $125,000 on October 12, 2026')
  expect(renderToStaticMarkup(<PriceHistory listing={{ ...manor, history: manor.history.slice(0, 1) }} />)).toBe('')
})

test('D: a change without a day has none invented, a rent is by the month', () => {
  const history = [entry('2026-08-06', 2600), entry(null, 2400)]
  const rental = { ...SAMPLE_LISTINGS[0]!, market: 'rent' as const, history }
  expect(rows(rental)[0]).toMatch(/^Not provided \| Reduced by \$200, 7\.7% \| \$2,400/)
  expect(lastPriceChange(history)).toBe('Reduced by $200')
})

test('D: statuses, a return and an earlier listing have their words', () => {
  const history = [
    entry('2025-03-01', 900_000, 'coming-soon'),
    entry('2025-03-08', 900_000),
    entry('2025-03-20', 900_000, 'under-contract'),
    entry('2025-04-20', 880_000),
    entry('2025-06-01', 880_000, 'unlisted'),
    entry('2026-10-05', 870_000),
    entry('2026-11-01', 890_000, 'under-contract'),
  ]
  expect(history.map((each, index) => whatHappened(each, history[index - 1]))).toEqual([
    'Coming soon',
    'Listed',
    'Under contract',
    'Reduced by $20,000, 2.2%. Back on the market',
    'No longer listed',
    'Relisted',
    'Raised by $20,000, 2.3%. Under contract',
  ])
  expect(lastPriceChange(history)).toBe('Raised by $20,000 on November 1, 2026')
  expect(lastPriceChange(history.slice(0, 6))).toBe('Relisted on October 5, 2026, unchanged since')
})
