import { formatDay } from '#domain/day-text.ts'
import type { HistoryEntry, Listing } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'

const dayText = (on: string | null): string => (on === null ? '' : ` on ${formatDay(on)}`)

/** The changes of a price since the home came on the market, the last first: 'It was reduced to $629,000 on …'. */
export function priceHistoryText({ history, price, market, listedOn }: Listing): string {
  const changes = history.flatMap((entry, index) => {
    const before = history[index - 1]
    return before && before.status !== 'unlisted' && before.price !== entry.price ? [{ entry, before }] : []
  })
  const last = changes.at(-1)
  if (!last)
    return `Its price, ${formatPrice(price, market)}, hasn’t changed since it was listed on ${formatDay(listedOn)}.`
  const earlier =
    changes.length > 1
      ? ` It changed ${changes.length === 2 ? 'once' : `${changes.length - 1} times`} before that.`
      : ''
  return `${changeText(last.entry, last.before, market)}${earlier}`
}

/** 'It was reduced from $750,000 to $725,000 on October 12, 2026.' */
const changeText = (entry: HistoryEntry, before: HistoryEntry, market: Listing['market']): string =>
  `It was ${entry.price < before.price ? 'reduced' : 'raised'} from ${formatPrice(before.price, market)} to ${formatPrice(entry.price, market)}${dayText(entry.on)}.`
