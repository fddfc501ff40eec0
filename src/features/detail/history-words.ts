import { formatDay } from '#domain/day-text.ts'
import type { HistoryEntry } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'

const STATUS_WORDS: Record<HistoryEntry['status'], string> = {
  active: 'Back on the market',
  'coming-soon': 'Coming soon',
  'under-contract': 'Under contract',
  unlisted: 'No longer listed',
}

/** What happened, as the difference to the entry before: 'Reduced by $125,000, 6.3%'. */
export function whatHappened({ price, status }: HistoryEntry, before: HistoryEntry | undefined): string {
  const began = listedWords(status, before)
  if (began !== null && (!before || before.status === 'unlisted' || before.price === price)) return began
  const change = before && before.price !== price ? [`${priceWords(price, before)}, ${percent(price, before)}%`] : []
  return [...change, ...(status === before?.status ? [] : [began ?? STATUS_WORDS[status]])].join('. ')
}

/** 'Listed', 'Relisted' or 'Coming soon' where an offer begins; null where it goes on. */
function listedWords(status: HistoryEntry['status'], before: HistoryEntry | undefined): string | null {
  if (before?.status === 'unlisted') return 'Relisted'
  if (!before && status === 'coming-soon') return STATUS_WORDS[status]
  return !before || (before.status === 'coming-soon' && status === 'active') ? 'Listed' : null
}

const priceWords = (price: number, before: HistoryEntry): string =>
  `${price < before.price ? 'Reduced' : 'Raised'} by ${formatDollars(Math.abs(price - before.price))}`

const percent = (price: number, before: HistoryEntry): string =>
  ((Math.abs(price - before.price) / before.price) * 100).toFixed(1)

/** The last change of the price, or since when there has been none: 'Reduced by $125,000 on October 12, 2026'. */
export function lastPriceChange(history: readonly HistoryEntry[]): string {
  const at = history.findLastIndex((entry, index) => {
    const before = history[index - 1]
    return before?.status === 'unlisted' || before?.price !== entry.price
  })
  const [before, entry] = [history[at - 1], history[at]!]
  const day = entry.on === null ? '' : ` on ${formatDay(entry.on)}`
  const began = listedWords(entry.status, before)
  return !before || before.status === 'unlisted'
    ? `${began}${day}, unchanged since`
    : `${priceWords(entry.price, before)}${day}`
}
