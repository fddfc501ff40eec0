import type { Timetable } from '#domain/commute/timetable.ts'
import { daysAfter } from '#domain/day.ts'
import { isStale, type Figure, type FigureTable } from '#domain/money/figure.ts'

/** A figure that is too old on a day. */
export interface OldFigure {
  name: string
  /** ISO date, year or month. */
  asOf: string
  /** What to do. */
  how: string
}

/** The figures of these tables that are too old on an ISO date. Starting values that we only assume don't age. */
export const oldFigures = (tables: readonly FigureTable[], today: string): OldFigure[] =>
  tables.flatMap(({ figures, renew: ofTable }) =>
    Object.entries(figures).flatMap(([name, { asOf, confidence, renew = ofTable }]) =>
      renew && confidence !== 'assumed' && isStale(asOf, renew, today) ? [{ name, asOf, how: renew.how }] : [],
    ),
  )

/** Timetables that don't say when they end count so many days. */
const USUAL_TERM = 180
const HOW = 'Fetch the operators’ GTFS files and run npm run import-gtfs.'

/** The timetable and what it was made of, as figures that age: it ends, and a copy of a part may be older than a year. */
export function timetableFigures({ asOf, endsOn, sources }: Timetable): FigureTable {
  const ends = daysAfter(endsOn ?? daysAfter(asOf, USUAL_TERM), 1)
  const whole: Figure = {
    value: endsOn === null ? 'no last day given' : `to ${endsOn}`,
    unit: 'timetable',
    asOf,
    source: 'timetable',
    confidence: 'derived',
    renew: { from: ends, how: HOW },
  }
  const parts = sources.map(({ title, asOf: day }): [string, Figure] => [
    `timetable.${title.split(/[ ,]/, 2).join(' ').toLowerCase().replaceAll(' ', '-')}`,
    { ...whole, value: title, asOf: day, renew: { afterDays: 365, how: HOW } },
  ])
  return {
    title: 'Timetable',
    use: 'Minutes to work.',
    figures: { timetable: whole, ...unique(parts) },
  }
}

/** Two parts of one publisher are numbered. */
const unique = (parts: readonly (readonly [string, Figure])[]): Record<string, Figure> =>
  Object.fromEntries(
    parts.map(([name, figure], at) => {
      const before = parts.slice(0, at).filter(([other]) => other === name).length
      return [before === 0 ? name : `${name}-${before + 1}`, figure]
    }),
  )

/** The kinds of old figures, the same for each county, and how many there are of each. */
export function oldKinds(old: readonly OldFigure[]): Map<string, number> {
  const kinds = Map.groupBy(old, ({ name }) => name.replace(/\.[A-Z].*$/, ''))
  return new Map([...kinds].map(([kind, all]) => [kind, all.length]))
}
