import type { Station } from '../commute/station.ts'
import type { LatLng } from '../geo/geo.ts'
import type { TownKey } from '../geo/town.ts'
import { TOWN_DRAWING, type Spot, type TownDrawing } from './town-drawing.ts'

/** A station on a town's drawing. */
export interface DrawnStation {
  name: string
  at: Spot
  inTown: boolean
  /** On which side of the ring its name stands; null: there is no room. */
  side: 'left' | 'right' | null
  /** There is also room in the larger letters of phones. */
  onPhones: boolean
}

export interface DrawnName {
  name: string
  at: Spot
  onPhones: boolean
}

/** Size of the letters in the drawing's units, on wide screens and on phones. */
const [WIDE, PHONE] = [14, 26]
/** Mean width of a letter, as a share of its size. */
const LETTER = 0.53
/** From the middle of a station's ring to its name. */
const GAP = 11
/** Stations of one name so near to each other are drawn as one. */
const SAME_PLACE = 24

/** Width and height of a price above its home. */
const [PRICE_WIDE, PRICE_PHONE] = [
  [66, 36],
  [126, 72],
] as const

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where a point lies on a town's drawing; it may lie outside. */
export function spotOf({ lat, lng }: LatLng, { frame }: Pick<TownDrawing, 'frame'>): Spot {
  const [west = 0, south = 0, east = 1, north = 1] = frame
  const x = ((lng - west) / (east - west)) * TOWN_DRAWING.width
  const y = ((north - lat) / (north - south)) * TOWN_DRAWING.height
  return [Math.round(x), Math.round(y)]
}

export const isOnDrawing = ([x, y]: Spot): boolean =>
  x >= 0 && y >= 0 && x <= TOWN_DRAWING.width && y <= TOWN_DRAWING.height

/**
 * The stations on a drawing and the names that have room on it: first those of the town's own stations, then the neighbors', then
 * those of other stations. No name covers another, nor one of the `prices` that stand above their homes.
 */
export function drawnLabels(
  town: TownKey,
  drawing: Pick<TownDrawing, 'frame' | 'names'>,
  all: readonly Pick<Station, 'name' | 'at' | 'town'>[],
  prices: readonly Spot[] = [],
): { stations: DrawnStation[]; names: DrawnName[] } {
  const spots = all
    .map(({ name, at, town: where }) => ({ name, at: spotOf(at, drawing), inTown: where === town }))
    .filter(({ at }) => isOnDrawing(at))
    .toSorted((a, b) => Number(b.inTown) - Number(a.inTown))
  const places = spots.filter((spot, row) => !spots.slice(0, row).some((earlier) => isSamePlace(spot, earlier)))
  const taken = {
    wide: [...places.map(({ at }) => around(at, 7)), ...prices.map((at) => above(at, PRICE_WIDE))],
    phone: [...places.map(({ at }) => around(at, 9)), ...prices.map((at) => above(at, PRICE_PHONE))],
  }
  const label = ({ name, at, inTown }: (typeof places)[number]): DrawnStation => {
    const side =
      (['left', 'right'] as const).find((each) => isFree(boxBeside(name, at, each, WIDE), taken.wide)) ?? null
    if (side === null) return { name, at, inTown, side, onPhones: false }
    taken.wide.push(boxBeside(name, at, side, WIDE))
    return { name, at, inTown, side, onPhones: takeIfFree(boxBeside(name, at, side, PHONE), taken.phone) }
  }
  const own = places.filter(({ inTown }) => inTown).map(label)
  const names = drawing.names.flatMap(({ name, at }): DrawnName[] =>
    takeIfFree(boxAt(name, at, WIDE), taken.wide)
      ? [{ name, at, onPhones: takeIfFree(boxAt(name, at, PHONE), taken.phone) }]
      : [],
  )
  return { stations: [...own, ...places.filter(({ inTown }) => !inTown).map(label)], names }
}

const isSamePlace = (a: { name: string; at: Spot }, b: { name: string; at: Spot }): boolean =>
  a.name === b.name && Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) < SAME_PLACE

const around = ([x, y]: Spot, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
})

const above = ([x, y]: Spot, [width, height]: readonly [number, number]): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height,
  bottom: y,
})

function boxBeside(name: string, [x, y]: Spot, side: 'left' | 'right', size: number): Box {
  const width = name.length * size * LETTER
  const left = side === 'right' ? x + GAP : x - GAP - width
  return { left, right: left + width, top: y - size * 0.7, bottom: y + size * 0.7 }
}

function boxAt(name: string, [x, y]: Spot, size: number): Box {
  const half = (name.length * size * LETTER * 1.1) / 2
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * 0.8 }
}

function takeIfFree(box: Box, taken: Box[]): boolean {
  const free = isFree(box, taken)
  if (free) taken.push(box)
  return free
}

const isFree = (box: Box, taken: readonly Box[]): boolean =>
  box.left > 4 &&
  box.right < TOWN_DRAWING.width - 4 &&
  box.top > 4 &&
  box.bottom < TOWN_DRAWING.height - 4 &&
  taken.every(
    (other) => box.right < other.left || other.right < box.left || box.bottom < other.top || other.bottom < box.top,
  )
