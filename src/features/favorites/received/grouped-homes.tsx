import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { comparisonText, MAX_COMPARED, MIN_COMPARED } from '#domain/listing/comparison.ts'
import { splitByAgreement } from '#domain/saved/list-answers.ts'
import type { FavoriteListing } from '#ports/browser/favorites-gateway.ts'
import type { ListGuest } from '#ports/browser/list-answers-gateway.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { agreedTitle } from './received-answers.ts'

const GRID = 'mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3'

interface GroupedHomesProps {
  saved: readonly FavoriteListing[]
  guests: readonly ListGuest[]
  children: (favorite: FavoriteListing, heading: 'h2' | 'h3') => ReactNode
}

/** The saved homes; those that the visitor and the guests of the shared list both like come first, under a heading. */
export function GroupedHomes({ saved, guests, children: card }: GroupedHomesProps) {
  const { agreed, others } = splitByAgreement(saved, ({ listing }) => listing.id, guests)
  const heading = agreed.length > 0 ? 'h3' : 'h2'
  const grid = (homes: readonly FavoriteListing[]) => (
    <ul className={GRID}>
      {homes.map((favorite) => (
        <li key={favorite.listing.id}>{card(favorite, heading)}</li>
      ))}
    </ul>
  )
  if (agreed.length === 0) return grid(others)
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6">
        <h2 className="section-title">{agreedTitle(guests)}</h2>
        <CompareAgreed ids={agreed.map(({ listing }) => listing.id)} />
      </div>
      {grid(agreed)}
      {others.length > 0 && (
        <>
          <h2 className="section-title mt-14 border-t border-line pt-6">Your other homes</h2>
          {grid(others)}
        </>
      )}
    </>
  )
}

function CompareAgreed({ ids }: { ids: readonly number[] }) {
  if (ids.length < MIN_COMPARED || ids.length > MAX_COMPARED) return null
  return (
    <Link
      to="/compare"
      search={{ homes: comparisonText(ids) }}
      className={buttonClass('secondary', 'small', 'min-h-11')}
    >
      Compare side by side
    </Link>
  )
}
