import { useRef, useState, type RefObject } from 'react'

export interface ReturnFocus {
  /** What has the focus now gets it back later. */
  note: () => void
  giveBack: () => void
}

/** Gives the focus back to where the visitor came from when something over the map closes: to the frame where that is gone. */
export function useReturnFocus(frame: RefObject<HTMLElement | null>): ReturnFocus {
  const origin = useRef<Element>(null)
  const [focus] = useState((): ReturnFocus => ({
    note() {
      const { activeElement } = document
      // The frame only holds the focus for what has just closed.
      if (activeElement !== frame.current) origin.current = activeElement
    },
    giveBack() {
      const { current } = origin
      const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body
      ;(isThere ? current : frame.current)?.focus()
    },
  }))
  return focus
}
