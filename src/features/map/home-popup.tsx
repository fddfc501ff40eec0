import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { DottedFacts } from '#ui/listing/dotted-facts.tsx'

/** What the popup above a pill says of its home (M-03). */
export function HomePopup({ home }: { home: ListingSummary }) {
  return (
    <section aria-label="Selected on the map" className="w-60 px-4 py-3 text-sm">
      <p className="display text-lg leading-tight tabular-nums">{formatPrice(home.price, home.market)}</p>
      <p className="mt-1 font-semibold">{home.title}</p>
      <p className="text-ink-soft">{home.address}</p>
      <p className="mt-1">
        <DottedFacts home={home} />
      </p>
    </section>
  )
}
