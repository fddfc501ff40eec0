import type { CSSProperties } from 'react'
import { stationName } from '#domain/commute/commute-text.ts'
import type { Commute } from '#domain/commute/commutes.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { workPlaceName, type WorkPlace } from '#domain/commute/work-place.ts'
import { Fold } from '#ui/primitives/fold.tsx'
import { COMMUTE } from '../texts/place-texts.ts'

/** The morning that is drawn, and its busiest part, minutes after midnight. */
const MORNING = [360, 600] as const
const RUSH = [420, 540] as const
const HOURS = [6, 7, 8, 9, 10]

const share = (minutes: number): string => `${(100 * (minutes - MORNING[0])) / (MORNING[1] - MORNING[0])}%`

interface DeparturesFoldProps extends Commute {
  place: WorkPlace
  timetable: Timetable
}

/** A mark for each train of a morning at the nearest station. Nothing where the timetable has no departures. */
export function DeparturesFold({ near, ride, place, timetable }: DeparturesFoldProps) {
  const trains = ride.departures?.filter((at) => at >= MORNING[0] && at <= MORNING[1]) ?? []
  if (trains.length === 0) return null
  const [from, to] = [stationName(near.station, timetable), workPlaceName(place, timetable) ?? place]
  const perHour = COMMUTE.perHour(trains.filter((at) => at >= RUSH[0] && at < RUSH[1]).length / 2)
  return (
    <div className="folds">
      <Fold title={COMMUTE.morning} value={perHour}>
        <p>{COMMUTE.morningOf(from, to)}</p>
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with HTML, so that its words keep their size
          role="img"
          aria-label={COMMUTE.departures(trains.length, trains.map(clockText).join(', '))}
          className="departures"
        >
          <span className="rush" style={{ '--at': share(RUSH[0]), '--to': share(RUSH[1]) } as CSSProperties}>
            {perHour}
          </span>
          {trains.map((at) => (
            <i key={at} style={{ '--at': share(at) } as CSSProperties} />
          ))}
          {HOURS.map((hour) => (
            <span key={hour} className="hour" style={{ '--at': share(hour * 60) } as CSSProperties}>
              {hour === 6 ? COMMUTE.sixAm : hour}
            </span>
          ))}
        </div>
      </Fold>
    </div>
  )
}

const clockText = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
