import type { WorldPoint } from './archive-features.ts'

/** Ends nearer than this are one point: tiles round each for itself; about 3 m. */
const SAME_END = 6

/** Joins steps into lines as long as possible, the same for the same steps. */
export function joinedLines(steps: readonly (readonly WorldPoint[])[]): WorldPoint[][] {
  const each = new Map(steps.map((step) => [step.map(String).toSorted().join(' '), [...step]]))
  const lines = [...each.values()].filter(([from, to]) => String(from) !== String(to))
  return joinedWithin(joinedWithin(lines, 0), SAME_END)
}

/** Joins lines whose ends are at most so far apart, until no two are left. */
function joinedWithin(lines: WorldPoint[][], gap: number): WorldPoint[][] {
  const [open, closed] = [[...lines], [] as WorldPoint[][]]
  while (open.length > 0) {
    let line = open.pop()!
    for (let next = nextOf(line, open, gap); next; next = nextOf(line, open, gap)) {
      open.splice(next.at, 1)
      line = next.line
    }
    closed.push(line)
  }
  return closed
}

/** The line continued by the first of the others that meets one of its ends; null if none does. */
function nextOf(
  line: WorldPoint[],
  others: readonly WorldPoint[][],
  gap: number,
): { at: number; line: WorldPoint[] } | null {
  for (const [at, other] of others.entries()) {
    if (meets(line.at(-1)!, other[0]!, gap)) return { at, line: [...line, ...other.slice(1)] }
    if (meets(line.at(-1)!, other.at(-1)!, gap)) return { at, line: [...line, ...other.toReversed().slice(1)] }
    if (meets(line[0]!, other.at(-1)!, gap)) return { at, line: [...other, ...line.slice(1)] }
    if (meets(line[0]!, other[0]!, gap)) return { at, line: [...other.toReversed(), ...line.slice(1)] }
  }
  return null
}

const meets = ([x, y]: WorldPoint, [otherX, otherY]: WorldPoint, gap: number): boolean =>
  Math.abs(x - otherX) <= gap && Math.abs(y - otherY) <= gap

/** Without the points that lie at most `tolerance` beside the rest (Ramer 1972, Douglas and Peucker 1973). */
export function simplifiedLine(line: readonly WorldPoint[], tolerance: number): WorldPoint[] {
  const [from, to] = [line[0]!, line.at(-1)!]
  let [farthest, distance] = [0, tolerance]
  for (let at = 1; at < line.length - 1; at++) {
    const beside = distanceToStep(line[at]!, from, to)
    if (beside > distance) [farthest, distance] = [at, beside]
  }
  if (farthest === 0) return [from, to]
  const before = simplifiedLine(line.slice(0, farthest + 1), tolerance)
  return [...before, ...simplifiedLine(line.slice(farthest), tolerance).slice(1)]
}

function distanceToStep([x, y]: WorldPoint, [fromX, fromY]: WorldPoint, [toX, toY]: WorldPoint): number {
  const [across, down] = [toX - fromX, toY - fromY]
  const length = across ** 2 + down ** 2
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * across + (y - fromY) * down) / length))
  return Math.hypot(x - fromX - share * across, y - fromY - share * down)
}

export const lengthOf = (lines: readonly (readonly WorldPoint[])[]): number =>
  lines
    .flatMap((line) => line.slice(1).map(([x, y], at) => Math.hypot(x - line[at]![0], y - line[at]![1])))
    .reduce((sum, step) => sum + step, 0)
