import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { COUNTY_INFO } from '#content/counties.ts'
import { VOICE_CALL } from '#content/voice-texts.ts'
import { homesCount } from '#domain/count.ts'
import type { County } from '#domain/geo/county.ts'
import { partText } from '#domain/search/filter-parts.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import { activeParts } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { callButtonClass } from './call-button.tsx'
import { FoundHome } from './found-home.tsx'
import { opensElsewhere } from './source-links.tsx'

/** Most homes shown of a search. */
const MAX_HOMES = 3

interface ShownResultProps<Kind extends Shown['kind'] = Shown['kind']> {
  shown: Extract<Shown, { kind: Kind }>
  onLeave: () => void
}

/** What the agent found or did. */
export function ShownResult({ shown, onLeave }: ShownResultProps) {
  switch (shown.kind) {
    case 'search':
      return <FoundHomes shown={shown} onLeave={onLeave} />
    case 'listing':
      return <FoundHome listing={shown.listing} onLeave={onLeave} />
    case 'county':
      return <CountyFacts county={shown.county} />
    case 'saved-search':
      return (
        <p className={NOTE}>
          Saved:{' '}
          <Link to="/favorites" onClick={leaving(onLeave)} className={LINK}>
            {shown.name}
          </Link>
        </p>
      )
    case 'inquiry-sent':
      return (
        <p className={NOTE}>
          {shown.tour ? 'Tour requested: ' : 'Inquiry sent: '}
          <Link
            to="/listings/$id"
            params={{ id: String(shown.listing.id) }}
            onClick={leaving(onLeave)}
            className={LINK}
          >
            {shown.listing.title}
          </Link>
        </p>
      )
  }
}

const NOTE = 'rounded-lg border border-white/18 px-4 py-2.5 text-sm'
const LINK = 'font-semibold underline decoration-1 underline-offset-4 hover:decoration-2'

const leaving = (onLeave: () => void) => (event: MouseEvent) => {
  if (!opensElsewhere(event)) onLeave()
}

/** The understood filters, the first homes, and a link to all results. */
function FoundHomes({ shown: { filters, sort, total, listings }, onLeave }: ShownResultProps<'search'>) {
  const parts = activeParts(filters, everyPrice)
  return (
    <section aria-label={homesCount(total)} className="rounded-lg border border-white/18 p-4">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-semibold tabular-nums">{homesCount(total)}</span>
        {filters.market === 'rent' && <span className={CHIP}>For rent</span>}
        {parts.map((part) => (
          <span key={part.part === 'amenity' ? part.amenity : part.part} className={CHIP}>
            {partText(part, filters)}
          </span>
        ))}
      </p>
      {listings.length > 0 && (
        <ul className="mt-3 space-y-3">
          {listings.slice(0, MAX_HOMES).map((listing) => (
            <li key={listing.id}>
              <FoundHome listing={listing} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
      <Link
        to="/listings"
        search={writeListingQuery({ filters, sort, page: 1 })}
        onClick={leaving(onLeave)}
        className={callButtonClass('plain', 'mt-4 max-w-full text-sm whitespace-normal! max-sm:w-full')}
      >
        {VOICE_CALL.show}
      </Link>
    </section>
  )
}

const CHIP = 'inline-flex max-w-full rounded-full border border-transparent bg-white/14 px-3 py-0.5 text-xs font-medium'

function CountyFacts({ county }: { county: County }) {
  const { stats } = COUNTY_INFO.find(({ name }) => name === county)!
  return (
    <section aria-label={`${county} County`} className="rounded-lg border border-white/18 p-4">
      <p className="display text-lg">{county} County</p>
      <dl className="mt-2 space-y-1 text-sm">
        <Fact name="Average home price" value={stats.avgPrice} />
        <Fact name="Population" value={stats.population} />
        <Fact name="Municipalities" value={stats.towns} />
      </dl>
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-white/75">{name}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
)
