import { isPlaceOfWork, PLACE_NAMES, type PlaceOfWork } from './places-of-work.ts'
import type { StationId } from './station.ts'
import { stationsById, type Timetable } from './timetable.ts'

/** One of the places of work, or a station's id. */
export type WorkPlace = PlaceOfWork | StationId

/** The stations from which one walks to work; none for a place that the timetable doesn't know. */
export function stationsAtWork(place: WorkPlace, timetable: Timetable): readonly StationId[] {
  if (isPlaceOfWork(place)) return timetable.places[place]
  return stationsById(timetable).has(place) ? [place] : []
}

/** Whether the timetable knows the place. */
export const isWorkPlace = (place: string, timetable: Timetable): boolean => stationsAtWork(place, timetable).length > 0

/** 'Penn Station', 'Glen Ridge'; null for a place that the timetable doesn't know. */
export const workPlaceName = (place: WorkPlace, timetable: Timetable): string | null =>
  isPlaceOfWork(place) ? PLACE_NAMES[place] : (stationsById(timetable).get(place)?.name ?? null)
