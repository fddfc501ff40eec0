import { RAIL_LINE_NAMES } from './rail-line-names.ts'
import type { RailLine } from './rail-line.ts'
import type { Station, StationId } from './station.ts'
import type { Timetable } from './timetable.ts'

/** Whether a line stops at a station. */
const stopsAt = (line: RailLine, { kind, lines }: Station): boolean =>
  line === 'path' ? kind === 'path' : lines.includes(RAIL_LINE_NAMES[line])

/** Whether any of these lines stops at a station; of no lines, every station will do. */
export function isServedBy(wanted: readonly RailLine[], { stations }: Timetable): (id: StationId) => boolean {
  if (wanted.length === 0) return () => true
  const served = stations.filter((station) => wanted.some((line) => stopsAt(line, station)))
  const ids = new Set(served.map(({ id }) => id))
  return (id) => ids.has(id)
}
