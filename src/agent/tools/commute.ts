import * as v from 'valibot'
import { likelyCommutes } from '#domain/commute/likely-commutes.ts'
import { nearStations, type NearStation } from '#domain/commute/near-stations.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { isWorkPlace } from '#domain/commute/work-place.ts'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { fail, invalid, ok } from '#domain/result.ts'
import { agentTool, type Fact } from '../agent-tool.ts'
import { homeSource } from '../home-facts.ts'

/** Stations that are named. */
const MOST_STATIONS = 3

/** How one gets to work from a home: the stations near it, and the train from there. */
export const commute = agentTool({
  name: 'commute',
  description:
    'The stations near one home and, with `to`, the typical minutes by train to a workplace. Say the minutes unchanged, with the timetable’s date. They are scheduled, and drives are estimated.',
  schema: v.object({
    listing_id: v.pipe(v.number(), v.integer()),
    to: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(80),
        v.description(
          'new-york-penn, world-trade-center, hoboken, newark-penn, secaucus, 33rd-street, newark-broad-street, or the id of a station.',
        ),
      ),
    ),
  }),
  async run({ listing_id: id, to }, { listings, homeFigures, phrases }, signal) {
    const home = await listings.byId(id, signal)
    if (!home.ok) return home
    const read = await homeFigures.timetable(signal)
    if (!read.ok) return read
    const timetable = read.value
    if (to !== undefined && !isWorkPlace(to, timetable))
      return fail(invalid([{ field: 'to', message: phrases.commute.noStation(to) }]))
    const { location } = home.value
    const near = location === null ? null : nearStations(location, timetable)
    return ok({
      say: phrases.commute.commute(home.value, near, to, timetable),
      facts: commuteFacts(home.value, near ?? [], to, timetable),
      shown: { kind: 'listing', listing: summaryOf(home.value) },
      sources: [
        homeSource(home.value, phrases),
        phrases.cost.figuresSource(phrases.commute.timetableSource(timetable)),
      ],
    })
  },
})

function commuteFacts(
  { id }: Listing,
  near: readonly NearStation[],
  to: string | undefined,
  timetable: Timetable,
): Fact {
  const [best] = to === undefined ? [] : likelyCommutes(near, ridesTo(to, timetable))
  return {
    listing_id: id,
    stations: near.slice(0, MOST_STATIONS).map(({ station, walkMinutes }) => `${station}: ${walkMinutes} min on foot`),
    to: to ?? null,
    train_minutes: best?.ride.usual ?? null,
    way_minutes: best?.way.minutes ?? null,
    timetable_as_of: timetable.asOf,
  }
}
