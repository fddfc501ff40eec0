import { RAIL_LINES, type RailLine } from '../../commute/rail-line.ts'
import type { FilterDefinition } from './filter.ts'

/** The most that the way to work may take, and where it leads. */
export interface TrainLimit {
  /** A place of work or a station's id; null: any station. */
  to: string | null
  /** Minutes from the door to the platform and on the train, at most; null: any. Needs a place. */
  minutes: number | null
  /** Minutes on foot to the station, at most; null: on foot or by car. */
  walk: number | null
  /** The station is on one of these lines; none: on any. Each once, in alphabetical order. */
  lines: readonly RailLine[]
}

export const NO_TRAIN: TrainLimit = { to: null, minutes: null, walk: null, lines: [] }

/** Homes by the way to a station and the train from there. */
export const train: FilterDefinition<TrainLimit, 'train' | 'trainMinutes' | 'walk' | 'line'> & { kind: 'train' } = {
  kind: 'train',
  params: {
    train: { kind: 'stop' },
    trainMinutes: { kind: 'whole-number', min: 15, max: 180 },
    walk: { kind: 'whole-number', min: 5, max: 60 },
    line: { kind: 'several-of', options: RAIL_LINES },
  },
  none: NO_TRAIN,
  label: '',
  read: (given) => {
    const {
      train: to = null,
      trainMinutes: minutes = null,
      walk = null,
      line: lines = [],
    } = given as Record<string, never>
    // Minutes to nowhere limit nothing.
    return { to, minutes: to && minutes, walk, lines }
  },
  write: ({ to, minutes, walk, lines }) => ({
    ...(to && { train: to }),
    ...(to && minutes && { trainMinutes: String(minutes) }),
    ...(walk && { walk: String(walk) }),
    ...(lines[0] && { line: lines.join(',') }),
  }),
  relaxed: () => NO_TRAIN,
}
