/** What is used of the element that scrolls. */
export type Track = Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollTo'>

/** A track that has not scrolled for so long rests, ms. Not every supported browser says so itself (`scrollend`). */
export const REST = 150

/** Tells the scrolling that a visitor does on a track of pictures from that which follows the index. */
export interface TrackScroll {
  /** Scrolls to the index that is shown now. */
  follow: (track: Track, index: number) => void
  /** Puts the shown index in place after a change of size. */
  place: (track: Track) => void
  /** Call for each scroll event. The index to which the visitor has scrolled; null while the track follows. */
  scrolled: (track: Track) => number | null
  /** The visitor's hand is on the track. */
  takeOver: () => void
}

/** Begins at an index; a track that is not laid out yet shows index 0. */
export function trackScroll(first: number): TrackScroll {
  let shown = first
  // While it follows, neither the indexes it passes count nor one to which the browser snaps back: a key pressed would be lost.
  let isFollowing = false
  let resting: ReturnType<typeof setTimeout> | undefined

  const end = () => {
    clearTimeout(resting)
    isFollowing = false
  }
  const waitForRest = (atRest: () => void) => {
    clearTimeout(resting)
    resting = setTimeout(atRest, REST)
  }
  /** Goes back, once, where the browser came to rest at another index. */
  const restOf = (track: Track) => () => (indexInView(track) === shown ? end() : move(track, 'instant', end))

  function move(track: Track, behavior: ScrollBehavior, atRest = restOf(track)) {
    if (track.clientWidth === 0) return end()
    isFollowing = true
    track.scrollTo({ left: shown * track.clientWidth, behavior })
    waitForRest(atRest)
  }

  return {
    follow(track, index) {
      shown = index
      const distance = Math.abs(index - indexInView(track))
      // On its way to another index it would pass this one without stopping.
      if (distance > 0 || isFollowing) move(track, distance > 1 ? 'instant' : 'auto')
    },
    place: (track) => move(track, 'instant'),
    scrolled(track) {
      if (!isFollowing) return indexInView(track)
      waitForRest(restOf(track))
      return null
    },
    takeOver: end,
  }
}

const indexInView = ({ scrollLeft, clientWidth }: Track): number => Math.round(scrollLeft / Math.max(clientWidth, 1))
