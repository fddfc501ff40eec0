import { Link } from '@tanstack/react-router'
import { X } from 'lucide'
import type { CSSProperties } from 'react'
import { comparisonText } from '#domain/listing/comparison.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { StatusBadge } from '#ui/listing/status-badge.tsx'
import { Photo } from '#ui/photo/photo.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { comparisonRows, type ComparisonRow } from './comparison-rows.ts'
import { NoteRow } from './note-row.tsx'
import './comparison-table.css'

const SIZES = '(width >= 64rem) 256px, 176px'

interface ComparisonTableProps {
  homes: readonly Listing[]
  favorites: FavoritesGateway
  differencesOnly: boolean
}

/** A column for each home. What doesn't fit scrolls sideways beside the fixed column of labels. */
export function ComparisonTable({ homes, favorites, differencesOnly }: ComparisonTableProps) {
  const rows = comparisonRows(homes).filter(({ differs }) => differs || !differencesOnly)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label="Homes side by side" className="comparison">
      <table style={{ '--homes': homes.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Fact</span>
            </th>
            {homes.map((home) => (
              <HomeHead key={home.id} home={home} homes={homes} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FactRow key={row.label} row={row} homes={homes} />
          ))}
          <NoteRow homes={homes} favorites={favorites} />
        </tbody>
      </table>
    </section>
  )
}

function HomeHead({ home, homes }: { home: Listing; homes: readonly Listing[] }) {
  const others = homes.filter(({ id }) => id !== home.id).map(({ id }) => id)
  return (
    <th scope="col" abbr={home.title}>
      <div className="relative aspect-3/2 overflow-hidden rounded-lg bg-sand">
        <Photo picture={home.picture} alt="" sizes={SIZES} priority className="size-full" />
        <StatusBadge status={home.status} className="absolute top-2 left-2" />
      </div>
      <Link
        to="/listings/$id"
        params={{ id: String(home.id) }}
        className="display mt-3 block text-lg hover:text-indigo"
      >
        {home.title}
      </Link>
      <p className="mt-1 text-sm font-normal text-ink-soft">{home.address}</p>
      <Link
        to="/compare"
        search={{ homes: comparisonText(others) }}
        resetScroll={false}
        aria-label={`Leave out ${home.title}`}
        // The focused link is removed with its home.
        onClick={(event) => event.currentTarget.closest<HTMLElement>('.comparison')?.focus({ preventScroll: true })}
        className="mt-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-ink-soft hover:text-ink print:hidden"
      >
        <Icon of={X} size={16} />
        Leave out
      </Link>
    </th>
  )
}

function FactRow({ row, homes }: { row: ComparisonRow; homes: readonly Listing[] }) {
  const same = homes.length > 1 && !row.differs
  return (
    <tr data-same={same || undefined}>
      <th scope="row">
        {row.label}
        {same && <span className="block text-xs font-normal text-ink-soft">Same for all</span>}
      </th>
      {row.values.map((value, index) => (
        <td key={homes[index]!.id}>{value ?? <span className="text-ink-soft">Not provided</span>}</td>
      ))}
    </tr>
  )
}
