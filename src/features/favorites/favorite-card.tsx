import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide'
import { formatDay } from '#domain/day-text.ts'
import { formatPrice } from '#domain/money/money.ts'
import { HomeReasons, type HomeReasonsProps } from '#features/reasons/home-reasons.tsx'
import type { FavoriteListing, FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { CardPlace } from '#ui/listing/card-place.tsx'
import { DecisionLines } from '#ui/listing/decision-lines.tsx'
import { FactsLine } from '#ui/listing/facts-line.tsx'
import { HomeBadge } from '#ui/listing/home-badge.tsx'
import { HomeTitle } from '#ui/listing/home-title.tsx'
import { keepButton } from '#ui/listing/keep-button.ts'
import { OutsideTag } from '#ui/listing/outside-tag.tsx'
import { Photo } from '#ui/photo/photo.tsx'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { HomeNote } from './home-note.tsx'
import { AnswersOnHome } from './received/answers-on-home.tsx'
import type { NamedAnswer } from './received/received-answers.ts'
import { useFavoriteNote } from './use-favorite-note.ts'
import { NoteForm } from './without-scripts/note-form.tsx'

const SIZES = '(width >= 80rem) 384px, (width >= 48rem) 45vw, 92vw'

interface FavoriteCardProps {
  favorite: FavoriteListing
  favorites: FavoritesGateway
  /** What guests of the shared list answered about it. */
  answers: readonly NamedAnswer[]
  /** Heading level of the title. */
  heading: 'h2' | 'h3'
  onRemove: (button: HTMLElement) => void
  /** It is chosen for the comparison. */
  compared: boolean
  onCompare: (wanted: boolean) => void
  /** False where the list names the office of all its homes. */
  showOffice: boolean
  /** What tells how far it meets the wishes that the device keeps. */
  wishes: Omit<HomeReasonsProps, 'home'>
}

/** A saved home (F-02): a card of the results with its date and the visitor's note; only its title and its button link to its page. */
export function FavoriteCard({ favorite, favorites, answers, heading: Heading, ...card }: FavoriteCardProps) {
  const { listing, dateAdded, note } = favorite
  const { onRemove, compared, onCompare, showOffice, wishes } = card
  const keeping = useFavoriteNote(listing.id, favorites)
  const detail = { to: '/listings/$id', params: { id: String(listing.id) } } as const
  return (
    <article id={`home-${listing.id}`}>
      <div className="card-frame">
        <Photo picture={listing.picture} alt="" sizes={SIZES} className="size-full" />
        <HomeBadge home={listing} className="absolute top-3 left-3" />
      </div>
      <div className="card-text pt-1.5!">
        <div className="-mb-2 flex items-center justify-between gap-4">
          <p className="display card-price">{formatPrice(listing.price, listing.market)}</p>
          <label className="-mr-1 flex min-h-11 items-center gap-2 px-1 text-sm text-ink-soft hover:text-ink print:hidden noscript:hidden">
            <input
              type="checkbox"
              name="compare"
              checked={compared}
              onChange={(event) => onCompare(event.currentTarget.checked)}
              className="size-4.5 accent-indigo"
            />
            <span>
              Compare <span className="sr-only">{listing.title}</span>
            </span>
          </label>
        </div>
        <Heading className="display text-xl">
          <Link {...detail} className="hover:text-indigo">
            <HomeTitle title={listing.title} />
          </Link>
        </Heading>
        <CardPlace home={listing} />
        <OutsideTag county={listing.county} />
        <FactsLine listing={listing} />
        <div className="card-decision">
          <DecisionLines home={listing} />
        </div>
        <HomeReasons home={listing} {...wishes} />
        <p className="text-xs text-ink-soft">
          Saved <time dateTime={dateAdded}>{formatDay(dateAdded)}</time>
        </p>
        {showOffice && <p className="text-xs text-ink-soft">Listed by {listing.office}</p>}
      </div>
      <AnswersOnHome title={listing.title} answers={answers} />
      <HomeNote home={listing} note={note} keeping={keeping} />
      <noscript>{import.meta.env.SSR && <NoteForm home={listing} note={note} />}</noscript>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Link
          {...detail}
          aria-label={`View Details of ${listing.title}`}
          className={buttonClass('secondary', 'small', 'min-h-11')}
        >
          View Details
        </Link>
        <Button
          tone="quiet"
          size="small"
          {...keepButton(listing.id, true)}
          aria-label={`Remove ${listing.title} from favorites`}
          onClick={(event) => {
            event.preventDefault()
            onRemove(event.currentTarget)
          }}
          className="min-h-11"
        >
          <Icon of={Trash2} size={16} />
          Remove
        </Button>
      </div>
    </article>
  )
}

export function FavoriteCardSkeleton() {
  return (
    <div>
      <div className="skeleton aspect-3/2 rounded-lg" />
      <div className="skeleton mt-3 h-5 w-28" />
      <div className="skeleton mt-1.5 h-7 w-3/4" />
      <div className="skeleton mt-2 h-5 w-full" />
      <div className="skeleton mt-2 h-5 w-2/3" />
      <div className="skeleton mt-3 h-11 w-28" />
      <div className="skeleton mt-2 h-11 w-56" />
    </div>
  )
}
