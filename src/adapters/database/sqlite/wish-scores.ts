import type { RankCounts } from '#domain/match/ranking.ts'
import { FULL } from '#domain/match/wishes.ts'
import { pageWindow, PAGE_SIZE } from '#domain/search/search.ts'
import type { WishConditions } from '../listings/wish-conditions.ts'
import { indexesIn, type HomeSet } from './home-set.ts'

/** No home that was found. */
const NOWHERE = -1

/** Adds up the points that the homes found get for wishes. */
export class WishScores {
  /** The homes found, ascending. */
  readonly indexes: Uint32Array
  /** By the index of each home of all, where it stands among those found. */
  readonly #places: Int32Array
  readonly #points: Uint16Array
  /** How many wishes each home meets entirely. */
  readonly #met: Uint8Array
  #wishes = 0

  constructor(found: HomeSet, homes: number) {
    this.indexes = indexesIn(found)
    this.#places = new Int32Array(homes).fill(NOWHERE)
    for (let place = 0; place < this.indexes.length; place++) this.#places[this.indexes[place]!] = place
    this.#points = new Uint16Array(this.indexes.length)
    this.#met = new Uint8Array(this.indexes.length)
  }

  /** Gives the points of a wish: of each home found those of the first step it meets. */
  add(steps: readonly WishConditions[], firstSteps: Uint8Array): void {
    this.#wishes++
    const points = Uint16Array.from([...steps.map((step) => step.points), 0])
    for (let place = 0; place < firstSteps.length; place++) {
      const given = points[firstSteps[place]!]!
      this.#points[place]! += given
      if (given === FULL) this.#met[place]!++
    }
  }

  counts(): RankCounts {
    let [full, nearly] = [0, 0]
    for (const met of this.#met) {
      if (met === this.#wishes) full++
      else if (met === this.#wishes - 1) nearly++
    }
    return { total: this.indexes.length, full, nearly }
  }

  /** The indexes of a page: served homes first, most points first, of equals in this order. Sorted by counting. */
  page(
    { indexes, isReversed }: { indexes: Uint32Array; isReversed: boolean },
    isServed: (index: number) => boolean,
    wanted: number,
  ): number[] {
    const most = this.#wishes * FULL
    const ranks = new Uint16Array(this.indexes.length)
    for (let place = 0; place < ranks.length; place++) {
      ranks[place] = (isServed(this.indexes[place]!) ? 0 : most + 1) + most - this.#points[place]!
    }
    const next = startsOf(ranks, 2 * (most + 1))
    const { offset } = pageWindow(ranks.length, wanted)
    const page: number[] = []
    for (let at = 0; at < indexes.length; at++) {
      const index = indexes[isReversed ? indexes.length - 1 - at : at]!
      const place = this.#places[index]!
      if (place === NOWHERE) continue
      const shown = next[ranks[place]!]!++ - offset
      if (shown >= 0 && shown < PAGE_SIZE) page[shown] = index
    }
    return page
  }
}

/** Where the homes of each rank start. */
function startsOf(ranks: Uint16Array, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1)
  for (const rank of ranks) starts[rank + 1]!++
  for (let rank = 1; rank <= count; rank++) starts[rank]! += starts[rank - 1]!
  return starts
}
