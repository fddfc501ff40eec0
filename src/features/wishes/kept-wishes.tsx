import { Link } from '@tanstack/react-router'
import { readRankQuery } from '#domain/match/rank-url.ts'
import type { ToldWishes } from '#domain/match/told-wishes.ts'
import { asksNothing } from '#domain/match/wish-texts.ts'
import { listNames } from '#domain/name-list.ts'
import { partText } from '#domain/search/filter-parts.ts'
import { activeParts } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { wishesSearch } from './wishes-address.ts'

interface KeptWishesProps {
  told: ToldWishes | null
  onForget: () => void
}

/** The wishes that the device keeps, to go on with. The room for them is there before they are. */
export function KeptWishes({ told, onForget }: KeptWishesProps) {
  const query = readRankQuery(told?.wishes ?? {})
  return (
    <div className="kept-wishes">
      {!asksNothing(query) && (
        <>
          <Link to="/wishes" search={wishesSearch(query)} className="link">
            Continue with your wishes:{' '}
            {inShort(activeParts(query.filters, everyPrice).map((part) => partText(part, query.filters)))}
          </Link>
          <ForgetWishes onForget={onForget} />
        </>
      )}
    </div>
  )
}

/** Deletes what the device keeps. */
export function ForgetWishes({ onForget }: { onForget: () => void }) {
  return (
    <button type="button" onClick={onForget} className="link forget-wishes">
      Forget my wishes
    </button>
  )
}

const MOST_NAMED = 3

/** 'Up to $2,800/mo, 3+ beds, Bergen County, and 2 more'. */
const inShort = (texts: readonly string[]): string =>
  texts.length > MOST_NAMED + 1
    ? listNames([...texts.slice(0, MOST_NAMED), `${texts.length - MOST_NAMED} more`])
    : texts.join(', ')
