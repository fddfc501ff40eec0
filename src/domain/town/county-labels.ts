import { townName, type TownKey } from '../geo/town.ts'
import { COUNTY_DRAWING_WIDTH, type CountyDrawing, type Spot } from './town-drawing.ts'

/** A town's name on its county's drawing. */
export interface CountyLabel {
  at: Spot
  /** A second line has room. */
  hasCount: boolean
  /** How far right the name stands in the larger letters of phones, units; null: it has no room there. */
  shiftOnPhones: number | null
}

interface Box {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
}

/** Half the height of a line and the mean width of a letter, in the drawing's units. */
const WIDE = { halfHeight: 8, letter: 7.2 }
const PHONE = { halfHeight: 14, letter: 13.2 }
/** Names keep this far from each other. */
const GAP = 3

/**
 * The towns whose name has room on a county's drawing: first those of `marked` towns, which may have a second line, then names that
 * fit their town, then those that cover no other name. On phones only marked towns are named.
 */
export function countyLabels(
  { towns }: Pick<CountyDrawing, 'towns'>,
  marked: ReadonlySet<TownKey>,
): ReadonlyMap<TownKey, CountyLabel> {
  const rank = (town: TownKey) => (marked.has(town) ? 0 : towns[town]!.fits ? 1 : 2)
  const order = (Object.keys(towns) as TownKey[]).toSorted((a, b) => rank(a) - rank(b))
  const labels = new Map<TownKey, CountyLabel>()
  const [onWide, onPhones]: [Box[], Box[]] = [[], []]
  for (const town of order) {
    const line = boxOf(town, towns[town]!.at, WIDE)
    const hasCount = marked.has(town) && takeIfFree({ ...line, halfHeight: 2 * line.halfHeight }, onWide)
    if (!hasCount && !takeIfFree(line, onWide)) continue
    const large = boxOf(town, towns[town]!.at, PHONE)
    const isOnPhones = marked.has(town) && takeIfFree(large, onPhones)
    labels.set(town, { at: [line.x, line.y], hasCount, shiftOnPhones: isOnPhones ? large.x - line.x : null })
  }
  return labels
}

/** A name of one line about a spot, moved as far as it would leave the drawing. */
function boxOf(town: TownKey, [x, y]: Spot, { halfHeight, letter }: typeof WIDE): Box {
  const halfWidth = (townName(town).length * letter) / 2
  const within = Math.min(COUNTY_DRAWING_WIDTH - halfWidth, Math.max(halfWidth, x))
  return { x: Math.round(within), y, halfWidth, halfHeight }
}

function takeIfFree(box: Box, taken: Box[]): boolean {
  const isFree = taken.every(
    (other) =>
      Math.abs(other.x - box.x) > other.halfWidth + box.halfWidth + GAP ||
      Math.abs(other.y - box.y) > other.halfHeight + box.halfHeight + GAP,
  )
  if (isFree) taken.push(box)
  return isFree
}
