import { loadStreetIndex } from '#content/streets/street-index.ts'
import { loadStreetLines } from '#content/streets/street-lines.ts'
import { findPlaces } from '#domain/place-search/find-places.ts'
import type { PlaceIndex } from '#domain/place-search/place-index.ts'
import { fail, ok, unavailable, valueOrThrow } from '#domain/result.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'
import type { TimetableGateway } from '#ports/browser/timetable.ts'
import { regionIndex } from './region-index.ts'

const UNAVAILABLE = fail(unavailable('We can’t search places right now.'))

/**
 * Places from the index that comes with the site, in the sample edition's browser and on the server. The index is made at the first
 * question; a failed load is tried again at the next.
 */
export function embeddedPlaces(timetable: TimetableGateway['timetable']): PlaceGateway {
  let loading: Promise<PlaceIndex> | undefined
  const loadedIndex = () =>
    (loading ??= loadIndex(timetable).catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  return {
    async find({ text, view }, signal) {
      const index = await loadedIndex().catch(() => null)
      if (!index || signal?.aborted) return UNAVAILABLE
      const near = view && { lat: (view.south + view.north) / 2, lng: (view.west + view.east) / 2 }
      return ok(findPlaces(index, text, near))
    },
    async streetLines(name, town, signal) {
      const lines = await loadStreetLines(name, town).catch(() => undefined)
      if (lines === undefined || signal?.aborted) return UNAVAILABLE
      return ok(lines ?? [])
    },
  }
}

async function loadIndex(timetable: TimetableGateway['timetable']): Promise<PlaceIndex> {
  const [streets, { stations }] = await Promise.all([loadStreetIndex(), timetable().then(valueOrThrow)])
  return regionIndex(streets, stations)
}
