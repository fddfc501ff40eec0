import { TransitFeedError, type FeedStop } from '#ports/server/transit-feed.ts'
import { readTable } from './gtfs-table.ts'
import type { ZipArchive } from './zip-archive.ts'

interface StopRow {
  id: string
  name: string
  lat: number
  lng: number
  parent: string
}

const isPlace = ({ lat, lng }: StopRow): boolean =>
  Number.isFinite(lat) &&
  Number.isFinite(lng) &&
  Math.abs(lat) <= 90 &&
  Math.abs(lng) <= 180 &&
  (lat !== 0 || lng !== 0)

const degrees = (text: string): number => (text === '' ? Number.NaN : Number(text))

/** The station of every stop, by the stop's id: its parent, or itself where it has none; those without a place are left out. */
export async function readStops(zip: ZipArchive): Promise<Map<string, FeedStop>> {
  const stopRows = new Map<string, StopRow>()
  for await (const cell of readTable(zip, 'stops.txt', ['stop_id'])) {
    const id = cell('stop_id')
    const [lat, lng] = [degrees(cell('stop_lat')), degrees(cell('stop_lon'))]
    stopRows.set(id, { id, name: cell('stop_name'), lat, lng, parent: cell('parent_station') })
  }
  if (stopRows.size === 0) throw new TransitFeedError(`stops.txt in ${zip.name} has no stops`)
  const stations = new Map<string, FeedStop>()
  const stationOf = (row: StopRow): FeedStop => {
    const known = stations.get(row.id) ?? { name: row.name, at: { lat: row.lat, lng: row.lng } }
    stations.set(row.id, known)
    return known
  }
  const stops = new Map<string, FeedStop>()
  for (const row of stopRows.values()) {
    const parent = stopRows.get(row.parent)
    const station = parent && isPlace(parent) ? parent : row
    if (isPlace(station)) stops.set(row.id, stationOf(station))
  }
  return stops
}
