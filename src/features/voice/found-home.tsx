import { Link } from '@tanstack/react-router'
import { use } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { CompactAddress } from '#ui/listing/compact-address.tsx'
import { COMPACT } from '#ui/listing/compact-look.ts'
import { DottedFacts } from '#ui/listing/dotted-facts.tsx'
import { HomeTitle } from '#ui/listing/home-title.tsx'
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
      <div className="aspect-3/2 w-24 sm:w-27 shrink-0 self-start overflow-hidden rounded-sm bg-white/10">
        <Photo picture={listing.picture} alt="" sizes="108px" className="size-full" />
      </div>
      <div className="min-w-0">
        <p className={COMPACT.price}>{words.price(listing.price, listing.market)}</p>
        <p className={COMPACT.title}>
          <Link
            to="/listings/$id"
            params={{ id: String(listing.id) }}
            onClick={(event) => {
              if (!opensElsewhere(event)) onLeave()
            }}
            className="after:absolute after:inset-0 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-white"
          >
            <HomeTitle title={listing.title} />
          </Link>
        </p>
        <p>
          <CompactAddress address={listing.address} className="mt-0.5 text-white/80" />
        </p>
        <p className={`text-white/80 tabular-nums ${COMPACT.line}`}>
          {words.facts ? words.facts(listing) : <DottedFacts home={listing} />}
        </p>
        {!hidesBroker && <p className="text-xs text-white/75">{words.listedBy(listing.office)}</p>}
      </div>
    </article>
  )
}
