import { stationName } from '#domain/commute/commute-text.ts'
import type { WayToStation } from '#domain/commute/commutes.ts'
import { likelyCommutes, likelyWay } from '#domain/commute/likely-commutes.ts'
import { NEAR_MILES, PARKING_MINUTES, type NearStation } from '#domain/commute/near-stations.ts'
import type { Ride } from '#domain/commute/ride.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { StationKind } from '#domain/commute/station.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { workPlaceName } from '#domain/commute/work-place.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { enumerated, monthText } from '#language/es/spanish-words.ts'
import type { Phrases } from '../phrases.ts'

const MOST_STATIONS = 3

const KINDS: Readonly<Record<StationKind, string>> = {
  rail: 'tren',
  'light-rail': 'tren ligero',
  path: 'PATH',
  ferry: 'ferry',
  bus: 'autobús',
}

const timetableText = ({ asOf }: Timetable): string => `horario de ${monthText(asOf)}`

/** '8 min a pie hasta Glen Ridge', '6 min en carro hasta Bloomfield y 15 para estacionar, estimados'. */
const wayText = ({ by, minutes }: WayToStation, station: string): string =>
  by === 'foot'
    ? `${minutes} min a pie hasta ${station}`
    : `${minutes - PARKING_MINUTES} min en carro hasta ${station} y ${PARKING_MINUTES} para estacionar, estimados`

/** '36 en tren sin transbordo'. */
function rideText(ride: Ride): string {
  const kinds = enumerated([...new Set(ride.legs.map(({ kind }) => KINDS[kind]))], 'y')
  return `${ride.isAbout ? 'unos ' : ''}${ride.usual} en ${kinds} ${ride.change ? 'con un transbordo' : 'sin transbordo'}`
}

function toWork({ county }: Listing, near: readonly NearStation[] | null, to: string, timetable: Timetable): string {
  const name = workPlaceName(to, timetable) ?? to
  if (near === null) return 'El anuncio no indica dónde está, así que no sé cuánto se tarda en llegar al trabajo'
  const [best] = likelyCommutes(near, ridesTo(to, timetable))
  if (!best)
    return near.length === 0
      ? noStation(county)
      : `No tengo los tiempos hasta ${name}; ${wayText(likelyWay(near[0]!), stationName(near[0]!.station, timetable))}`
  const way = wayText(best.way, stationName(best.near.station, timetable))
  const { ride, minutes } = best
  const total = `${ride.isAbout ? 'Unos ' : ''}${minutes} minutos de puerta a puerta hasta ${name}: ${way}`
  return ride.legs.length === 0 ? total : `${total}, luego ${rideText(ride)}`
}

const noStation = (county: string): string =>
  `No hay ninguna estación de tren a menos de ${NEAR_MILES} millas en el condado de ${county}`

function stationsText({ county }: Listing, near: readonly NearStation[] | null, timetable: Timetable): string {
  if (near === null) return 'El anuncio no indica dónde está, así que no sé qué estación queda cerca'
  if (near.length === 0) return noStation(county)
  // Trains and PATH at one place have a station each, with the same words.
  const said = new Set(near.map((station) => wayText(likelyWay(station), stationName(station.station, timetable))))
  const ways = [...said].slice(0, MOST_STATIONS)
  return `${ways.length === 1 ? 'La estación más cercana' : 'Las estaciones más cercanas'}: ${ways.join('; ')}`
}

export const commuteTexts: Phrases['commute'] = {
  commute: (home, near, to, timetable) =>
    `${to === undefined ? stationsText(home, near, timetable) : toWork(home, near, to, timetable)}, ${timetableText(timetable)}.`,
  timetableSource: (timetable) => `El ${timetableText(timetable)}`,
  noStation: (name) => `No conozco ninguna estación llamada ${name}.`,
}
