import { MAX_STATIONS } from '#domain/commute/timetable.ts'
import type { Condition } from '../listings/filter-columns.ts'
import type { NearWays, CommuteSum } from '../listings/near-ways.ts'
import { dropHome, indexesIn, type HomeSet } from './home-set.ts'
import type { ColumnArray, SharedArrays } from './shared-arrays.ts'
import { SharedTexts } from './shared-texts.ts'

/** Minutes in a byte; a stored way takes less. */
const MAX_MINUTES = 2 ** 8 - 1

/**
 * The ways from homes to the stations in reach, one after the other for each home: the code of the station, the minutes on foot
 * and the quickest, in 16, 8 and 8 bits. Ways that change go to the end where there are more of them.
 */
export class HomeWays {
  readonly #stations: SharedTexts
  readonly #ways: Uint32Array
  /** Number of ways used. */
  readonly #used: Uint32Array
  /** Where each home's ways start, and how many there are. */
  readonly #starts: Uint32Array
  readonly #counts: Uint16Array

  constructor(arrays: SharedArrays, homes: number, ways: number) {
    this.#stations = new SharedTexts(arrays, MAX_STATIONS)
    this.#ways = arrays.uint32(ways)
    this.#used = arrays.uint32(1)
    this.#starts = arrays.uint32(homes)
    this.#counts = arrays.uint16(homes)
  }

  /** The arrays with one value for each home, at its index. */
  get perHome(): readonly ColumnArray[] {
    return [this.#starts, this.#counts]
  }

  /** Whether there is room for all of these texts, as they are stored in `listings`, even if each goes to the end. */
  canHold(texts: readonly string[]): boolean {
    const all = texts.map(waysIn)
    const ways = all.reduce((sum, { length }) => sum + length, 0)
    const areStations = all.every((some) => some.every(([id]) => this.#stations.codeOf(id) !== null))
    return areStations && this.#used[0]! + ways <= this.#ways.length
  }

  /** Stores the ways of a further home, for which there is room. */
  add(index: number, text: string): void {
    this.#counts[index] = 0
    this.change(index, text)
  }

  change(index: number, text: string): void {
    const ways = waysIn(text)
    if (ways.length > this.#counts[index]!) {
      this.#starts[index] = this.#used[0]!
      this.#used[0]! += ways.length
    }
    this.#counts[index] = ways.length
    for (const [at, [id, [onFoot, quickest]]] of ways.entries()) {
      const minutes = (Math.min(onFoot, MAX_MINUTES) << 8) | Math.min(quickest, MAX_MINUTES)
      this.#ways[this.#starts[index]! + at] = (this.#stations.codeOf(id)! << 16) | minutes
    }
  }

  /** Deselects the homes that aren't in reach. */
  keep(set: HomeSet, { longest, onFoot }: Condition & { kind: 'ways' }): void {
    const [ways, starts, counts] = [this.#ways, this.#starts, this.#counts]
    const most = this.#byCode(longest, 0)
    const shift = onFoot ? 8 : 0
    for (const index of indexesIn(set)) {
      const end = starts[index]! + counts[index]!
      let at = starts[index]!
      while (at < end && ((ways[at]! >>> shift) & MAX_MINUTES) > most[ways[at]! >>> 16]!) at++
      if (at === end) dropHome(set, index)
    }
  }

  /** Of each home at these indexes, which of the conditions it meets first; their number if none. */
  firstMet(indexes: Uint32Array, conditions: readonly (Condition & { kind: 'ways' })[]): Uint8Array {
    const [ways, starts, counts] = [this.#ways, this.#starts, this.#counts]
    const most = conditions.map(({ longest }) => this.#byCode(longest, 0))
    const shift = conditions[0]!.onFoot ? 8 : 0
    const first = new Uint8Array(indexes.length)
    for (let place = 0; place < indexes.length; place++) {
      const start = starts[indexes[place]!]!
      const end = start + counts[indexes[place]!]!
      let met = most.length
      for (let at = start; at < end && met > 0; at++) {
        const way = (ways[at]! >>> shift) & MAX_MINUTES
        const station = ways[at]! >>> 16
        let step = 0
        while (step < met && way > most[step]![station]!) step++
        met = step
      }
      first[place] = met
    }
    return first
  }

  /** The shortest commutes of the homes at these indexes, minutes; Infinity where none is known. */
  commutes(indexes: Uint32Array, { rides, walk }: CommuteSum): Float64Array {
    const [ways, starts, counts] = [this.#ways, this.#starts, this.#counts]
    const minutes = this.#byCode(rides, Infinity)
    const [shift, most] = walk === null ? [0, MAX_MINUTES] : [8, walk]
    return Float64Array.from(indexes, (index) => {
      let shortest = Infinity
      for (let at = starts[index]!, end = at + counts[index]!; at < end; at++) {
        const way = (ways[at]! >>> shift) & MAX_MINUTES
        if (way <= most) shortest = Math.min(shortest, way + minutes[ways[at]! >>> 16]!)
      }
      return shortest
    })
  }

  /** Numbers by the codes of the stations; `missing` for those without one. */
  #byCode(numbers: Readonly<Record<string, number>>, missing: number): Float64Array {
    return Float64Array.from(this.#stations.all(), (id) => numbers[id] ?? missing)
  }
}

const waysIn = (text: string) => Object.entries(JSON.parse(text) as NearWays)
