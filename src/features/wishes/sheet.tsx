import { foldCase } from '#domain/fold-case.ts'
import type { FitReason } from '#domain/match/fit-text.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import { FULL, wishName } from '#domain/match/wishes.ts'
import { partText } from '#domain/search/filter-parts.ts'
import { activeParts } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { Levels } from './levels.tsx'

interface SheetProps {
  query: RankQuery
  id: number
  reasons: readonly FitReason[]
  onRemove: () => void
}

/** Every wish with the points that it gives, and how much it matters. */
export function Sheet({ query, id, reasons, onRemove }: SheetProps) {
  const parts = activeParts(query.filters, everyPrice)
  return (
    <ul className="fit-sheet">
      {reasons.map((reason) => {
        const { key, text, holds, points, isMust } = reason
        const part = parts.find((each) => wishName(each) === key)
        // Being for sale or for rent is no wish.
        if (!part && key !== 'market') return null
        const name = part && partText(part, query.filters)
        return (
          <li key={key} data-holds={holds || undefined}>
            <p>
              {name && <b>{name}</b>}
              {(!name || foldCase(text) !== foldCase(name)) && <span>{text}</span>}
              {isMust
                ? !holds && <small>missed must</small>
                : query.liked.includes(key) && (
                    <small>
                      {points} of {FULL} points
                    </small>
                  )}
            </p>
            {part && (
              <Levels query={query} part={part} open={{ why: String(id) }} hash={`home-${id}`} onRemove={onRemove} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
