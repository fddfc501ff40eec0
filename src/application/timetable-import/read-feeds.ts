import type { Station } from '#domain/commute/station.ts'
import type { Timetable, TimetableSource } from '#domain/commute/timetable.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import type { TownKey } from '#domain/geo/town.ts'
import { TransitFeedError, type FeedTrip, type TransitFeed, type WantedTrips } from '#ports/server/transit-feed.ts'
import { Journeys, MORNING, type StationVisit } from './journeys.ts'
import { newTimetable } from './new-timetable.ts'
import { StationBook } from './station-book.ts'
import { typicalDay } from './typical-day.ts'

export interface ReadFeedsOptions {
  /** ISO date. */
  today: string
  /** Stations that keep their ids, names and places. */
  known: readonly Station[]
  /** The town of the seven counties at a point; null outside. */
  townAt: (at: LatLng) => TownKey | null
}

export interface ReadFeeds {
  timetable: Timetable
  /** What was left out, in sentences. */
  notes: string[]
}

/**
 * The timetable of one morning from the operators' files.
 *
 * @throws TransitFeedError if they are broken, share no weekday, or have no ride between two stations of the region.
 */
export async function readFeeds(feeds: readonly TransitFeed[], options: ReadFeedsOptions): Promise<ReadFeeds> {
  const day = typicalDay(feeds, options.today)
  const book = new StationBook(options.known, options.townAt)
  const journeys = new Journeys()
  for (const feed of feeds) {
    const keeps: WantedTrips['keeps'] = (stop, kind) => book.stationOf(stop, kind) !== null
    for (const trip of await feed.trips({ day, until: MORNING.to, keeps })) addTrip(trip, book, journeys)
  }
  const endsOn = feeds.map(({ last }) => last).toSorted()[0]!
  const timetable = newTimetable({ day, endsOn, sources: feeds.map(sourceOf(day)), stations: book.used(), journeys })
  if (timetable.rides.length === 0) {
    throw new TransitFeedError('No train in these files runs between two stations in the region in the morning')
  }
  const elsewhere = book.elsewhere === 0 ? [] : [`${book.elsewhere} stops are outside the region and were left out`]
  const ended = endsOn < options.today ? [`The files ended on ${endsOn}. Download newer ones`] : []
  return { timetable, notes: [...ended, ...feeds.flatMap((feed) => feed.notes()), ...elsewhere] }
}

function addTrip({ kind, line, visits, isAbout }: FeedTrip, book: StationBook, journeys: Journeys): void {
  const atStations = visits.flatMap(({ stop, ...times }): StationVisit[] => {
    const station = book.stationOf(stop, kind)
    if (station) book.noteLine(station, line)
    return station ? [{ station: station.id, ...times }] : []
  })
  journeys.addTrain(atStations, isAbout)
}

const sourceOf =
  (day: string) =>
  ({ name, publisher, address }: TransitFeed): TimetableSource => ({
    title: `${publisher} timetable, GTFS ${name}`,
    address,
    asOf: day,
    licence: 'as granted by the publisher to the operator of this site',
  })
