// Lines that carry the same words, joined end to end: fewer points, and a name has room along its street.
import { lineCommands, linesOf, simplified, type TileLine, type TilePoint } from './tile-geometry.ts'
import type { TileFeature } from './vector-tile.ts'

const keyOf = ([x, y]: TilePoint) => x * 65_536 + y
const isClosed = (line: TileLine) => keyOf(line[0]!) === keyOf(line.at(-1)!)

/** One feature for all lines with the same properties, joined where just two of them meet, and simplified. */
export function joinedLines(features: readonly TileFeature[], tolerance: number): TileFeature[] {
  const alike = new Map<string, { properties: TileFeature['properties']; lines: TileLine[] }>()
  for (const { geometry, properties } of features) {
    const key = JSON.stringify(properties)
    const found = alike.get(key) ?? { properties, lines: [] }
    alike.set(key, found)
    found.lines.push(...linesOf(geometry))
  }
  return [...alike.values()].flatMap(({ properties, lines }) => {
    const simpler = joined(lines).map((line) => withoutRepeats(simplified(line, tolerance)))
    const geometry = lineCommands(simpler)
    return geometry.length > 0 ? [{ type: 2, geometry, properties }] : []
  })
}

const withoutRepeats = (line: TileLine): TileLine =>
  line.filter((point, index) => {
    const before = line[index - 1]
    return !before || index === line.length - 1 || point[0] !== before[0] || point[1] !== before[1]
  })

/** The lines that are left, by their ends. */
class OpenLines {
  readonly lines = new Set<TileLine>()
  private readonly atEnd = new Map<number, Set<TileLine>>()

  add(line: TileLine): void {
    this.lines.add(line)
    for (const end of [line[0]!, line.at(-1)!]) {
      const key = keyOf(end)
      const there = this.atEnd.get(key) ?? new Set()
      this.atEnd.set(key, there)
      there.add(line)
    }
  }

  remove(line: TileLine): void {
    this.lines.delete(line)
    for (const end of [line[0]!, line.at(-1)!]) this.atEnd.get(keyOf(end))?.delete(line)
  }

  /** The only other line at an end of this one; undefined if there are none or several. */
  onlyOther(line: TileLine, end: TilePoint): TileLine | undefined {
    const others = [...(this.atEnd.get(keyOf(end)) ?? [])].filter((other) => other !== line)
    return others.length === 1 ? others[0] : undefined
  }
}

function joined(lines: readonly TileLine[]): TileLine[] {
  const open = new OpenLines()
  const seen = new Set<string>()
  for (const line of lines) {
    const text = line.join(';')
    if (line.length < 2 || seen.has(text)) continue
    seen.add(text)
    open.add(line)
  }
  const starts = [...open.lines]
  for (const start of starts) {
    if (open.lines.has(start)) extend(open, start)
  }
  return [...open.lines]
}

/** Joins a line with its neighbors for as long as it has one. */
function extend(open: OpenLines, start: TileLine): void {
  let line: TileLine | null = start
  while (line) line = joinedOnce(open, line)
}

function joinedOnce(open: OpenLines, line: TileLine): TileLine | null {
  for (const atEnd of [false, true]) {
    const end = atEnd ? line.at(-1)! : line[0]!
    const other = open.onlyOther(line, end)
    if (!other) continue
    if (isClosed(line)) return null
    open.remove(other)
    open.remove(line)
    const longer = atEnd ? [...line, ...from(other, end).slice(1)] : [...to(other, end), ...line.slice(1)]
    open.add(longer)
    return longer
  }
  return null
}

const from = (line: TileLine, point: TilePoint): TileLine =>
  keyOf(line[0]!) === keyOf(point) ? line : line.toReversed()
const to = (line: TileLine, point: TilePoint): TileLine =>
  keyOf(line.at(-1)!) === keyOf(point) ? line : line.toReversed()
