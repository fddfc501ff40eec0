import { formatNewJerseyTime } from '#domain/clock-text.ts'
import type { FeedCredit } from '#domain/listing/feed-credit.ts'

/** What the sources of the homes on a page require to be shown with them (IDX). */
export function FeedCredits({ feeds, className = '' }: { feeds: readonly FeedCredit[]; className?: string }) {
  if (feeds.length === 0) return null
  return (
    <section aria-label="Listing sources" className={`text-sm text-ink-soft ${className}`}>
      <ul className="flex flex-col gap-5">
        {feeds.map((feed) => (
          <li key={feed.name} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Credit feed={feed} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Credit({ feed: { name, logo, disclaimer, listingsAsOf } }: { feed: FeedCredit }) {
  return (
    <>
      {logo !== null && (
        <img src={logo} alt="" loading="lazy" decoding="async" className="h-8 w-auto max-w-32 object-contain" />
      )}
      <p className="min-w-0">
        Listings from <span className="font-semibold text-ink">{name}</span>
        {listingsAsOf !== null && (
          <>
            <br />
            Listings as of <time dateTime={listingsAsOf}>{formatNewJerseyTime(new Date(listingsAsOf))}</time>
          </>
        )}
      </p>
      {disclaimer !== null && <p className="max-w-[85ch] basis-full whitespace-pre-line">{disclaimer}</p>}
    </>
  )
}
