import type { Position } from 'geojson'

interface Size {
  width: number
  height: number
}

/** A rectangle from `low` to `high` in both axes. */
export interface Rectangle {
  low: Position
  high: Position
}

/** The parts of a line within a rectangle (Liang and Barsky, 1984). */
export function clippedLine(line: readonly Position[], within: Rectangle): Position[][] {
  const parts: Position[][] = []
  let part: Position[] = []
  line.slice(1).forEach((to, at) => {
    const inside = clippedStep(line[at]!, to, within)
    if (inside === null) return
    const [from, end] = inside
    const last = part.at(-1)
    if (last && last[0] === from[0] && last[1] === from[1]) part.push(end)
    else parts.push((part = [from, end]))
  })
  return parts
}

function clippedStep(from: Position, to: Position, { low, high }: Rectangle): [Position, Position] | null {
  let [enters, leaves] = [0, 1]
  const step = [to[0]! - from[0]!, to[1]! - from[1]!]
  for (const axis of [0, 1]) {
    for (const [edge, sign] of [
      [low[axis]!, -1],
      [high[axis]!, 1],
    ] as const) {
      const speed = sign * step[axis]!
      const room = sign * (edge - from[axis]!)
      if (speed === 0 && room < 0) return null
      if (speed > 0) leaves = Math.min(leaves, room / speed)
      if (speed < 0) enters = Math.max(enters, room / speed)
    }
  }
  if (enters >= leaves) return null
  const at = (share: number): Position => [from[0]! + share * step[0]!, from[1]! + share * step[1]!]
  return [enters === 0 ? from : at(enters), leaves === 1 ? to : at(leaves)]
}

/** A ring cut to a rectangle (Sutherland and Hodgman, 1974); empty where it lies outside. */
export function clippedRing(ring: readonly Position[], { low, high }: Rectangle): Position[] {
  let points = ring.slice(0, -1)
  for (const axis of [0, 1]) {
    for (const [edge, sign] of [
      [low[axis]!, 1],
      [high[axis]!, -1],
    ] as const) {
      const inside = (point: Position) => sign * (point[axis]! - edge) >= 0
      points = points.flatMap((point, at) => {
        const before = points.at(at - 1)!
        const share = (edge - before[axis]!) / (point[axis]! - before[axis]!)
        const crossing = [0, 1].map((each) => before[each]! + share * (point[each]! - before[each]!))
        if (inside(point)) return inside(before) ? [point] : [crossing, point]
        return inside(before) ? [crossing] : []
      })
    }
  }
  return points.length > 2 ? [...points, points[0]!] : []
}

/** Step of the grid on which a name's place is looked for. */
const GRID = 8
/** Names keep this far from the frame. */
const EDGE = 8

/** Where a text box lies deepest within rings; `fits` if all of it does. Null where it can't even be centered. */
export function roomiestPoint(
  rings: readonly Position[][],
  box: Size,
  frame: Size,
): { at: [number, number]; fits: boolean } | null {
  let best: { at: [number, number]; fits: boolean; room: number } | null = null
  for (let y = EDGE + box.height / 2; y <= frame.height - EDGE - box.height / 2; y += GRID) {
    for (let x = EDGE + box.width / 2; x <= frame.width - EDGE - box.width / 2; x += GRID) {
      if (!isWithin([x, y], rings)) continue
      const fits = corners(x, y, box).every((corner) => isWithin(corner, rings))
      const room = depth([x, y], rings) + (fits ? 1e4 : 0)
      if (room > (best?.room ?? 0)) best = { at: [Math.round(x), Math.round(y)], fits, room }
    }
  }
  return best && { at: best.at, fits: best.fits }
}

const corners = (x: number, y: number, { width, height }: Size): Position[] =>
  [-0.5, -0.25, 0, 0.25, 0.5].flatMap((share) => [-0.5, 0.5].map((side) => [x + share * width, y + side * height]))

/** Even-odd rule. */
function isWithin([x, y]: Position, rings: readonly Position[][]): boolean {
  let within = false
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at += 1) {
      const [[ax, ay], [bx, by]] = [ring[at - 1]!, ring[at]!]
      if (ay! > y! !== by! > y! && x! < ((bx! - ax!) * (y! - ay!)) / (by! - ay!) + ax!) within = !within
    }
  }
  return within
}

/** Distance to the nearest border. A name is wide: what lies beside it counts half. */
function depth([x, y]: Position, rings: readonly Position[][]): number {
  let least = Infinity
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at += 1) {
      const [[ax, ay], [bx, by]] = [ring[at - 1]!, ring[at]!]
      const [px, py] = [(x! - ax!) / 2, y! - ay!]
      const [dx, dy] = [(bx! - ax!) / 2, by! - ay!]
      const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
      least = Math.min(least, Math.hypot(px - share * dx, py - share * dy))
    }
  }
  return least
}

/** Without its flattest corners (Visvalingam and Whyatt, 1993). */
export function simplified(line: readonly Position[], leastArea: number): Position[] {
  const kept = [...line]
  const areas = kept.map((_, at) => areaAt(kept, at))
  while (kept.length > 2) {
    const least = Math.min(...areas)
    if (least >= leastArea) break
    const at = areas.indexOf(least)
    kept.splice(at, 1)
    areas.splice(at, 1)
    areas[at - 1] = areaAt(kept, at - 1)
    if (at < kept.length) areas[at] = areaAt(kept, at)
  }
  return kept
}

function areaAt(line: readonly Position[], at: number): number {
  const [before, corner, after] = [line[at - 1], line[at], line[at + 1]]
  if (!before || !corner || !after) return Infinity
  return (
    Math.abs(
      (corner[0]! - before[0]!) * (after[1]! - before[1]!) - (after[0]! - before[0]!) * (corner[1]! - before[1]!),
    ) / 2
  )
}

/** 'M1 2l3 4-1 2': the first point, then the steps, in whole units. */
export function pathOf(line: readonly Position[]): string {
  const points = line.map(([x, y]) => [Math.round(x!), Math.round(y!)] as const)
  const steps = points
    .slice(1)
    .map(([x, y], at) => [x - points[at]![0], y - points[at]![1]] as const)
    .filter(([x, y]) => x !== 0 || y !== 0)
    .map(([x, y]) => `${x} ${y}`.replace(' -', '-'))
  return steps.length === 0
    ? ''
    : `M${points[0]!.join(' ').replace(' -', '-')}l${steps.join(' ').replaceAll(' -', '-')}`
}
