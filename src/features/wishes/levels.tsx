import { Link } from '@tanstack/react-router'
import type { RankQuery } from '#domain/match/ranking.ts'
import { WISH_PARTS, wishName } from '#domain/match/wishes.ts'
import { partText } from '#domain/search/filter-parts.ts'
import type { FilterPart } from '#domain/search/filters.ts'
import { changed, wishesSearch, type Matters } from './wishes-address.ts'

interface LevelsProps {
  query: RankQuery
  part: FilterPart
  /** What stays open: the wishes, or a home's reasons. */
  open: Record<string, string>
  /** Where a browser without scripts goes on. */
  hash: string
  /** The part goes away with its links. */
  onRemove: () => void
}

const NAMES: readonly (readonly [Matters, string])[] = [
  ['must', 'Must'],
  ['like', 'Would like'],
  ['none', 'Don’t mind'],
]

/** How much a part of the search matters, as links to the other ranks. */
export function Levels({ query, part, open, hash, onRemove }: LevelsProps) {
  const name = wishName(part)
  const now: Matters = query.liked.includes(name) ? 'like' : 'must'
  const text = partText(part, query.filters)
  const levels = NAMES.filter(([matters]) => matters !== 'like' || WISH_PARTS.includes(name))
  return (
    <fieldset className="levels">
      <legend className="sr-only">{text}</legend>
      {levels.map(([matters, label]) => (
        <Link
          key={matters}
          to="/wishes"
          search={{ ...wishesSearch(changed(query, part, matters)), ...open }}
          replace
          resetScroll={false}
          aria-current={matters === now ? 'true' : undefined}
          // Without it a link that has fewer parameters than the address would count as the current one.
          activeOptions={{ exact: true }}
          hash={hash}
          hashScrollIntoView={false}
          aria-label={`${label}: ${text}`}
          onClick={matters === 'none' ? onRemove : undefined}
        >
          {label}
        </Link>
      ))}
    </fieldset>
  )
}
