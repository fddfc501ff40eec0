import type { StationKind } from '#domain/commute/station.ts'
import { TransitFeedError } from '#ports/server/transit-feed.ts'
import { readTable } from './gtfs-table.ts'
import { routeKind } from './route-kind.ts'
import type { ZipArchive } from './zip-archive.ts'

export interface Route {
  kind: StationKind
  line: string
}

export interface TripRow {
  service: string
  /** Null: nothing here runs on it. */
  route: Route | null
}

/** The agencies' names by id; a single agency may have none. */
export async function readAgencies(zip: ZipArchive): Promise<Map<string, { name: string; address: string | null }>> {
  const agencies = new Map<string, { name: string; address: string | null }>()
  if (!zip.has('agency.txt')) return agencies
  for await (const cell of readTable(zip, 'agency.txt', ['agency_name'])) {
    agencies.set(cell('agency_id'), { name: cell('agency_name'), address: cell('agency_url') || null })
  }
  return agencies
}

/** @throws TransitFeedError if a trip names a route that isn't there. */
export async function readTrips(zip: ZipArchive, publisher: string): Promise<Map<string, TripRow>> {
  const routes = await readRoutes(zip, publisher)
  const trips = new Map<string, TripRow>()
  for await (const cell of readTable(zip, 'trips.txt', ['trip_id', 'route_id', 'service_id'])) {
    const route = routes.get(cell('route_id'))
    if (route === undefined) {
      throw new TransitFeedError(
        `trips.txt in ${zip.name} names the route "${cell('route_id')}", which routes.txt lacks`,
      )
    }
    trips.set(cell('trip_id'), { service: cell('service_id'), route })
  }
  if (trips.size === 0) throw new TransitFeedError(`trips.txt in ${zip.name} has no trips`)
  return trips
}

async function readRoutes(zip: ZipArchive, publisher: string): Promise<Map<string, Route | null>> {
  const agencies = await readAgencies(zip)
  const routes = new Map<string, Route | null>()
  for await (const cell of readTable(zip, 'routes.txt', ['route_id', 'route_type'])) {
    const kind = routeKind(cell('route_type'), agencies.get(cell('agency_id'))?.name ?? publisher)
    const line = cell('route_long_name') || cell('route_short_name') || cell('route_id')
    routes.set(cell('route_id'), kind && { kind, line })
  }
  return routes
}

/** A trip that runs as a rhythm: minutes after midnight, the end not included (GTFS reference, frequencies.txt). */
export interface Rhythm {
  start: number
  end: number
  headway: number
  isExact: boolean
}

const LEAST_HEADWAY = 0.5
/** A day of the whole state has some ten thousand. */
const MOST_TRAINS = 1_000_000

/** @throws TransitFeedError for a wrong row, or an impossible amount. */
export async function readRhythms(zip: ZipArchive, minutesOf: (text: string) => number | null) {
  const rhythms = new Map<string, Rhythm[]>()
  let trains = 0
  if (!zip.has('frequencies.txt')) return rhythms
  const columns = ['trip_id', 'start_time', 'end_time', 'headway_secs'] as const
  for await (const cell of readTable(zip, 'frequencies.txt', columns)) {
    const [start, end] = [minutesOf(cell('start_time')), minutesOf(cell('end_time'))]
    const headway = Number(cell('headway_secs')) / 60
    if (start === null || end === null || !(headway >= LEAST_HEADWAY)) {
      throw new TransitFeedError(`frequencies.txt in ${zip.name} has an invalid row for the trip "${cell('trip_id')}"`)
    }
    const rhythm = { start, end, headway, isExact: cell('exact_times') === '1' }
    trains += Math.max(0, end - start) / headway
    if (trains > MOST_TRAINS)
      throw new TransitFeedError(`frequencies.txt in ${zip.name} has more than ${MOST_TRAINS} trains`)
    const ofTrip = rhythms.get(cell('trip_id'))
    if (ofTrip) ofTrip.push(rhythm)
    else rhythms.set(cell('trip_id'), [rhythm])
  }
  return rhythms
}
