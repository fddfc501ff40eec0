import { Link } from '@tanstack/react-router'
import { X } from 'lucide'
import { comparisonText } from '#domain/listing/comparison.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { Photo } from '#ui/photo/photo.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { PrintedAddress } from '#ui/primitives/printed-address.tsx'
import { Head } from './table-parts.tsx'

/** On paper it is larger. */
const SIZES = '(width >= 64rem) 200px, 96px'

/** What names a column: picture, price and title of its home, and the link that leaves it out. */
export function HomeHead({ home, homes }: { home: Listing; homes: readonly Listing[] }) {
  const others = homes.filter(({ id }) => id !== home.id).map(({ id }) => id)
  return (
    <Head abbr={home.title}>
      <div className="comparison-head">
        <div className="photo">
          <Photo picture={home.picture} alt="" sizes={SIZES} priority className="size-full" />
        </div>
        <p className="price display">{formatPrice(home.price, home.market)}</p>
        <Link to="/listings/$id" params={{ id: String(home.id) }} title={home.title} className="title">
          {home.title}
        </Link>
        <Link
          to="/compare"
          search={{ homes: comparisonText(others) }}
          resetScroll={false}
          aria-label={`Remove ${home.title}`}
          // The focused link is removed with its home.
          onClick={(event) => event.currentTarget.closest<HTMLElement>('.comparison')?.focus({ preventScroll: true })}
          className="leave-out"
        >
          <Icon of={X} size={18} />
        </Link>
        <PrintedAddress of="link" className="address" />
      </div>
    </Head>
  )
}
