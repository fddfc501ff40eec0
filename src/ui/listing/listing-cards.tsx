import type { ReactNode } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { useAgency } from '../use-agency.ts'
import type { HeartedHome } from './heart-button.tsx'
import { ListingCard } from './listing-card.tsx'
import { areOurs, OfficeLine } from './office-line.tsx'

/** Where cards are beside each other, up to three in a row. */
export const CARD_GRID = 'mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3'

interface ListingCardsProps {
  homes: readonly ListingSummary[]
  /** What the visitor saved, and how a heart changes it. */
  favorites: { has: (id: number) => boolean; toggle: (home: HeartedHome) => void }
  layout?: 'grid' | 'list'
  /** Where the cards are. */
  className?: string
  /** Above a card. */
  noteOf?: (home: ListingSummary) => string | null
  /** Items after the cards. */
  children?: ReactNode
}

/** A section's homes as cards, with their office named once where it is ours and on each card otherwise. */
export function ListingCards({
  homes,
  favorites,
  layout = 'grid',
  className = CARD_GRID,
  noteOf,
  children,
}: ListingCardsProps) {
  const showOffice = !areOurs(homes, useAgency())
  return (
    <>
      <ul className={className}>
        {homes.map((home) => (
          <li key={home.id}>
            <Note text={noteOf?.(home)} />
            <ListingCard
              listing={home}
              saved={favorites.has(home.id)}
              onToggleSaved={favorites.toggle}
              layout={layout}
              heading="h3"
              showOffice={showOffice}
            />
          </li>
        ))}
        {children}
      </ul>
      <OfficeLine homes={homes} className="mt-6" />
    </>
  )
}

const Note = ({ text }: { text: string | null | undefined }) =>
  text && <p className="mb-2 text-sm font-semibold">{text}</p>
