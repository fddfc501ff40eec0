import { Link } from '@tanstack/react-router'
import { use } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { DottedFacts } from '#ui/listing/dotted-facts.tsx'
import { Photo } from '#ui/photo/photo.tsx'
import { opensElsewhere } from './source-links.tsx'
import { TalkWordsContext } from './talk-words.ts'

interface FoundHomeProps {
  listing: ListingSummary
  /** The broker is named once below several cards. */
  hidesBroker?: boolean
  onLeave: () => void
}

/** A home the agent found, as a small card that links to its page. */
export function FoundHome({ listing, hidesBroker = false, onLeave }: FoundHomeProps) {
  const words = use(TalkWordsContext)
  return (
    <article className="relative flex gap-3.5 rounded-sm hover:bg-white/6">
      <div className="aspect-4/3 w-24 shrink-0 self-start overflow-hidden rounded-sm bg-white/10">
        <Photo picture={listing.picture} alt="" sizes="96px" className="size-full" />
      </div>
      <div className="min-w-0 text-sm">
        <p className="display text-lg leading-tight tabular-nums">{words.price(listing.price, listing.market)}</p>
        <p className="font-semibold">
          <Link
            to="/listings/$id"
            params={{ id: String(listing.id) }}
            onClick={(event) => {
              if (!opensElsewhere(event)) onLeave()
            }}
            className="after:absolute after:inset-0 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-white"
          >
            {listing.title}
          </Link>
        </p>
        <p className="text-white/80 tabular-nums">
          {words.facts ? words.facts(listing) : <DottedFacts home={listing} />}
        </p>
        <p className="text-xs text-white/75">
          {[listing.city, hidesBroker ? '' : words.listedBy(listing.office)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </article>
  )
}
