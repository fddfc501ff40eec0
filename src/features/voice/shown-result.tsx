import { Link } from '@tanstack/react-router'
import { use, type MouseEvent } from 'react'
import { partKey } from '#domain/search/filter-parts.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import { activeParts } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Shown } from '#domain/voice/conversation.ts'
import { CallButton, callButtonClass } from './call-button.tsx'
import { CountyFacts } from './county-facts.tsx'
import { FoundHome } from './found-home.tsx'
import { FoundHomes } from './found-homes.tsx'
import { ShownComparison } from './shown-comparison.tsx'
import { SimilarHomes } from './similar-homes.tsx'
import { opensElsewhere } from './source-links.tsx'
import { TalkWordsContext } from './talk-words.ts'

/** Most homes shown of a search. */
const MAX_HOMES = 3

interface ShownResultProps<Kind extends Shown['kind'] = Shown['kind']> {
  shown: Extract<Shown, { kind: Kind }>
  /** Says something for the visitor; null where the talk has gone on since. */
  onSay: ((text: string) => void) | null
  onLeave: () => void
}

/** What the agent found or did. */
export function ShownResult({ shown, onSay, onLeave }: ShownResultProps) {
  const words = use(TalkWordsContext)
  switch (shown.kind) {
    case 'search':
      return <FoundBySearch shown={shown} onSay={onSay} onLeave={onLeave} />
    case 'listing':
      return <FoundHome listing={shown.listing} onLeave={onLeave} />
    case 'comparison':
      return <ShownComparison shown={shown} onLeave={onLeave} />
    case 'similar':
      return <SimilarHomes shown={shown} onLeave={onLeave} />
    case 'county':
      return <CountyFacts county={shown.county} />
    case 'choices':
      return <Choices shown={shown} onSay={onSay} onLeave={onLeave} />
    case 'saved-search':
      return (
        <p className={NOTE}>
          {words.saved}{' '}
          <Link to="/favorites" onClick={leaving(onLeave)} className={LINK}>
            {shown.name}
          </Link>
        </p>
      )
    case 'inquiry-sent':
      return (
        <p className={NOTE}>
          {shown.tour ? words.tourRequested : words.inquirySent}{' '}
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

/** What may be pressed instead of said. Choices of an earlier answer are gone: they would answer another question. */
const Choices = ({ shown: { choices }, onSay }: ShownResultProps<'choices'>) =>
  onSay && (
    <ul className="flex flex-wrap gap-2">
      {choices.map(({ label, says }) => (
        <li key={label}>
          <CallButton tone="plain" className="text-sm whitespace-normal!" onClick={saying(says, onSay)}>
            {label}
          </CallButton>
        </li>
      ))}
    </ul>
  )

/** Says a choice. The button goes with it, so the log takes the focus that it would lose. */
const saying = (says: string, onSay: (text: string) => void) => (event: MouseEvent) => {
  event.currentTarget.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true })
  onSay(says)
}

const NOTE = 'rounded-lg border border-white/18 px-4 py-2.5 text-sm'
const LINK = 'font-semibold underline decoration-1 underline-offset-4 hover:decoration-2'

const leaving = (onLeave: () => void) => (event: MouseEvent) => {
  if (!opensElsewhere(event)) onLeave()
}

/** The understood filters, the first homes, and a link to all results. */
function FoundBySearch({ shown: { filters, sort, total, listings }, onLeave }: ShownResultProps<'search'>) {
  const words = use(TalkWordsContext)
  const parts = activeParts(filters, everyPrice)
  return (
    <section aria-label={words.homes(total)} className="rounded-lg border border-white/18 p-4">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-semibold tabular-nums">{words.homes(total)}</span>
        {filters.market === 'rent' && <span className={CHIP}>{words.forRent}</span>}
        {parts.map((part) => (
          <span key={partKey(part)} className={CHIP}>
            {words.chip(part, filters)}
          </span>
        ))}
      </p>
      {listings.length > 0 && <FoundHomes listings={listings.slice(0, MAX_HOMES)} onLeave={onLeave} />}
      {total > 0 && (
        <Link
          to="/listings"
          search={writeListingQuery({ filters, sort, page: 1 })}
          onClick={leaving(onLeave)}
          className={callButtonClass('plain', 'mt-4 max-w-full text-sm whitespace-normal! max-sm:w-full')}
        >
          {words.show}
        </Link>
      )}
    </section>
  )
}

const CHIP = 'inline-flex max-w-full rounded-full border border-transparent bg-white/14 px-3 py-0.5 text-xs font-medium'
