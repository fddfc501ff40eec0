import type { MoveCause } from '#ports/browser/map-view.ts'

/**
 * Tells moves that the visitor meant from those that only help to see something: a group that was pressed or a place
 * that was found moves the map by a call of the page, and yet at the visitor's wish.
 */
export interface MoveSource {
  /** The page's next moves are the visitor's wish. */
  wished(): void
  /** The page's next moves are its own. */
  unasked(): void
  isVisitors(cause: MoveCause): boolean
  /** Which wish the page is moving the map for, in numbers; null where a hand moves it or nobody wished. */
  wish(): number | null
}

export function createMoveSource(): MoveSource {
  let wished = false
  let wishes = 0
  return {
    wished() {
      wished = true
      wishes += 1
    },
    unasked() {
      wished = false
    },
    isVisitors(cause) {
      if (cause === 'page') return wished
      // Whatever was on its way has been overtaken.
      wished = false
      return true
    },
    wish: () => (wished ? wishes : null),
  }
}
