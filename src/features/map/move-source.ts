import type { MoveCause } from '#ports/map-view.ts'

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
}

export function createMoveSource(): MoveSource {
  let wished = false
  return {
    wished() {
      wished = true
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
  }
}
