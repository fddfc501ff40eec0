import { Link } from '@tanstack/react-router'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { Photo } from '../photo/photo.tsx'
import { CardPlace } from './card-place.tsx'
import { FactsLine } from './facts-line.tsx'
import { FeatureChips } from './feature-chips.tsx'
import { HeartButton, type HeartedHome } from './heart-button.tsx'
import { HomeTitle } from './home-title.tsx'
import { LateDecisionLines } from './late-decision-lines.ts'
import { LateHomeBadge } from './late-home-badge.ts'
import { OutsideTag } from './outside-tag.tsx'

// On phones a little less than the real width: at their pixel density the next smaller file looks the same.
const GRID_SIZES = '(width >= 80rem) 384px, (width >= 64rem) 30vw, (width >= 48rem) 45vw, 86vw'
const LIST_SIZES = '(width >= 64rem) 320px, (width >= 48rem) 35vw, 86vw'

/** A card is at most 412 points wide; phones have up to 3 pixels a point. */
const WIDTHS = [400, 1200] as const

interface ListingCardProps {
  listing: ListingSummary
  /** The visitor saved it. */
  saved: boolean
  /** Undefined for a card without a heart. */
  onToggleSaved: ((home: HeartedHome) => void) | undefined
  layout?: 'grid' | 'list'
  /** Heading level of the title. */
  heading?: 'h2' | 'h3'
  /** The picture is in the first view. */
  priority?: boolean
  /** False where the list names the office of all its homes. */
  showOffice?: boolean
}

/** A home in a grid, list or carousel (L-07). The whole card except its heart links to its page. */
export function ListingCard({
  listing,
  saved,
  onToggleSaved,
  layout = 'grid',
  heading: Heading = 'h2',
  priority = false,
  showOffice = true,
}: ListingCardProps) {
  const list = layout === 'list'
  return (
    <article id={`home-${listing.id}`} className={list ? 'group relative md:flex md:gap-6' : 'group relative'}>
      <div className={list ? 'card-frame md:w-80 md:shrink-0' : 'card-frame'}>
        <Photo
          picture={listing.picture}
          alt=""
          sizes={list ? LIST_SIZES : GRID_SIZES}
          widths={WIDTHS}
          priority={priority}
          className="card-photo"
        />
        <LateHomeBadge home={listing} className="absolute top-3 left-3" />
      </div>
      <div className={list ? 'card-text md:pt-0' : 'card-text'}>
        <p className="display card-price">{formatPrice(listing.price, listing.market)}</p>
        <Heading className="display text-xl">
          <Link to="/listings/$id" params={{ id: String(listing.id) }} className="card-link">
            <HomeTitle title={listing.title} />
          </Link>
        </Heading>
        <CardPlace home={listing} inOneLine={list} />
        <OutsideTag county={listing.county} />
        <FactsLine listing={listing} />
        <div className="card-decision">
          <LateDecisionLines home={listing} />
          <FeatureChips features={listing.features} />
        </div>
        {showOffice && <p className="text-xs text-ink-soft">{`Listed by ${listing.office}`}</p>}
      </div>
      {onToggleSaved && (
        <HeartButton
          home={listing}
          saved={saved}
          onToggle={onToggleSaved}
          className={list ? 'card-heart md:right-auto md:left-66.5' : 'card-heart'}
        />
      )}
    </article>
  )
}
