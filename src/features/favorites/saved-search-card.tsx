import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { formatDay } from '#domain/day-text.ts'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import { wishTexts } from '#domain/match/wish-texts.ts'
import { describeSavedSearch, isPlacedOnMap, type SavedSearch } from '#domain/saved/saved-search.ts'
import { mapParamsFor, writeListingQuery } from '#domain/search/filters-url.ts'
import { PAGE_FORM } from '#ui/listing/keep-button.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

interface SavedSearchCardProps {
  search: SavedSearch
  /** Whether new homes are emailed. */
  updates: ReactNode
  onRemove: (button: HTMLElement) => void
}

/** A saved search with its criteria and a link that runs it (F-03). */
export function SavedSearchCard({
  search: { id, name, filters, liked, dateCreated },
  updates,
  onRemove,
}: SavedSearchCardProps) {
  const isRanked = liked.length > 0
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-5 md:p-6">
      <h2 className="display text-xl">{name}</h2>
      <p className="mt-1 text-sm text-ink-soft">Created on {formatDay(dateCreated)}</p>
      {isRanked ? <Wishes filters={filters} liked={liked} /> : <Criteria filters={filters} />}
      <div className="mt-auto mb-6">{updates}</div>
      <div className="flex flex-wrap items-center gap-2">
        {isRanked ? (
          <Link
            to="/wishes"
            search={writeRankQuery({ filters, liked, page: 1 })}
            aria-label={`See Ranked Homes: ${name}`}
            className={buttonClass('primary', 'small', 'min-h-11')}
          >
            See Ranked Homes
          </Link>
        ) : (
          <Link
            to="/listings"
            search={writeListingQuery({ filters, sort: 'newest', page: 1 })}
            aria-label={`Run This Search: ${name}`}
            className={buttonClass('primary', 'small', 'min-h-11')}
          >
            Run This Search
          </Link>
        )}
        {!isRanked && isPlacedOnMap(filters) && (
          <Link
            to="/map"
            search={mapParamsFor(filters)}
            aria-label={`Show on the map: ${name}`}
            className={buttonClass('secondary', 'small', 'min-h-11 max-md:hidden')}
          >
            Show on the map
          </Link>
        )}
        <Button
          tone="quiet"
          size="small"
          type="submit"
          form={PAGE_FORM}
          name="remove-search"
          value={id}
          aria-label={`Remove the search ${name}`}
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

/** The four boxes of a plain search (F-03), and what has none of its own. */
function Criteria({ filters }: Pick<SavedSearch, 'filters'>) {
  const criteria = describeSavedSearch(filters)
  return (
    <>
      <Boxes>
        <Box term="Location" text={criteria.location} />
        <Box term="Price Range" text={criteria.priceRange} />
        <Box term="Bedrooms" text={criteria.beds} />
        <Box term="Bathrooms" text={criteria.baths} />
      </Boxes>
      {criteria.others.length > 0 && <Others texts={criteria.others} />}
    </>
  )
}

/** What homes must meet, and what they are ranked by. */
function Wishes(search: Pick<SavedSearch, 'filters' | 'liked'>) {
  const { musts, wishes } = wishTexts(search)
  return (
    <Boxes>
      {musts.length > 0 && <Box term="Must" text={musts.join(' · ')} />}
      <Box term="Would like" text={wishes.join(' · ')} />
    </Boxes>
  )
}

function Boxes({ children }: { children: ReactNode }) {
  return (
    <dl className="mt-5 mb-6 grid gap-px overflow-hidden rounded-sm border border-line bg-line sm:grid-cols-2">
      {children}
    </dl>
  )
}

function Box({ term, text }: { term: string; text: string }) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-xs text-ink-soft">{term}</dt>
      <dd className="font-semibold tabular-nums">{text}</dd>
    </div>
  )
}

/** Criteria without a box of their own. */
function Others({ texts }: { texts: readonly string[] }) {
  return (
    <ul aria-label="Other filters" className="-mt-3 mb-6 flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="rounded-full bg-sand px-3 py-0.5 text-sm text-ink-soft">
          {text}
        </li>
      ))}
    </ul>
  )
}

export const SavedSearchCardSkeleton = () => <div className="skeleton h-94 rounded-lg" />
