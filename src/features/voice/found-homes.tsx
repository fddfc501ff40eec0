import { use } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { FoundHome } from './found-home.tsx'
import { TalkWordsContext } from './talk-words.ts'

/** Cards of homes; a broker of all is named once, below them (IDX rule). */
export function FoundHomes({ listings, onLeave }: { listings: readonly ListingSummary[]; onLeave: () => void }) {
  const words = use(TalkWordsContext)
  const [first] = listings
  const isOneOffice = listings.length > 1 && listings.every(({ office }) => office === first!.office)
  return (
    <>
      <ul className="mt-3 space-y-3">
        {listings.map((listing) => (
          <li key={listing.id}>
            <FoundHome listing={listing} hidesBroker={isOneOffice} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {isOneOffice && <p className="mt-3 text-xs text-white/75">{words.allListedBy(first!.office)}</p>}
    </>
  )
}
