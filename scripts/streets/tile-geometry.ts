// Lines and rings of a tile: from and to its commands, and simpler.

export type TilePoint = [x: number, y: number]
export type TileLine = TilePoint[]

const MOVE_TO = 1
const CLOSE_PATH = 7
const MOVE_ONCE = 9
const CLOSE = 15
const lineTo = (count: number) => (count << 3) | 2

const fromZigzag = (value: number) => (value >>> 1) ^ -(value & 1)
const toZigzag = (value: number) => ((value << 1) ^ (value >> 31)) >>> 0

/** The lines of a feature; a ring ends with its first point. */
export function linesOf(geometry: readonly number[]): TileLine[] {
  const lines: TileLine[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < geometry.length;) {
    const command = geometry[at]! & 7
    const count = geometry[at++]! >>> 3
    if (command === CLOSE_PATH) {
      const ring = lines.at(-1)
      if (ring) ring.push([...ring[0]!])
      continue
    }
    for (let step = 0; step < count; step++) {
      x += fromZigzag(geometry[at++]!)
      y += fromZigzag(geometry[at++]!)
      if (command === MOVE_TO) lines.push([[x, y]])
      else lines.at(-1)!.push([x, y])
    }
  }
  return lines
}

/** The commands of lines; those of one point are left out. */
export const lineCommands = (lines: readonly TileLine[]): number[] =>
  commands(
    lines.filter(({ length }) => length > 1),
    [],
  )

/** The commands of rings that don't repeat their first point. */
export const ringCommands = (rings: readonly TileLine[]): number[] => commands(rings, [CLOSE])

function commands(lines: readonly TileLine[], end: readonly number[]): number[] {
  const written: number[] = []
  let [x, y] = [0, 0]
  for (const line of lines) {
    line.forEach((point, index) => {
      if (index === 0) written.push(MOVE_ONCE)
      if (index === 1) written.push(lineTo(line.length - 1))
      written.push(toZigzag(point[0] - x), toZigzag(point[1] - y))
      ;[x, y] = point
    })
    written.push(...end)
  }
  return written
}

/** Twice signed, positive for an outer ring. `ring` doesn't repeat its first point. */
export function ringArea(ring: readonly TilePoint[]): number {
  let area = 0
  ring.forEach(([x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1)!
    area += (beforeX - x) * (y + beforeY)
  })
  return area / 2
}

/** A line without the points that lie nearer than `tolerance` to what is left (Douglas and Peucker, 1973). */
export function simplified(line: readonly TilePoint[], tolerance: number): TileLine {
  if (line.length < 3) return [...line]
  const isKept = new Uint8Array(line.length)
  isKept[0] = isKept[line.length - 1] = 1
  const spans: [first: number, last: number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const farthest = farthestPoint(line, span, tolerance)
    if (farthest === null) continue
    isKept[farthest] = 1
    spans.push([span[0], farthest], [farthest, span[1]])
  }
  return line.filter((_, index) => isKept[index])
}

function farthestPoint(line: readonly TilePoint[], [first, last]: [number, number], tolerance: number): number | null {
  const [fromX, fromY] = line[first]!
  const [alongX, alongY] = [line[last]![0] - fromX, line[last]![1] - fromY]
  const length = alongX * alongX + alongY * alongY
  let farthest: number | null = null
  let most = tolerance * tolerance
  for (let index = first + 1; index < last; index++) {
    const [x, y] = [line[index]![0] - fromX, line[index]![1] - fromY]
    const share = length ? Math.max(0, Math.min(1, (x * alongX + y * alongY) / length)) : 0
    const [offX, offY] = [x - share * alongX, y - share * alongY]
    const distance = offX * offX + offY * offY
    if (distance > most) {
      most = distance
      farthest = index
    }
  }
  return farthest
}
