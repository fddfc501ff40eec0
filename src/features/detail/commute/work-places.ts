import type { Commute } from '#domain/commute/commutes.ts'
import { likelyCommutes } from '#domain/commute/likely-commutes.ts'
import type { NearStation } from '#domain/commute/near-stations.ts'
import { PLACES_OF_WORK, type PlaceOfWork } from '#domain/commute/places-of-work.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { isWorkPlace, type WorkPlace } from '#domain/commute/work-place.ts'

/** The stations shown at most, by way and ride together, and by how many minutes they may be slower than the first. */
const SHOWN = 3
const SLOWER_MINUTES = 20

/** What the section says about one place of work. */
export interface ShownCommutes {
  place: WorkPlace
  /** The likeliest first; none: no ride is known. */
  commutes: readonly Commute[]
}

/**
 * The commutes to show of a home with stations near it.
 *
 * @param asked The place that was asked for. Without one, and for one that the timetable doesn't know, it is Penn Station, or the
 * first place of work that can be reached, on foot and by train if there is one.
 */
export function shownCommutes(
  near: readonly NearStation[],
  asked: WorkPlace | null,
  timetable: Timetable,
): ShownCommutes {
  const commutesTo = (place: WorkPlace) => likelyCommutes(near, ridesTo(place, timetable))
  const place =
    asked !== null && isWorkPlace(asked, timetable)
      ? asked
      : (firstPlace((each) => commutesTo(each)[0]?.way.by === 'foot') ??
        firstPlace((each) => commutesTo(each).length > 0) ??
        PLACES_OF_WORK[0]!)
  const all = commutesTo(place)
  const latest = (all[0]?.minutes ?? 0) + SLOWER_MINUTES
  return { place, commutes: all.slice(0, SHOWN).filter(({ minutes }) => minutes <= latest) }
}

const firstPlace = (fits: (place: PlaceOfWork) => boolean) => PLACES_OF_WORK.find(fits)
