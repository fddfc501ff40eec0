import type { ListingSummary } from '#domain/listing.ts'
import { formatPrice } from '#domain/money.ts'
import { factsText } from './facts-text.ts'

/** What the popup above a pill says of its home (M-03). */
export function HomePopup({ home }: { home: ListingSummary }) {
  return (
    <section aria-label="Selected on the map" className="w-60 px-4 py-3 text-sm">
      <p className="display text-lg leading-tight tabular-nums">{formatPrice(home.price, home.market)}</p>
      <p className="mt-1 font-semibold">{home.title}</p>
      <p className="text-ink-soft">{home.address}</p>
      <p className="mt-1 tabular-nums">{factsText(home)}</p>
    </section>
  )
}

interface GroupPopupProps {
  homes: readonly ListingSummary[]
  onSelect: (id: number) => void
}

/** The homes at one door, or so near that the map can't tell them apart. */
export function GroupPopup({ homes, onSelect }: GroupPopupProps) {
  return (
    <section aria-label={`${homes.length} homes here`} className="w-60 py-2 text-sm">
      <p className="px-4 py-1 font-semibold">{homes.length} homes here</p>
      <ul className="max-h-60 overflow-y-auto">
        {homes.map((home) => (
          <li key={home.id}>
            <button
              type="button"
              onClick={() => onSelect(home.id)}
              className="flex min-h-11 w-full flex-col px-4 py-2 text-left -outline-offset-2 hover:bg-sand"
            >
              <span className="font-semibold tabular-nums">{formatPrice(home.price, home.market)}</span>
              <span className="text-ink-soft">{home.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
