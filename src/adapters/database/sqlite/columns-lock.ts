import type { SharedArrays } from './shared-arrays.ts'

/** Timeout of waiting for another thread, ms: a search takes a fraction of it, so the other one must have died. */
const PATIENCE = 10_000

const [TURN, SEARCHES] = [0, 1]

/** Lets threads search columns together and change them alone. A search begins, and columns change, in a thread's turn. */
export class ColumnsLock {
  readonly #cells: Int32Array

  constructor(arrays: SharedArrays) {
    this.#cells = arrays.int32(2)
  }

  /**
   * Calls `prepare` in this thread's turn and begins a search if it returns true; returns whether one has begun. Also false
   * where another thread died in its turn. What `prepare` throws goes on.
   */
  beginSearch(prepare: () => boolean): boolean {
    if (!this.#takeTurn()) return false
    try {
      const isReady = prepare()
      if (isReady) Atomics.add(this.#cells, SEARCHES, 1)
      return isReady
    } finally {
      Atomics.store(this.#cells, TURN, 0)
      Atomics.notify(this.#cells, TURN, 1)
    }
  }

  endSearch(): void {
    Atomics.sub(this.#cells, SEARCHES, 1)
    Atomics.notify(this.#cells, SEARCHES)
  }

  /** Waits, in this thread's turn, until no search goes on; false where one never ends. */
  awaitSearches(): boolean {
    const going = () => Atomics.load(this.#cells, SEARCHES)
    for (let searches = going(); searches > 0; searches = going()) {
      if (Atomics.wait(this.#cells, SEARCHES, searches, PATIENCE) === 'timed-out') return false
    }
    return true
  }

  #takeTurn(): boolean {
    while (Atomics.compareExchange(this.#cells, TURN, 0, 1) !== 0) {
      if (Atomics.wait(this.#cells, TURN, 1, PATIENCE) === 'timed-out') return false
    }
    return true
  }
}
