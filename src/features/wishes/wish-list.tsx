import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { RankQuery } from '#domain/match/ranking.ts'
import { wishName } from '#domain/match/wishes.ts'
import { partText } from '#domain/search/filter-parts.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import { activeParts } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { ForgetWishes } from './kept-wishes.tsx'
import { Levels } from './levels.tsx'
import { EDITING, questionSearch } from './wishes-address.ts'

interface WishListProps {
  query: RankQuery
  /** The wishes are open to be changed. */
  isEditing: boolean
  onForget: () => void
}

/** All that is asked for in a line; unfolded, how much each part matters. */
export function WishList({ query, isEditing, onForget }: WishListProps) {
  const parts = activeParts(query.filters, everyPrice)
  const summary = useRef<HTMLElement>(null)
  const named = (isWish: boolean) =>
    parts
      .filter((part) => query.liked.includes(wishName(part)) === isWish)
      .map((part) => <span key={wishName(part)}>{partText(part, query.filters)}</span>)
  const [musts, wishes] = [named(false), named(true)]
  if (parts.length === 0) {
    return (
      <p className="wish-acts">
        <span>You haven’t told us any wishes yet.</span>
        <Link to="/wishes" search={questionSearch(query, 0)} className={buttonClass('primary', 'medium')}>
          Answer seven short questions
        </Link>
      </p>
    )
  }
  return (
    <details id="wishes" className="wish-list" open={isEditing}>
      <summary ref={summary}>
        <span className="wish-lines">
          {musts.length > 0 && (
            <span>
              <b>Must</b> <span className="joined">{musts}</span>
            </span>
          )}
          {wishes.length > 0 && (
            <span>
              <b>Would like</b> <span className="joined">{wishes}</span>
            </span>
          )}
        </span>
        <span className="link wish-change" />
      </summary>
      <ul>
        {parts.map((part) => (
          <li key={wishName(part)}>
            <span>{partText(part, query.filters)}</span>
            <Levels query={query} part={part} open={EDITING} hash="wishes" onRemove={() => summary.current?.focus()} />
          </li>
        ))}
      </ul>
      <p className="wish-acts">
        <Link to="/wishes" search={questionSearch(query, 0)} className={buttonClass('secondary', 'medium')}>
          Answer the questions again
        </Link>
        <Link
          to="/listings"
          search={writeListingQuery({ filters: query.filters, sort: 'newest', page: 1 })}
          className="link inline-flex min-h-11 items-center"
        >
          See only homes that meet all of it
        </Link>
        <ForgetWishes onForget={onForget} />
      </p>
    </details>
  )
}
