import { Fragment } from 'react'
import { commuteLine } from '#domain/commute/commute-text.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { commuteHome } from './commute-home.ts'
import { searchLimits } from './search-limits.ts'
import { useSearchThatHydrates } from './search-that-hydrates.ts'
import { useTimetable } from './use-timetable.ts'

interface CommuteLineProps {
  home: Pick<ListingSummary, 'location' | 'county'>
  /** The id of a place of work or of a station. */
  place: string
}

/** '36 min to Penn Station · 8 min walk to Glen Ridge', or why there is none. */
export function CommuteLine({ home, place }: CommuteLineProps) {
  const timetable = useTimetable()
  const limits = searchLimits(useSearchThatHydrates(), place)
  if (!timetable) return <span className="text-ink-soft">Commute: we couldn’t load the timetable</span>
  const [ride, ...way] = commuteLine(commuteHome(home, timetable), place, timetable, limits)
  if (way.length === 0) return ride
  return (
    <span className="dotted commute-line">
      {[ride, ...way].map((part) => (
        <Fragment key={part}>
          <span>{part}</span>{' '}
        </Fragment>
      ))}
    </span>
  )
}
