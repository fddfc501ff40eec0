import type { Station, StationKind } from '#domain/commute/station.ts'
import { MAX_STATIONS } from '#domain/commute/timetable.ts'
import { boundsAround, isWithin, type Bounds, type LatLng } from '#domain/geo/geo.ts'
import { straightMeters } from '#domain/geo/straight-meters.ts'
import type { TownKey } from '#domain/geo/town.ts'
import { TransitFeedError, type FeedStop } from '#ports/server/transit-feed.ts'

/** A stop within so many meters of a known station of its kind is that station. */
const SAME_PLACE = 300
/** So is one with the same name within so many. */
const SAME_NAME = 1500
/** Stops of a new station that lie so near to each other are one. */
const ONE_STATION = 150
/** Degrees around the known stations in which new ones are taken. */
const MARGIN = 0.05
/** Buses stop at every corner: only such stops of theirs are stations. */
const TERMINAL =
  /\b(terminal|transit (center|hub)|transportation center|bus station|park[ -]?(and|&|n|\/)?[ -]?ride)\b/i

const PREFIX: Readonly<Record<StationKind, string>> = {
  rail: 'rail',
  'light-rail': 'lr',
  path: 'path',
  ferry: 'ferry',
  bus: 'bus',
}

/** Which station a stop of a feed is. Ids of known stations stay, so that links and filters with them hold. */
export class StationBook {
  readonly #known: readonly Station[]
  readonly #box: Bounds
  readonly #townAt: (at: LatLng) => TownKey | null
  readonly #added: Station[] = []
  readonly #ids: Set<string>
  /** By the stop itself: two files may use one id, and have one name. */
  readonly #seen = new Map<FeedStop, Map<StationKind, Station | null>>()
  readonly #lines = new Map<string, Set<string>>()
  /** Stops that are no station here, because they lie elsewhere. */
  elsewhere = 0

  constructor(known: readonly Station[], townAt: (at: LatLng) => TownKey | null) {
    const box = boundsAround(known.map(({ at }) => at))
    this.#known = known
    this.#ids = new Set(known.map(({ id }) => id))
    this.#townAt = townAt
    this.#box = {
      west: box.west - MARGIN,
      south: box.south - MARGIN,
      east: box.east + MARGIN,
      north: box.north + MARGIN,
    }
  }

  /** The station of a stop that trains of a kind visit; null if it is none. */
  stationOf(stop: FeedStop, kind: StationKind): Station | null {
    const ofStop = this.#seen.get(stop) ?? new Map<StationKind, Station | null>()
    this.#seen.set(stop, ofStop)
    const seen = ofStop.get(kind)
    if (seen !== undefined) return seen
    const station = this.#find(stop, kind)
    if (!station && !isWithin(stop.at, this.#box)) this.elsewhere += 1
    ofStop.set(kind, station)
    return station
  }

  /** Notes that trains of a line stop there. */
  noteLine(station: Station, line: string): void {
    const lines = this.#lines.get(station.id)
    if (lines) lines.add(line)
    else this.#lines.set(station.id, new Set([line]))
  }

  /** The stations at which anything stops, with the lines' names. */
  used(): Station[] {
    return [...this.#known, ...this.#added].flatMap((station) => {
      const lines = this.#lines.get(station.id)
      return lines ? [{ ...station, lines: [...lines].toSorted() }] : []
    })
  }

  #find(stop: FeedStop, kind: StationKind): Station | null {
    const ofKind = this.#known.filter((station) => station.kind === kind)
    const known = nearest(ofKind, stop, SAME_PLACE) ?? nearest(ofKind.filter(hasName(stop.name)), stop, SAME_NAME)
    if (known) return known
    if (!isWithin(stop.at, this.#box) || stop.name === '' || (kind === 'bus' && !TERMINAL.test(stop.name))) return null
    const added = this.#added.filter((station) => station.kind === kind)
    return nearest(added, stop, ONE_STATION) ?? this.#add(stop, kind)
  }

  #add({ name, at }: FeedStop, kind: StationKind): Station {
    if (this.#ids.size >= MAX_STATIONS) {
      throw new TransitFeedError(`These files have more than ${MAX_STATIONS} stations in the region`)
    }
    const wanted = `${PREFIX[kind]}-${slug(name)}`
    let id = wanted
    for (let next = 2; this.#ids.has(id); next += 1) id = `${wanted}-${next}`
    const station = { id, name: inWords(name), kind, town: this.#townAt(at), at, lines: [] }
    this.#added.push(station)
    this.#ids.add(id)
    return station
  }
}

function nearest(stations: readonly Station[], { at }: FeedStop, within: number): Station | null {
  const [first] = stations
    .map((station) => ({ station, meters: straightMeters(station.at, at) }))
    .filter(({ meters }) => meters <= within)
    .toSorted((a, b) => a.meters - b.meters)
  return first?.station ?? null
}

/** 'EXCHANGE PL. LIGHT RAIL STATION' is 'Exchange Place'. */
const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(light rail|station|rail|terminal|ferry)\b/g, ' ')
    .replace(/\bst\b/g, 'street')
    .replace(/\bave?\b/g, 'avenue')
    .replace(/\bpl\b/g, 'place')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const hasName = (name: string) => (station: Station) => bareName(station.name) === bareName(name)

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** Names in capitals as they are written. */
const inWords = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : name
