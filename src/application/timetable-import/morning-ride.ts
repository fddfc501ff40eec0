import type { ScheduledRide } from '#domain/commute/timetable.ts'
import { MORNING, type Journey } from './journeys.ts'

const RUSH = { from: 7 * 60, to: 9 * 60 }
const RUSH_HOURS = 2

export type RideFigures = Omit<ScheduledRide, 'from' | 'to' | 'changeAt'>

/** The figures of the trains that arrive from 6:00 to 10:00; null if none does. */
export function morningRide(all: readonly Journey[]): RideFigures | null {
  const journeys = all.filter(({ arrives }) => arrives >= MORNING.from && arrives <= MORNING.to)
  if (journeys.length === 0) return null
  const minutes = journeys.map(({ departs, arrives }) => arrives - departs).toSorted((a, b) => a - b)
  const inRush = journeys.filter(({ arrives }) => arrives >= RUSH.from && arrives < RUSH.to)
  return {
    fastest: Math.round(minutes[0]!),
    usual: Math.round(median(minutes)),
    slowest: Math.round(minutes.at(-1)!),
    trains: journeys.length,
    perHour: inRush.length / RUSH_HOURS,
    isAbout: journeys.some(({ isAbout }) => isAbout),
    departures: journeys.map(({ departs }) => Math.floor(departs)),
  }
}

const median = (sorted: readonly number[]): number =>
  (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2

/** A wait of more minutes is no connection. */
const LONGEST_WAIT = 60

/**
 * The journeys with a change: after each first train the one that arrives first of those that can be reached. Of several that
 * arrive together only the one that departs last counts.
 */
export function withChange(first: readonly Journey[], least: number, second: readonly Journey[]): Journey[] {
  const joined = first.flatMap((train): Journey[] => {
    const reached = second.filter(
      ({ departs }) => departs >= train.arrives + least && departs <= train.arrives + least + LONGEST_WAIT,
    )
    const [next] = reached.toSorted((a, b) => a.arrives - b.arrives)
    return next ? [{ departs: train.departs, arrives: next.arrives, isAbout: train.isAbout || next.isAbout }] : []
  })
  return joined.filter(
    (journey) => !joined.some((other) => other.departs > journey.departs && other.arrives <= journey.arrives),
  )
}
