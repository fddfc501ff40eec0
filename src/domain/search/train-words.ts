import { linesName, stopName } from './chip-texts.ts'
import type { TrainLimit } from './filters/train.ts'

/** 'within 60 minutes of Penn Station, with at most 15 minutes on foot', 'with a station within 10 minutes on foot'. */
export function trainWords({ to, minutes, walk, lines }: TrainLimit): string {
  const on = lines.length > 0 ? ` on ${linesName(lines)}` : ''
  if (to === null) return `with a train station${on}${walk === null ? '' : ` within ${walk} minutes on foot`}`
  const ride =
    minutes === null
      ? `with a train to ${stopName(to)}${on}`
      : `within ${minutes} minutes of ${stopName(to)} by train${on}`
  return walk === null ? ride : `${ride} and at most ${walk} minutes on foot to the station`
}
