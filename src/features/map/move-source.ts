import type { MoveCause } from '#ports/browser/map-view.ts'

/**
 * Tells moves the visitor asked for from the page's own. A cluster that was pressed or a place that was found makes the
 * page move the map, but at the visitor's request.
 */
export interface MoveSource {
  /** The page's next moves carry out a visitor's request. */
  byVisitor(): void
  /** The page's next moves are its own. */
  byPage(): void
  isVisitors(cause: MoveCause): boolean
  /** The number of the visitor's request that the page is carrying out, or null. */
  requestId(): number | null
}

export function createMoveSource(): MoveSource {
  let isRequested = false
  let requests = 0
  return {
    byVisitor() {
      isRequested = true
      requests += 1
    },
    byPage() {
      isRequested = false
    },
    isVisitors(cause) {
      if (cause === 'page') return isRequested
      // A move by hand ends the request that was being carried out.
      isRequested = false
      return true
    },
    requestId: () => (isRequested ? requests : null),
  }
}
