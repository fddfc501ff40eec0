import { capitalized } from '#domain/capitalized.ts'
import type { StationKind } from '#domain/commute/station.ts'
import { timetableName } from '#domain/commute/timetable-name.ts'
import { townName } from '#domain/geo/town.ts'
import { countWords } from '#domain/number-words.ts'
import type { TownPage } from '#domain/town/town-page.ts'
import type { StationRide, TownStation, TownTrains, TrainToNewYork } from '#domain/town/town-trains.ts'

/** Places as a table of a town names them. */
export const placeName = ({ place, to }: Pick<StationRide, 'place' | 'to'>): string =>
  place === 'new-york-penn' ? 'New York Penn Station' : to

/** '36', 'about 10'. */
export const minutesText = ({ usual, isAbout }: Pick<StationRide, 'usual' | 'isAbout'>): string =>
  `${isAbout ? 'about ' : ''}${usual}`

/** '32 to 39'; null where it isn't known. */
export const spanText = ({ fastest, slowest }: Pick<StationRide, 'fastest' | 'slowest'>): string | null =>
  fastest === null || slowest === null ? null : fastest === slowest ? `${fastest}` : `${fastest} to ${slowest}`

export const changeText = ({ changeAt }: Pick<StationRide, 'changeAt'>): string =>
  changeAt === null ? 'no transfer' : `one transfer at ${changeAt}`

const KIND_NAMES: Readonly<Record<StationKind, string>> = {
  rail: 'train',
  path: 'PATH',
  'light-rail': 'light rail',
  ferry: 'ferry',
  bus: 'bus',
}
export const kindName = (kind: StationKind): string => KIND_NAMES[kind]

/** 'Montclair-Boonton Line', 'Main and Pascack Valley lines', 'five lines'. */
const linesText = (lines: readonly string[]): string =>
  lines.length > 2 ? countWords(lines.length, 'line', 'lines') : lines.join(' and ')

/** The answer to 'is there a train': 'Glen Ridge station, Montclair-Boonton Line'. */
export function trainsHeading({ town, trains }: Pick<TownPage, 'town' | 'trains'>): string {
  const [first, ...others] = trains.stations
  if (!trains.inTown || !first) return `No station in ${townName(town)}`
  if (others.length > 0)
    return `${capitalized(countWords(trains.stations.length, 'station', 'stations'))} in ${townName(town)}`
  const lines = linesText(first.lines)
  return lines ? `${stationText(first)}, ${lines}` : stationText(first)
}

/** 'Glen Ridge station', 'Newark Penn Station'. */
const stationText = ({ name }: Pick<TownStation, 'name'>): string => (/station$/i.test(name) ? name : `${name} station`)

/** Where the nearest station is, for a town without one; null for others. */
export function nearestText({ town, trains }: Pick<TownPage, 'town' | 'trains'>): string | null {
  const [nearest] = trains.stations
  if (trains.inTown || !nearest) return null
  const where = nearest.town === null ? '' : ` in ${townName(nearest.town)}`
  const there = nearest.town !== null && townName(nearest.town) === nearest.name ? '' : where
  return `The nearest is ${nearest.name}${there}, about ${milesText(nearest.miles!)} in a straight line from the center of ${townName(town)}.`
}

export const milesText = (miles: number): string => `${miles} ${miles === 1 ? 'mile' : 'miles'}`

/** The minutes to Penn Station as a fact of the town; `value` null: there is no known ride. */
export function pennFact({ trains }: Pick<TownPage, 'trains'>): {
  value: string | null
  missing?: string
  source: string
} {
  const date = timetableName({ asOf: trains.asOf })
  const [ride, station] = bestToPenn(trains)
  if (!trains.inTown) {
    const [nearest] = trains.stations
    if (!nearest) return { value: null, source: '' }
    return {
      value: null,
      missing: 'No station',
      source: `The nearest is ${nearest.name}, about ${milesText(nearest.miles!)} away`,
    }
  }
  if (!ride) return { value: null, source: `Not in the ${date}` }
  return { value: `${minutesText(ride)} min`, source: `From ${station!.name}, ${changeText(ride)}; ${date}` }
}

/** The ride to Penn Station that usually takes least, and its station; nulls where none is known. */
export function bestToPenn({ stations }: TownTrains): [StationRide | null, TownStation | null] {
  const rides = stations.flatMap((station) =>
    station.rides.filter(({ place }) => place === 'new-york-penn').map((ride) => [ride, station] as const),
  )
  const [best] = rides.toSorted(([a], [b]) => a.usual - b.usual)
  return best ? [...best] : [null, null]
}

/** A town's cell in the county's table: '36 min' and 'Glen Ridge'. */
export function trainCell(train: TrainToNewYork): { value: string; note: string | null; isSoft: boolean } {
  switch (train.kind) {
    case 'ride':
      return {
        value: `${train.isAbout ? 'about ' : ''}${train.minutes} min`,
        note: train.hasChange ? `${train.station}, one transfer` : train.station,
        isSoft: false,
      }
    case 'other':
      return { value: `${capitalized(train.modes.map(kindName).join(' and '))} only`, note: null, isSoft: true }
    case 'none':
      return { value: 'No station', note: null, isSoft: true }
  }
}
