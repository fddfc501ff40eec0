import type { StationId } from '#domain/commute/station.ts'

/** One train between two stations; minutes after midnight. */
export interface Journey {
  departs: number
  arrives: number
  isAbout: boolean
}

/** A train's visit to a station. */
export interface StationVisit {
  station: StationId
  arrives: number
  departs: number
  boards: boolean
  alights: boolean
}

/** Trains that arrive earlier serve nobody here, not even with a change. */
const EARLIEST = 4 * 60
export const MORNING = { from: 6 * 60, to: 10 * 60 }

/** The trains without a change between any two stations, on one morning. */
export class Journeys {
  readonly #byPair = new Map<StationId, Map<StationId, Journey[]>>()

  /** From every station a train was boarded at to the next time it stops at another: loops visit some twice. */
  addTrain(visits: readonly StationVisit[], isAbout: boolean): void {
    const boarded = new Map<StationId, { departs: number; at: number }>()
    const left = new Map<StationId, number>()
    visits.forEach((visit, at) => {
      if (visit.alights && visit.arrives >= EARLIEST && visit.arrives <= MORNING.to) {
        for (const [from, boarding] of boarded) {
          const isFirst = boarding.at >= (left.get(visit.station) ?? -1)
          if (from !== visit.station && isFirst && boarding.departs >= 0) {
            this.#add(from, visit.station, { departs: boarding.departs, arrives: visit.arrives, isAbout })
          }
        }
      }
      if (visit.alights) left.set(visit.station, at)
      if (visit.boards) boarded.set(visit.station, { departs: visit.departs, at })
    })
  }

  /** By departure. */
  between(from: StationId, to: StationId): readonly Journey[] {
    return this.#byPair.get(from)?.get(to) ?? []
  }

  /** The stations that trains from a station reach. */
  reachedFrom(from: StationId): StationId[] {
    return [...(this.#byPair.get(from)?.keys() ?? [])]
  }

  #add(from: StationId, to: StationId, journey: Journey): void {
    const targets = this.#byPair.get(from) ?? new Map<StationId, Journey[]>()
    this.#byPair.set(from, targets)
    const journeys = targets.get(to) ?? []
    targets.set(to, journeys)
    // The same train may stand in the file twice, under two routes.
    const isSame = (other: Journey) => other.departs === journey.departs && other.arrives === journey.arrives
    if (journeys.some(isSame)) return
    journeys.push(journey)
    journeys.sort((a, b) => a.departs - b.departs)
  }
}
